import { z } from 'zod';
import { MODEL_METRICS } from '#terms/forecasts.ts';
import { type Contract, instantSchema, leagueSchema } from '../endpoint.contract.ts';
import { brandQuery } from './office.contract.ts';

const measureFields = {
  metric: z.enum(MODEL_METRICS),
  n: z.int(),
  value: z.number(),
  interval: z.tuple([z.number(), z.number()]).readonly().nullable(),
  /** What it is read against: the close's Brier, the error of a perfect forecaster, how many games there were before. */
  reference: z.number().nullable(),
};

export const monitoringContract = {
  method: 'GET',
  path: '/office/monitoring',
  summary:
    'What the live forecasts of each league came to over a window, and how one league moved day by day.',
  access: 'operator',
  permission: 'models.view',
  query: z.object({
    ...brandQuery,
    window: z.enum(['7', '30', '90']).default('30'),
    league: leagueSchema.optional(),
  }),
  data: z.object({
    window_days: z.int(),
    computed_at: instantSchema.nullable(),
    leagues: z.array(z.object({ league: leagueSchema, measures: z.array(z.object(measureFields)) })),
    /** The league of the series: the one asked for, or the first. */
    league: leagueSchema.nullable(),
    series: z.array(z.object({ day: z.iso.date(), ...measureFields })),
  }),
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;
