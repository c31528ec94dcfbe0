import { z } from 'zod';

/** Money that came in at the bank, as its statement says. */
export const bankLineSchema = z.object({
  id: z.string(),
  booking_date: z.string(),
  amount: z.int(),
  memo: z.string(),
  counter_account: z.string(),
});
