import { z } from 'zod';
import { MODEL_STATES } from '#terms/forecasts.ts';
import {
  betTypeSchema,
  type Contract,
  instantSchema,
  leagueSchema,
  sportSchema,
} from '../endpoint.contract.ts';
import { brandQuery } from './office.contract.ts';

export const modelStateSchema = z.enum(MODEL_STATES);

export const hyperParametersSchema = z.strictObject({
  seed: z.int().min(0).max(2_147_483_647),
  minimum_games: z.int().min(3).max(20),
  trees: z.boolean(),
  history_from: z.iso.date().nullable(),
});

const figuresSchema = z.object({
  brier: z.number(),
  log_loss: z.number(),
  rps: z.number(),
  ece: z.number(),
});
const intervalSchema = z.tuple([z.number(), z.number()]).readonly().nullable();

/** One league and market on held-out time. `difference` is the mean log loss minus the close's on the same games. */
const modelScoreSchema = figuresSchema.extend({
  league: leagueSchema,
  bet_type: betTypeSchema,
  n: z.int(),
  measured_at: instantSchema,
  held_out: z.object({ from: instantSchema, until: instantSchema }),
  close_n: z.int(),
  close: figuresSchema.nullable(),
  difference: z.number().nullable(),
  interval: intervalSchema,
});

const modelFields = {
  id: z.uuid(),
  name: z.string(),
  sport: sportSchema,
  state: modelStateSchema,
  since: instantSchema,
  trained_at: instantSchema,
  trained_by: z.string(),
  window: z.object({ from: instantSchema.nullable(), until: instantSchema }),
  held_out_from: instantSchema,
  games: z.int(),
  features: z.int(),
  hyper_parameters: hyperParametersSchema,
  scores: z.array(modelScoreSchema),
};

export const trainingSchema = z.object({
  id: z.uuid(),
  kind: z.enum(['train', 'measure']),
  sport: sportSchema,
  status: z.enum(['queued', 'running', 'done', 'failed', 'canceled']),
  stage: z.enum(['learning', 'held_out', 'keeping']).nullable(),
  done: z.int(),
  total: z.int(),
  note: z.string(),
  asked_by: z.string(),
  asked_at: instantSchema,
  started_at: instantSchema.nullable(),
  finished_at: instantSchema.nullable(),
  hyper_parameters: hyperParametersSchema,
  time_limit_s: z.int(),
  failure: z.string().nullable(),
  model_id: z.uuid().nullable(),
});

export const modelsContract = {
  method: 'GET',
  path: '/office/models',
  summary:
    'The registry: every model with its state and scores on held-out time, and the trainings asked for.',
  access: 'operator',
  permission: 'models.view',
  query: z.object(brandQuery),
  data: z.object({
    source: z.string(),
    /** How often the models of a sport have changed; a change of state names the number that was seen. */
    sports: z.array(z.object({ sport: sportSchema, version: z.int() })),
    models: z.array(z.object(modelFields)),
    trainings: z.array(trainingSchema),
  }),
  statuses: [200, 302, 404],
} as const satisfies Contract;

const comparisonSchema = z.object({
  league: leagueSchema.nullable(),
  n: z.int(),
  live: figuresSchema.nullable(),
  shadow: figuresSchema.nullable(),
  difference: z.number().nullable(),
  interval: intervalSchema,
});

const binSchema = z.object({
  from: z.number(),
  until: z.number(),
  n: z.int(),
  forecast: z.number(),
  frequency: z.number(),
});

/** A shadow beside what was said live, on the games that both forecast before they began. */
const shadowReportSchema = z.object({
  as_of: instantSchema,
  verdict: z.enum(['better', 'worse', 'no_difference', 'too_few_games']),
  total: comparisonSchema,
  leagues: z.array(comparisonSchema).readonly(),
  calibration: z.object({ live: z.array(binSchema).readonly(), shadow: z.array(binSchema).readonly() }),
});

export const modelDetailSchema = z.object({
  ...modelFields,
  version: z.int(),
  was_live: z.boolean(),
  comparison: shadowReportSchema.nullable(),
  events: z.array(
    z.object({
      state: modelStateSchema,
      at: instantSchema,
      by: z.string(),
      note: z.string(),
      report: z.unknown(),
    }),
  ),
  versions: z.array(
    z.object({ version: z.string(), games: z.int(), kept_at: instantSchema, until: instantSchema }),
  ),
  schedule: z.unknown(),
});
