import { z } from 'zod';
import type { Contract } from '../../endpoint.contract.ts';

export const modelDeleteContract = {
  method: 'DELETE',
  path: '/custom-strategy-model/delete/{id}',
  summary:
    'Takes a model off the list and ends its run. It stays among the analysis records, marked as deleted, and counts as a trial.',
  access: 'member',
  params: z.object({ id: z.uuid() }),
  data: z.object({}),
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;
