import { z } from 'zod';
import { type Contract, dateSchema } from '#api/endpoint.contract.ts';
import { DAY_EXPORTS } from '#terms/exported-lists.ts';
import { brandQuery } from '../office.contract.ts';

export const exportsContract = {
  method: 'GET',
  path: '/office/exports/{kind}',
  summary:
    "A brand's orders, payments, members (masked) or log as CSV that no spreadsheet runs; at most 50,000 rows of 366 days.",
  access: 'operator',
  params: z.object({ kind: z.enum(DAY_EXPORTS) }),
  /** Days of the brand's zone, both included; left out, the last thirty. */
  query: z.object({ ...brandQuery, from: dateSchema.optional(), to: dateSchema.optional() }),
  data: z.null(),
  file: { type: 'text/csv; charset=utf-8' },
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;
