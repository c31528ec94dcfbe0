import { z } from 'zod';
import {
  EXPERIMENT_GOALS,
  EXPERIMENT_KINDS,
  EXPERIMENT_PLACES,
  EXPERIMENT_STATES,
  EXPERIMENT_VERDICTS,
  LAYOUTS,
  MAX_EXPERIMENT_DAYS,
} from '#terms/experiments.ts';
import { LOCALES } from '#terms/locales.ts';
import { type Contract, instantSchema, pageMeta, pageQuery } from '../endpoint.contract.ts';
import { localTexts } from './content.contract.ts';
import { brandQuery } from './office.contract.ts';

const textsSchema = z.record(z.enum(LOCALES), z.string());

const sideSchema = z.object({
  visitors: z.int(),
  converted: z.int(),
  /** Null while no one has come. */
  rate: z.number().nullable(),
});

export const experimentSchema = z.object({
  id: z.string(),
  place: z.enum(EXPERIMENT_PLACES),
  kind: z.enum(EXPERIMENT_KINDS),
  goal: z.enum(EXPERIMENT_GOALS),
  state: z.enum(EXPERIMENT_STATES),
  why: z.string(),
  /** The message that is tested, and what each side says. */
  key: z.string().nullable(),
  texts: z.object({ a: textsSchema, b: textsSchema }).nullable(),
  layout: z.string().nullable(),
  plan: z
    .object({
      /** The ended test whose rows the plan was made from. */
      baseline_id: z.string(),
      baseline_visitors: z.int(),
      baseline_converted: z.int(),
      /** In hundredths of a percentage point. */
      difference_bp: z.int(),
      /** Of each variant. */
      visitors: z.int(),
    })
    .nullable(),
  planned_days: z.int(),
  a: sideSchema,
  b: sideSchema,
  /** B less A, with the interval that holds at every instant together. */
  difference: z.object({ value: z.number(), low: z.number(), high: z.number() }).nullable(),
  verdict: z.enum(EXPERIMENT_VERDICTS).nullable(),
  created_at: instantSchema,
  created_by: z.string().nullable(),
  started_at: instantSchema.nullable(),
  started_by: z.string().nullable(),
  ended_at: instantSchema.nullable(),
  ended_by: z.string().nullable(),
  end_reason: z.string().nullable(),
  adopted_at: instantSchema.nullable(),
  adopted_by: z.string().nullable(),
  version: z.int(),
});

export const experimentsContract = {
  method: 'GET',
  path: '/office/experiments',
  summary: 'The tests of texts and layout of a brand, the newest first.',
  access: 'operator',
  permission: 'experiments.view',
  query: z.object({ ...pageQuery, ...brandQuery }),
  data: z.array(experimentSchema),
  meta: pageMeta,
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;

/** In hundredths of a percentage point, so that no rounding comes between the plan and the rows. */
const differenceBp = z.int32().min(1).max(5000);

export const newExperimentContract = {
  method: 'POST',
  path: '/office/experiments',
  summary:
    'Plans a test, from what ended tests have counted there; `count` tries nothing. A plan cannot be changed, only removed.',
  access: 'operator',
  permission: 'experiments.edit',
  query: z.object(brandQuery),
  body: z.strictObject({
    place: z.enum(EXPERIMENT_PLACES),
    goal: z.enum(EXPERIMENT_GOALS),
    kind: z.enum(EXPERIMENT_KINDS),
    why: z.string().trim().min(1).max(500),
    /** Of `count`: how long it is meant to count. */
    days: z.int32().min(1).max(MAX_EXPERIMENT_DAYS).optional(),
    /** Of `text` and `layout`: the smallest difference worth finding. */
    difference_bp: differenceBp.optional(),
    /** Of `text`: the message, and what B says in each language. */
    key: z.string().max(100).optional(),
    texts: localTexts(2000).optional(),
    /** Of `layout`: the order of B. */
    layout: z.enum(LAYOUTS).optional(),
  }),
  data: z.object({ id: z.string() }),
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;
