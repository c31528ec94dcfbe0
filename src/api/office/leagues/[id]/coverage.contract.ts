import { z } from 'zod';
import { type Contract, leagueSchema } from '#api/endpoint.contract.ts';
import { seenVersion } from '../../content.contract.ts';
import { leagueStateSchema, reasonField } from '../../league.contract.ts';

export const coverLeagueContract = {
  method: 'POST',
  path: '/office/leagues/{id}/coverage',
  summary:
    'Covers a league, or no longer: then nothing new of it is asked for or published, and what was stays.',
  access: 'operator',
  permission: 'feeds.run',
  params: z.object({ id: leagueSchema }),
  body: z.strictObject({ ...seenVersion, covered: z.boolean(), ...reasonField }),
  data: leagueStateSchema,
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
