import { z } from 'zod';
import { LOCALES } from '#terms/locales.ts';
import { FUNNEL_STEPS } from '#terms/sales-figures.ts';
import type { Contract } from '../../endpoint.contract.ts';
import { figuresQuery } from './figures-query.contract.ts';

export const funnelContract = {
  method: 'GET',
  path: '/office/figures/funnel',
  summary:
    'From a guest’s first page to a renewal: views of pages by guests on these days, and the accounts made on them with how far each has come until now. Views are no people.',
  access: 'operator',
  permission: 'orders.view',
  query: z.object(figuresQuery),
  data: z.object({
    from: z.iso.date(),
    to: z.iso.date(),
    steps: z.array(
      z.object({
        step: z.enum(FUNNEL_STEPS),
        total: z.int(),
        languages: z.array(z.object({ language: z.enum(LOCALES), count: z.int() })),
      }),
    ),
  }),
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;
