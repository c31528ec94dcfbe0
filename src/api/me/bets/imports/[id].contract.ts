import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';

export const deleteImportContract = {
  method: 'DELETE',
  path: '/me/bets/imports/{id}',
  summary: 'Deletes an import with all bets that it added.',
  access: 'member',
  params: z.object({ id: z.uuid() }),
  data: z.object({}),
  statuses: [200, 302, 404],
} as const satisfies Contract;
