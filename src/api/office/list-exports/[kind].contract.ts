import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { LIST_EXPORTS } from '#terms/exported-lists.ts';
import { brandQuery } from '../office.contract.ts';

export const listExportsContract = {
  method: 'GET',
  path: '/office/list-exports/{kind}',
  summary:
    'A list as its own call gives it, with the same filters and to the same roles, as CSV that no spreadsheet runs; at most 5,000 rows.',
  access: 'operator',
  params: z.object({ kind: z.enum(LIST_EXPORTS) }),
  /** And the filters of the list's own call, which reads them. */
  query: z.looseObject(brandQuery),
  data: z.null(),
  file: { type: 'text/csv; charset=utf-8' },
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;
