import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { redirectFilter } from '../redirects.contract.ts';

export const exportRedirectsContract = {
  method: 'GET',
  path: '/office/redirects/export',
  summary: 'The same list as CSV, which can be taken in again.',
  access: 'operator',
  permission: 'seo.view',
  query: z.object(redirectFilter),
  data: z.null(),
  file: { type: 'text/csv; charset=utf-8' },
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;
