import { z } from 'zod';
import { type Contract, leagueSchema } from '#api/endpoint.contract.ts';
import { seenVersion } from '../content.contract.ts';
import { leagueFields, leagueStateSchema, reasonField } from '../league.contract.ts';

export const changeLeagueContract = {
  method: 'POST',
  path: '/office/leagues/{id}',
  summary: 'Changes the names and rules of a league; what was published stays.',
  access: 'operator',
  permission: 'feeds.run',
  params: z.object({ id: leagueSchema }),
  body: z.strictObject({ ...seenVersion, ...leagueFields, ...reasonField }),
  data: leagueStateSchema,
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
