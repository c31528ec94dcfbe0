import { z } from 'zod';
import { CUSTOM_MODEL_STATUSES } from '#terms/forecasts.ts';
import { betting } from '../betting.contract.ts';
import { betTypeSchema, instantSchema, leagueSchema, sportSchema } from '../endpoint.contract.ts';
import { meanSchema, methodSchema, rateSchema, returnSchema } from '../figures.contract.ts';

/** Look-backs in days. */
export const MODEL_DAYS = [5, 10, 20, 30, 60, 90] as const;
export const MODEL_DATA = [
  'recent_form',
  'home_away',
  'head_to_head',
  'rest_travel',
  'scoring',
  'rating',
  'market_odds',
  'starting_pitcher',
  'pace',
  'shots',
] as const;

export const modelDataSchema = z.enum(MODEL_DATA);
export const modelDaysSchema = z.union(MODEL_DAYS.map((days) => z.literal(days)));
export const modelStatusSchema = z.enum(CUSTOM_MODEL_STATUSES);

/** What is not there: `have` of `need` league games with prices, games of each team in a season, or picks in the backtest. */
export const modelMissingSchema = z.object({
  code: z.enum(['league_games', 'team_games', 'picks']),
  have: z.int(),
  need: z.int(),
});

/** A model as its owner made it. Nothing of this ever changes; another configuration is a clone. */
export const modelSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  category: betTypeSchema,
  sport: sportSchema,
  league: z.object({ id: leagueSchema, name: z.string() }),
  strategy: methodSchema,
  days: modelDaysSchema,
  model_data: z.array(modelDataSchema).readonly(),
  clone_of: z.uuid().nullable(),
  created_at: instantSchema,
  deleted_at: instantSchema.nullable(),
  status: modelStatusSchema,
  /** Whole per cent of the run. */
  progress: z.int().min(0).max(100),
  /** When the run ended; null while it has not. */
  finished_at: instantSchema.nullable(),
  missing: z.array(modelMissingSchema).readonly(),
  /** Since when the model makes no new picks; null while it does. */
  paused: z.object({ since: instantSchema, reason: z.enum(['plan_ended', 'on_break']) }).nullable(),
  /** "The 7th model tried on this market"; `of` counts all that were tried there by now, deleted ones included. */
  trial: z.object({ no: z.int(), of: z.int() }),
});

/** What the picks of a span amounted to, each at a stake of one unit. */
export const modelFiguresSchema = z.object({
  /** Games that were looked at. */
  games: z.int(),
  /** Settled picks, canceled ones included. */
  picks: z.int(),
  win: z.int(),
  lose: z.int(),
  draw: z.int(),
  cancel: z.int(),
  win_rate: rateSchema,
  profit_units: betting(z.number()),
  roi: betting(returnSchema),
  /** Mean expected value at the price that was taken. */
  expected_value: betting(meanSchema),
  /** Mean expected value of the taken price under the closing market without its margin. */
  closing_value: betting(meanSchema),
  beat_close: betting(rateSchema),
  longest_losing_run: z.int(),
  mean_odds: betting(z.number().nullable()),
});

/**
 * The return with the luck of choosing taken out (docs/product/custom-models.md). `luck` is what the best of `trials` models without any skill shows on
 * average over as many bets at the same odds; `value` is the return minus that. The interval reaches from the deflated
 * return's lower bound to the plain return's upper bound.
 */
export const deflatedSchema = z.object({
  value: z.number(),
  interval: z.tuple([z.number(), z.number()]).readonly(),
  trials: z.int(),
  luck: betting(z.number()),
  n: z.int(),
});

/** Profit in units after each settled pick, at most 200 points. */
export const modelCurveSchema = z
  .array(z.object({ at: instantSchema, picks: z.int(), profit_units: z.number() }))
  .readonly();

/** Months of the brand's zone, oldest first. */
const modelMonthsSchema = z
  .array(
    z.object({
      month: z.string().regex(/^\d{4}-\d{2}$/),
      picks: z.int(),
      win: z.int(),
      lose: z.int(),
      draw: z.int(),
      win_rate: rateSchema,
      profit_units: betting(z.number()),
      roi: betting(returnSchema),
    }),
  )
  .readonly();

/** Forecast chances beside what came, in tenths; `slope` 1 and `intercept` 0 are perfect, null with too few picks. */
const modelCalibrationSchema = z.object({
  n: z.int(),
  bins: z
    .array(
      z.object({
        from: z.number(),
        until: z.number(),
        n: z.int(),
        forecast: z.number(),
        frequency: z.number(),
      }),
    )
    .readonly(),
  slope: z.number().nullable(),
  intercept: z.number().nullable(),
});

/** A record of picks in all its breakdowns: the whole span, its last 20 days, and how it came about. */
export const modelRecordSchema = z.object({
  from: instantSchema,
  until: instantSchema,
  full: modelFiguresSchema,
  last_20_days: modelFiguresSchema,
  curve: betting(modelCurveSchema),
  months: modelMonthsSchema,
  calibration: modelCalibrationSchema,
});

/** The last fifth of the backtest's time: locked until its owner opens it, once. What is in it is not sent before. */
export const lockBoxSchema = z.object({
  state: z.enum(['none', 'locked', 'opened']),
  from: instantSchema.nullable(),
  until: instantSchema.nullable(),
  opened_at: instantSchema.nullable(),
  result: modelRecordSchema.nullable(),
});

/** A line of the list: backtest and forward record always stand together. */
export const modelRowSchema = modelSchema.extend({
  backtest: modelFiguresSchema.nullable(),
  deflated: betting(deflatedSchema.nullable()),
  forward: modelFiguresSchema,
  lock_box: z.enum(['none', 'locked', 'opened']),
});

export type ModelRow = z.infer<typeof modelRowSchema>;
export type ModelFigures = z.infer<typeof modelFiguresSchema>;
export type ModelRecord = z.infer<typeof modelRecordSchema>;
