import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { brandQuery } from './office.contract.ts';

export const redirectHostsContract = {
  method: 'POST',
  path: '/office/redirect-hosts',
  summary: "Says to which hosts outside a brand's redirects may lead; an owner's to decide.",
  access: 'operator',
  permission: 'settings.edit',
  query: z.object(brandQuery),
  body: z.strictObject({
    hosts: z.array(z.string().max(300)).max(50),
    /** The version that was seen; 0 where nothing was ever set. */
    version: z.int32().min(0),
  }),
  data: z.object({}),
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
