import { z } from 'zod';
import type { Contract } from '../../endpoint.contract.ts';

export const revokeSessionContract = {
  method: 'DELETE',
  path: '/me/sessions/{id}',
  summary: "Ends one of the member's sessions; the own one too, which is then signed out.",
  access: 'member',
  params: z.object({ id: z.uuid() }),
  data: z.object({}),
  statuses: [200, 302, 404],
} as const satisfies Contract;
