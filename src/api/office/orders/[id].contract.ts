import { z } from 'zod';
import { COUPON_TYPES, PERIOD_STATUSES } from '#terms/orders.ts';
import { type Contract, instantSchema } from '../../endpoint.contract.ts';
import { orderSchema, orderTimelineSchema } from '../../order.contract.ts';
import { bankLineSchema } from '../bank-line.contract.ts';
import { brandQuery } from '../office.contract.ts';

const ledgerAccountSchema = z.enum(['bank', 'member_funds', 'revenue', 'owed']);

export const officeOrderContract = {
  method: 'GET',
  path: '/office/orders/{id}',
  summary:
    'One order: what it was made of, what happened, what came in, what the books say, what can be done.',
  access: 'operator',
  permission: 'orders.view',
  params: z.object({ id: z.uuid() }),
  query: z.object(brandQuery),
  data: z.object({
    order: orderSchema,
    member: z.object({
      uuid: z.string(),
      nick_name: z.string(),
      email_masked: z.string(),
      status: z.string(),
    }),
    coupon: z.object({ code: z.string(), type: z.enum(COUPON_TYPES), value: z.int() }).nullable(),
    /** The purchase terms that were agreed to, by the hash of their text. */
    terms: z.object({
      version: z.int(),
      sha256: z.string(),
      language: z.string(),
      declared_age: z.int(),
    }),
    reported_at: instantSchema.nullable(),
    closed_at: instantSchema.nullable(),
    waiting_since: instantSchema,
    is_overdue: z.boolean(),
    timeline: z.array(
      orderTimelineSchema.element.extend({
        /** The operator's address where one acted. */
        actor: z.string().nullable(),
        received: z.number().nullable(),
        missing: z.number().nullable(),
        problem: z.string().nullable(),
        receipt_no: z.string().nullable(),
      }),
    ),
    payments: z.array(
      z.object({
        id: z.string(),
        amount: z.int(),
        paid_on: z.string(),
        reference: z.string(),
        /** Null where an operator read it at the bank themselves. */
        bank_line_id: z.string().nullable(),
        /** What that line says; null for anyone who does not confirm orders. */
        line: bankLineSchema.nullable(),
        /** Whether an operator typed it; with a line of the bank it was matched since. */
        typed: z.boolean(),
        recorded_by: z.string().nullable(),
        recorded_at: instantSchema,
      }),
    ),
    /** Debits are positive; each entry sums to zero. */
    ledger: z.array(
      z.object({
        id: z.string(),
        at: instantSchema,
        kind: z.enum(['payment', 'sale', 'owed', 'reversal']),
        note: z.string(),
        actor: z.string().nullable(),
        postings: z.array(z.object({ account: ledgerAccountSchema, amount: z.int() })),
      }),
    ),
    balances: z.record(ledgerAccountSchema, z.int()),
    period: z
      .object({
        status: z.enum(PERIOD_STATUSES),
        start_at: instantSchema,
        end_at: instantSchema,
      })
      .nullable(),
    /** What waits for a second person about this order. */
    request: z
      .object({
        id: z.string(),
        kind: z.string(),
        reason: z.string(),
        proposed_by: z.string().nullable(),
        proposed_at: instantSchema,
      })
      .nullable(),
    /** Lines of the bank that may have paid it, the likeliest first; empty for anyone who does not confirm orders. */
    lines: z.array(
      z.object({
        line: bankLineSchema,
        reason: z.enum(['virtual_account', 'reference', 'last_five_and_amount', 'amount', 'none']),
      }),
    ),
    /** What the order's state and age allow; whether the operator may follows from their permissions. */
    can: z.object({
      confirm: z.boolean(),
      settle: z.boolean(),
      owe: z.boolean(),
      reject: z.boolean(),
      revive: z.boolean(),
      void: z.boolean(),
    }),
    /** How much less than the amount due counts as paid. */
    tolerance: z.int(),
  }),
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;
