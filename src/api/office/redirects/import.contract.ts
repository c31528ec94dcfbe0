import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { brandQuery } from '../office.contract.ts';

export const importRedirectsContract = {
  method: 'POST',
  path: '/office/redirects/import',
  summary:
    'Takes redirects in as CSV with the columns path and target, and those of the export: all of them, or none where a row is wrong.',
  access: 'operator',
  permission: 'seo.edit',
  query: z.object(brandQuery),
  body: z.strictObject({
    csv: z.string().min(1).max(500_000),
    /** Only reports what would happen. */
    dry_run: z.boolean(),
  }),
  data: z.object({
    read: z.int(),
    /** How many are new; nothing is added while there are errors. */
    added: z.int(),
    known: z.int(),
    errors: z.array(z.object({ row: z.int(), field: z.string(), text: z.string() })),
  }),
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
