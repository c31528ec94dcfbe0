import { z } from 'zod';
import { betting } from '../../betting.contract.ts';
import type { Contract } from '../../endpoint.contract.ts';
import { followedPickSchema, ownBetSchema } from '../own-bet.contract.ts';

const params = z.object({ id: z.uuid() });

export const betContract = {
  method: 'GET',
  path: '/me/bets/{id}',
  summary:
    "One of the member's bets, and the predictions that it can have followed as far as they may see them.",
  access: 'member',
  params,
  data: z.object({ bet: betting(ownBetSchema), candidates: betting(z.array(followedPickSchema)) }),
  statuses: [200, 302, 404],
} as const satisfies Contract;

export const linkBetContract = {
  method: 'PATCH',
  path: '/me/bets/{id}',
  summary: 'Says which prediction a bet followed; null where it followed none.',
  access: 'member',
  params,
  body: z.strictObject({ pick_id: z.uuid().nullable() }),
  data: z.object({}),
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;

export const deleteBetContract = {
  method: 'DELETE',
  path: '/me/bets/{id}',
  summary: "Deletes one of the member's bets.",
  access: 'member',
  params,
  data: z.object({}),
  statuses: [200, 302, 404],
} as const satisfies Contract;
