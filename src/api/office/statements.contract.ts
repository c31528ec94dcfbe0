import { z } from 'zod';
import { brandQuery, type OfficeContract } from './office.contract.ts';

export const statementsContract = {
  method: 'POST',
  path: '/office/statements',
  summary: "Takes a bank's statement in as CSV; lines that are known already are not added again.",
  permission: 'statements.import',
  query: z.object(brandQuery),
  body: z.strictObject({
    file_name: z.string().min(1).max(200),
    csv: z.string().min(1).max(3_000_000),
    mapping: z
      .strictObject({
        booking_date: z.string().min(1).max(100),
        amount: z.string().min(1).max(100),
        memo: z.string().min(1).max(100),
        counter_account: z.string().min(1).max(100),
      })
      .optional(),
  }),
  data: z.object({
    read: z.int(),
    added: z.int(),
    known: z.int(),
    outgoing: z.int(),
    faults: z.array(z.object({ row: z.int(), problem: z.enum(['booking_date', 'amount']) })),
  }),
  statuses: [200, 302, 404, 409, 422],
} as const satisfies OfficeContract;
