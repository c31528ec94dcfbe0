import { z } from 'zod';
import { EXPERIMENT_GOALS, EXPERIMENT_PLACES, LAYOUTS } from '#terms/experiments.ts';
import { LOCALES } from '#terms/locales.ts';
import type { Contract } from '../endpoint.contract.ts';
import { brandQuery } from './office.contract.ts';

export const experimentChoicesContract = {
  method: 'GET',
  path: '/office/experiment-choices',
  summary:
    'What can be tested on a page, what ended tests have counted there, and how many visitors a difference needs.',
  access: 'operator',
  permission: 'experiments.view',
  query: z.object({
    ...brandQuery,
    place: z.enum(EXPERIMENT_PLACES).default('home'),
    goal: z.enum(EXPERIMENT_GOALS).default('register'),
    difference_bp: z.coerce.number().int().min(1).max(5000).optional(),
  }),
  data: z.object({
    place: z.enum(EXPERIMENT_PLACES),
    goal: z.enum(EXPERIMENT_GOALS),
    texts: z.array(z.object({ key: z.string(), a: z.record(z.enum(LOCALES), z.string()) })),
    layouts: z.array(z.enum(LAYOUTS)),
    /** Null where nothing was counted yet, or too little. */
    baseline: z
      .object({
        id: z.string(),
        visitors: z.int(),
        converted: z.int(),
        visitors_per_day: z.number(),
      })
      .nullable(),
    /** Null without a baseline or a difference. */
    size: z.object({ visitors: z.int(), days: z.int() }).nullable(),
  }),
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;
