import { z } from 'zod';
import { type Contract, instantSchema, pageMeta, pageQuery } from '../endpoint.contract.ts';
import { brandQuery } from './office.contract.ts';
import { disputeFields } from './picks/[id].contract.ts';
import { pickFields } from './picks.contract.ts';

export const disputesContract = {
  method: 'GET',
  path: '/office/disputes',
  summary:
    "What a brand's members say against results, each with its member and bet: what waits the longest first.",
  access: 'operator',
  permission: 'results.view',
  query: z.object({ ...pageQuery, ...brandQuery, show: z.enum(['open', 'all']).default('open') }),
  data: z.array(
    z.object({
      ...disputeFields,
      serial: z.string().nullable(),
      sport: pickFields.sport,
      league: pickFields.league,
      home: z.string(),
      away: z.string(),
      start_at: instantSchema,
      bet_type: pickFields.bet_type,
      side: pickFields.side,
      line: z.number().nullable(),
      state: z.enum(['open', 'correction_waits', 'upheld', 'rejected']),
      answered_by: z.string().nullable(),
      answered_at: instantSchema.nullable(),
    }),
  ),
  meta: pageMeta,
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;
