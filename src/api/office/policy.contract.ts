import { z } from 'zod';
import { type Contract, instantSchema, leagueSchema } from '../endpoint.contract.ts';
import { blockedSchema, brandQuery } from './office.contract.ts';

export const monthSchema = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/** What can be tried out: the least expected value as a share, the least confidence, and the leagues (null: every covered one). */
export const settingsFields = {
  min_ev: z.number().min(0).max(0.5),
  min_confidence: z.int().min(0).max(100),
  leagues: z.array(leagueSchema).min(1).max(50).nullable(),
};

const intervalSchema = z.tuple([z.number(), z.number()]).readonly().nullable();

/** Profits in units of the stake; every rate with its sample and its 95 % interval. */
const figuresSchema = z.object({
  picks: z.int(),
  picks_per_day: z.number(),
  games: z.int(),
  decided: z.int(),
  win_rate: z.number().nullable(),
  win_interval: intervalSchema,
  staked_units: z.number(),
  profit_units: z.number(),
  roi: z.number().nullable(),
  roi_interval: intervalSchema,
  /** As wide as it has to be after so many tries. */
  roi_interval_tried: intervalSchema,
  closing_n: z.int(),
  closing_value: z.number().nullable(),
  closing_interval: intervalSchema,
  max_drawdown_units: z.number(),
  longest_losing_run: z.int(),
  months: z.array(
    z.object({ month: monthSchema, picks: z.int(), profit_units: z.number(), roi: z.number().nullable() }),
  ),
});

export const simulationSchema = z.object({
  id: z.uuid(),
  policy_version: z.int(),
  ...settingsFields,
  asked_by: z.string(),
  asked_at: instantSchema,
  window: z.object({ from: instantSchema, until: instantSchema }),
  report: z.object({
    games: z.int(),
    days: z.int(),
    /** Different settings tried beside this version of the policy, this one included. */
    tried: z.int(),
    verdict: z.enum(['too_few', 'profit', 'luck', 'loss']),
    proposed: figuresSchema,
    present: figuresSchema,
    added: z.int(),
    dropped: z.int(),
  }),
});

export const policyRoomSchema = z.object({
  version: z.int(),
  policies: z.array(
    z.object({
      version: z.int(),
      ...settingsFields,
      min_lead_minutes: z.int(),
      max_lead_hours: z.int(),
      note: z.string(),
      created_by: z.string().nullable(),
      valid_from: instantSchema,
    }),
  ),
  /** Ended games with a forecast that was made before them, by month; nothing else can be evidence. */
  months: z.array(z.object({ month: monthSchema, games: z.int() })),
  leagues: z.array(leagueSchema),
  tried: z.object({ settings: z.int(), runs: z.int() }),
  simulations: z.array(simulationSchema),
  proposals: z.array(
    z.object({
      id: z.uuid(),
      note: z.string(),
      proposed_by: z.string(),
      proposed_at: instantSchema,
      base_version: z.int(),
      state: z.enum(['open', 'approved', 'refused', 'outdated']),
      decided_by: z.string().nullable(),
      decided_at: instantSchema.nullable(),
      decision_note: z.string().nullable(),
      version: z.int().nullable(),
      simulation: simulationSchema,
      blocked: blockedSchema,
      can: z.object({ approve: z.boolean(), refuse: z.boolean() }),
    }),
  ),
});

export const policyContract = {
  method: 'GET',
  path: '/office/policy',
  summary:
    'The publishing policy with its versions, what was tried beside it, and what waits for a second person.',
  access: 'operator',
  permission: 'models.view',
  query: z.object(brandQuery),
  data: policyRoomSchema,
  statuses: [200, 302, 404],
} as const satisfies Contract;
