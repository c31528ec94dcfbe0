import { z } from 'zod';
import { type Contract, instantSchema, pageMeta, pageQuery } from '../endpoint.contract.ts';
import { brandQuery } from './office.contract.ts';
import { csvSchema, MAX_STATEMENT_BODY_BYTES } from './statement-file.contract.ts';
import { rowErrorSchema, statementMappingSchema } from './statement-mapping.contract.ts';

export const statementsContract = {
  method: 'POST',
  path: '/office/statements',
  summary: "Takes a bank's statement in as CSV; lines that are known already are not added again.",
  access: 'operator',
  permission: 'statements.import',
  maxBodyBytes: MAX_STATEMENT_BODY_BYTES,
  query: z.object(brandQuery),
  body: z.strictObject({
    file_name: z.string().min(1).max(200),
    csv: csvSchema,
    /** Kept for the bank's next statement; left out, what was kept counts, and before that the documented columns. */
    mapping: statementMappingSchema.optional(),
  }),
  data: z.object({
    read: z.int(),
    added: z.int(),
    known: z.int(),
    /** Of those added, lines that say the same as another one before them in the file; each counts. */
    twins: z.int(),
    outgoing: z.int(),
    errors: z.array(rowErrorSchema),
  }),
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;

export const statementListContract = {
  method: 'GET',
  path: '/office/statements',
  summary: 'The account whose statements are taken in, the columns of its bank, and what was taken in.',
  access: 'operator',
  permission: 'statements.import',
  query: z.object({ ...pageQuery, ...brandQuery }),
  data: z.object({
    account: z
      .object({
        bank_code: z.string(),
        bank_name: z.string(),
        account_no: z.string(),
        holder: z.string(),
      })
      .nullable(),
    mapping: statementMappingSchema,
    statements: z.array(
      z.object({
        id: z.string(),
        file_name: z.string(),
        lines_read: z.int(),
        lines_added: z.int(),
        imported_by: z.string().nullable(),
        imported_at: instantSchema,
      }),
    ),
  }),
  meta: pageMeta,
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;
