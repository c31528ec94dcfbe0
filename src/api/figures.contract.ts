import { z } from 'zod';
import { METHODS } from '#terms/bets.ts';
import { RECORD_ORIGINS, RECORD_WINDOWS } from '#terms/results.ts';
import { betting } from './betting.contract.ts';
import { instantSchema } from './endpoint.contract.ts';

/** A share that is never shown without its sample: `k` of `n`, and the 95 % interval after Wilson. Null of nothing. */
export const rateSchema = z.object({
  value: z.number().nullable(),
  k: z.int(),
  n: z.int(),
  interval: z.tuple([z.number(), z.number()]).readonly().nullable(),
});

/** A mean with the number of picks it is taken over. */
export const meanSchema = z.object({ value: z.number().nullable(), n: z.int() });

/** Profit over stake, with a 95 % interval from the spread of the single bets. */
export const returnSchema = meanSchema.extend({
  interval: z.tuple([z.number(), z.number()]).readonly().nullable(),
});

/** What picks amounted to. `n` counts every settled pick, canceled ones included. */
export const summarySchema = z.object({
  n: z.int(),
  win: z.int(),
  lose: z.int(),
  draw: z.int(),
  cancel: z.int(),
  win_rate: rateSchema,
  /** In US cents at units of 100 USD. */
  profit_cents: betting(z.int()),
  staked_cents: betting(z.int()),
  roi: betting(returnSchema),
  /** Mean expected value at publication. */
  expected_value: betting(meanSchema),
  /** Mean margin against the line, in goals, points or runs. */
  margin: meanSchema,
  /** Mean expected value of the taken price under the closing market without its margin. */
  closing_value: betting(meanSchema),
  /** How many beat the closing price. */
  beat_close: betting(rateSchema),
  /** Corrected grades among them (docs/product/picks.md). */
  corrections: z.int(),
  /** Picks that rest on simulated results or prices. */
  simulated: z.int(),
});

/** Days of the brand's zone; both belong to the window. `from` is null where nothing was ever settled. */
export const recordWindowSchema = z.object({
  name: z.enum(['20d', '90d', 'all', 'custom']),
  from: z.iso.date().nullable(),
  until: z.iso.date(),
  days: z.int(),
});

export const originQuerySchema = z.enum(RECORD_ORIGINS);
export const methodSchema = z.enum(METHODS);
export const windowQuerySchema = z.enum(RECORD_WINDOWS);
/** Show what was known at this instant; it cannot lie in the future. */
export const asOfQuery = { as_of: instantSchema.optional() };
