import { z } from 'zod';
import { LOCALES } from '#terms/locales.ts';
import type { Contract } from './endpoint.contract.ts';

export const languagesContract = {
  method: 'GET',
  path: '/ai-website-languages',
  summary: 'The languages of the website; is_primary is 1 for the one it speaks first.',
  access: 'guest',
  data: z.array(
    z.object({
      language_code: z.enum(LOCALES),
      display_name: z.string(),
      is_primary: z.union([z.literal(0), z.literal(1)]),
    }),
  ),
  statuses: [200],
  shared: { topics: ['wording'], goodForS: 60 },
  cacheS: 60,
} as const satisfies Contract;
