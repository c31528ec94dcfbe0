import { z } from 'zod';
import { type Contract, instantSchema } from '../../endpoint.contract.ts';

export const askFeedContract = {
  method: 'POST',
  path: '/office/feeds/ask',
  summary: 'Has the provider of games, odds and scores asked at once, as far as there are credits.',
  access: 'operator',
  permission: 'feeds.run',
  body: z.strictObject({}),
  data: z.object({ wanted_at: instantSchema }),
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
