import { z } from 'zod';
import type { Contract } from '../../endpoint.contract.ts';

export const endApiKeyContract = {
  method: 'DELETE',
  path: '/me/keys/{id}',
  summary: 'Ends an API key of the member: the next call with it is refused.',
  access: 'member',
  params: z.object({ id: z.uuid() }),
  data: z.object({}),
  statuses: [200, 302, 404],
} as const satisfies Contract;
