import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';

export const endOfficeKeyContract = {
  method: 'POST',
  path: '/office/keys/{id}/revocation',
  summary: 'Ends an API key of the operator: the next call with it is refused.',
  access: 'operator',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({}),
  data: z.object({}),
  statuses: [200, 302, 404],
} as const satisfies Contract;
