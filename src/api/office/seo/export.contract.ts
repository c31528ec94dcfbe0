import { z } from 'zod';
import { brandQuery, type OfficeContract } from '../office.contract.ts';

export const exportSeoContract = {
  method: 'GET',
  path: '/office/seo/export',
  summary: 'The texts of all pages as CSV that no spreadsheet runs: a row a page and language.',
  permission: 'seo.view',
  query: z.object({ ...brandQuery, q: z.string().trim().max(200).optional() }),
  data: z.null(),
  file: { type: 'text/csv; charset=utf-8', extension: 'csv' },
  statuses: [200, 302, 404, 422],
} as const satisfies OfficeContract;
