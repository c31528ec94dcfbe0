import { z } from 'zod';
import type { ModelRecord } from './model-report.ts';

const interval = z.tuple([z.number(), z.number()]).nullable();
const rate = z.object({ value: z.number().nullable(), k: z.int(), n: z.int(), interval });
const mean = z.object({ value: z.number().nullable(), n: z.int() });
const counts = { win: z.int(), lose: z.int(), draw: z.int() };

const figures = z.object({
  games: z.int(),
  picks: z.int(),
  ...counts,
  cancel: z.int(),
  win_rate: rate,
  profit_units: z.number(),
  roi: mean.extend({ interval }),
  expected_value: mean,
  closing_value: mean,
  beat_close: rate,
  longest_losing_run: z.int(),
  mean_odds: z.number().nullable(),
});

const bin = z.object({
  from: z.number(),
  until: z.number(),
  n: z.int(),
  forecast: z.number(),
  frequency: z.number(),
});

const record = z.object({
  from: z.string(),
  until: z.string(),
  full: figures,
  last_20_days: figures,
  curve: z.array(z.object({ at: z.string(), picks: z.int(), profit_units: z.number() })),
  months: z.array(
    z.object({
      month: z.string(),
      picks: z.int(),
      ...counts,
      win_rate: rate,
      profit_units: z.number(),
      roi: mean.extend({ interval }),
    }),
  ),
  calibration: z.object({
    n: z.int(),
    bins: z.array(bin),
    slope: z.number().nullable(),
    intercept: z.number().nullable(),
  }),
});

/** Reads a stored report; throws where it is none. */
export function readRecord(stored: unknown): ModelRecord {
  return record.parse(stored);
}
