import { z } from 'zod';
import { type Contract, dateSchema } from '#api/endpoint.contract.ts';
import { orderSchema } from '#api/order.contract.ts';
import { brandQuery } from '../../office.contract.ts';

/** What an operator read at the bank. */
export const typedMoneySchema = z.strictObject({
  amount: z.int().min(1).max(10_000_000),
  paid_on: dateSchema,
  reference: z.string().trim().min(1).max(200),
});

/** Money that was seen: a line of an imported statement, or what an operator typed. */
export const moneySchema = z.union([z.strictObject({ bank_line_id: z.uuid() }), typedMoneySchema]);

export const confirmContract = {
  method: 'POST',
  path: '/office/orders/{id}/confirm',
  summary:
    'Takes money for an order: it is paid, still short, or more than due; without money it settles one in error.',
  access: 'operator',
  permission: 'orders.confirm',
  params: z.object({ id: z.uuid() }),
  query: z.object(brandQuery),
  body: z.strictObject({
    money: moneySchema.optional(),
    /** Of the order as the operator saw it; a later one is refused with who changed it, and when. */
    version: z.int32().min(1).optional(),
  }),
  data: z.object({
    /** `owed`: a second transfer for a paid order; `same_money`: the line is for money that was typed in before. */
    outcome: z.enum(['completed', 'partial', 'error', 'already_confirmed', 'owed', 'same_money']),
    order: orderSchema,
    /** Who confirmed it, where another one had done so before. */
    confirmed_by: z.string().nullable(),
  }),
  statuses: [200, 302, 404, 409, 422],
  idempotent: true,
} as const satisfies Contract;
