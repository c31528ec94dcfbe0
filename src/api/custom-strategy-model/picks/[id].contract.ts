import { z } from 'zod';
import { type Contract, pageMeta, pageQuery } from '../../endpoint.contract.ts';
import { modelPickSchema } from '../model-pick.contract.ts';

export const modelPicksContract = {
  method: 'GET',
  path: '/custom-strategy-model/picks/{id}',
  summary:
    'The picks behind the figures, the newest first: of the backtest, of the opened lock-box, or of the forward record once the game has begun.',
  access: 'member',
  params: z.object({ id: z.uuid() }),
  query: z.object({ part: z.enum(['backtest', 'lock_box', 'forward']), ...pageQuery }),
  data: z.array(modelPickSchema).readonly(),
  meta: pageMeta,
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;
