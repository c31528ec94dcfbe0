import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';

const name = z.string().trim().max(80);

export const decideAliasContract = {
  method: 'POST',
  path: '/office/aliases/decide',
  summary:
    'Says what an alias stands for: a team that is known, a new one, or none of ours; or lets it wait again.',
  access: 'operator',
  permission: 'feeds.run',
  body: z.strictObject({
    source: z.string().max(60),
    league: z.string().max(20),
    alias: z.string().max(80),
    version: z.int32(),
    decision: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('alias'), team: z.string().max(120) }),
      z.strictObject({
        kind: z.literal('new_team'),
        name: name.min(1),
        zh_TW: name.optional(),
        zh_HK: name.optional(),
      }),
      z.strictObject({ kind: z.literal('refuse') }),
      z.strictObject({ kind: z.literal('reopen') }),
    ]),
    reason: z.string().trim().min(3).max(500),
  }),
  data: z.object({
    status: z.enum(['open', 'matched', 'ignored']),
    team: z.string().nullable(),
    version: z.int(),
  }),
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
