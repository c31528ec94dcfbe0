import { z } from 'zod';
import { LEAGUE_KEY_OUTCOMES } from '#terms/operators.ts';
import type { Contract } from '../../endpoint.contract.ts';

export const tryLeagueKeyContract = {
  method: 'POST',
  path: '/office/trials/league-key',
  summary: 'Asks the provider of odds, by a question that costs none, whether it has a league of this key.',
  access: 'operator',
  permission: 'feeds.run',
  body: z.strictObject({ key: z.string().regex(/^[a-z0-9_]{2,60}$/) }),
  data: z.object({
    outcome: z.enum(LEAGUE_KEY_OUTCOMES),
    /** What the provider calls the league. */
    title: z.string().nullable(),
    /** The provider's own name of what is wrong; null where it gave none. */
    code: z.string().nullable(),
  }),
  statuses: [200, 302, 404, 422, 429],
} as const satisfies Contract;
