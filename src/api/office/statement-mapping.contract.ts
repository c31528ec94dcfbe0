import { z } from 'zod';

const column = z.string().min(1).max(100);

/** What a bank calls the columns of its statements. */
export const statementMappingSchema = z.strictObject({
  booking_date: column,
  amount: column,
  memo: column,
  counter_account: column,
});

/** A row that cannot be read, by its number in the file; the heading is row 1. */
export const rowErrorSchema = z.object({ row: z.int(), problem: z.enum(['booking_date', 'amount']) });
