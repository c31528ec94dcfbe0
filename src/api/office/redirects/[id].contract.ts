import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { seenVersion } from '../content.contract.ts';
import { brandQuery } from '../office.contract.ts';
import { redirectFields } from '../redirects.contract.ts';

export const saveRedirectContract = {
  method: 'POST',
  path: '/office/redirects/{id}',
  summary: 'Changes a redirect.',
  access: 'operator',
  permission: 'seo.edit',
  params: z.object({ id: z.uuid() }),
  query: z.object(brandQuery),
  body: z.strictObject({ ...redirectFields, ...seenVersion }),
  data: z.object({ id: z.string() }),
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
