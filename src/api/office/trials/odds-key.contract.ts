import { z } from 'zod';
import { KEY_TRIAL_OUTCOMES } from '#terms/operators.ts';
import type { Contract } from '../../endpoint.contract.ts';

export const tryOddsKeyContract = {
  method: 'POST',
  path: '/office/trials/odds-key',
  summary:
    'Asks the provider of odds what is left of the credits, by a question that costs none; the key itself is never answered.',
  access: 'operator',
  permission: 'feeds.run',
  body: z.strictObject({}),
  data: z.object({
    outcome: z.enum(KEY_TRIAL_OUTCOMES),
    remaining: z.int().nullable(),
    used: z.int().nullable(),
    /** The covered leagues that are in season at the provider, and how many are covered. */
    leagues: z.object({ offered: z.array(z.string()), covered: z.int() }).nullable(),
    /** The provider's own name of what is wrong; null where it gave none. */
    code: z.string().nullable(),
    failure: z.string().nullable(),
  }),
  statuses: [200, 302, 404, 429],
} as const satisfies Contract;
