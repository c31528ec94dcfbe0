import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { localTexts, seenVersion } from '../content.contract.ts';
import { reasonField } from '../league.contract.ts';
import { kitFields } from '../teams.contract.ts';

export const changeTeamContract = {
  method: 'POST',
  path: '/office/teams/{id}',
  summary: 'Changes the names and colours of a team; the provider’s answers find it as before.',
  access: 'operator',
  permission: 'feeds.run',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ ...seenVersion, names: localTexts(60), kit: kitFields, ...reasonField }),
  data: z.object({ id: z.uuid(), version: z.int() }),
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
