import { z } from 'zod';
import type { OfficeContract } from '../office.contract.ts';
import { redirectFilter } from '../redirects.contract.ts';

export const exportRedirectsContract = {
  method: 'GET',
  path: '/office/redirects/export',
  summary: 'The same list as CSV, which can be taken in again.',
  permission: 'seo.view',
  query: z.object(redirectFilter),
  data: z.null(),
  file: { type: 'text/csv; charset=utf-8', extension: 'csv' },
  statuses: [200, 302, 404, 422],
} as const satisfies OfficeContract;
