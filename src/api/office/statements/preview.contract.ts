import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { bankLineSchema } from '../bank-line.contract.ts';
import { brandQuery } from '../office.contract.ts';
import { csvSchema, MAX_STATEMENT_BODY_BYTES } from '../statement-file.contract.ts';
import { rowErrorSchema, statementMappingSchema } from '../statement-mapping.contract.ts';

export const statementPreviewContract = {
  method: 'POST',
  path: '/office/statements/preview',
  summary:
    'What taking a statement in would do: which lines are new, known or twins, and which rows are unreadable.',
  access: 'operator',
  permission: 'statements.import',
  maxBodyBytes: MAX_STATEMENT_BODY_BYTES,
  query: z.object(brandQuery),
  body: z.strictObject({
    csv: csvSchema,
    mapping: statementMappingSchema.optional(),
  }),
  data: z.object({
    headings: z.array(z.string()),
    mapping: statementMappingSchema,
    /** Columns of the mapping that the file does not have; where there are any, nothing was read. */
    missing: z.array(z.string()),
    counts: z.object({ new: z.int(), known: z.int(), twin: z.int(), outgoing: z.int() }),
    /** The first 200. */
    lines: z.array(bankLineSchema.omit({ id: true }).extend({ state: z.enum(['new', 'known', 'twin']) })),
    errors: z.array(rowErrorSchema),
  }),
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
