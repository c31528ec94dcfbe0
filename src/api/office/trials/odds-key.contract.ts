import { z } from 'zod';
import { KEY_TRIAL_OUTCOMES } from '#terms/operators.ts';
import { PROVIDERS } from '#terms/providers.ts';
import type { Contract } from '../../endpoint.contract.ts';

export const tryOddsKeyContract = {
  method: 'POST',
  path: '/office/trials/odds-key',
  summary:
    'Asks a live provider what is left of its count, by a question that costs no credits; the key itself is never answered.',
  access: 'operator',
  permission: 'feeds.run',
  body: z.strictObject({
    /** The first that has a key where it is left out. */
    provider: z.enum(PROVIDERS).optional(),
  }),
  data: z.object({
    provider: z.enum(PROVIDERS),
    outcome: z.enum(KEY_TRIAL_OUTCOMES),
    /** Credits of the period, or questions of this minute, as the provider counts. */
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
