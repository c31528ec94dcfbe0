import { z } from 'zod';
import type { Contract } from '../endpoint.contract.ts';
import { shownLeague } from './league.contract.ts';

export const leagueOffersContract = {
  method: 'GET',
  path: '/office/league-offers',
  summary: 'What a new league can be started from.',
  access: 'operator',
  permission: 'feeds.view',
  data: z.array(z.object(shownLeague)),
  statuses: [200, 302, 404],
} as const satisfies Contract;
