import { z } from 'zod';
import type { Contract } from '../../endpoint.contract.ts';
import { lockBoxSchema } from '../model.contract.ts';

export const modelLockBoxContract = {
  method: 'POST',
  path: '/custom-strategy-model/lock-box/{id}',
  summary:
    'Opens the last fifth of the backtest, which nothing was chosen by. Once per model: a second call is a conflict.',
  access: 'member',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({}),
  data: z.object({ lock_box: lockBoxSchema }),
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
