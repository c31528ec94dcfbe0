import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { seenVersion } from '../../content.contract.ts';
import { brandQuery } from '../../office.contract.ts';

export const redirectRemovalContract = {
  method: 'POST',
  path: '/office/redirects/{id}/removal',
  summary: 'Takes a redirect away; refused while another one leads through it.',
  access: 'operator',
  permission: 'seo.edit',
  params: z.object({ id: z.uuid() }),
  query: z.object(brandQuery),
  body: z.strictObject(seenVersion),
  data: z.object({}),
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
