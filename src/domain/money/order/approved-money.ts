import { z } from 'zod';

/** Money that an operator typed: no line of the bank confirms it yet. */
export const typedMoneySchema = z.strictObject({
  amount: z.int().positive(),
  paid_on: z.iso.date(),
  reference: z.string().trim().min(1).max(200),
});

/** Money of a request: a line of the bank, or what an operator typed. */
export const requestedMoneySchema = z.union([z.strictObject({ bank_line_id: z.uuid() }), typedMoneySchema]);
