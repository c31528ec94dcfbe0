import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { brandQuery } from '../office.contract.ts';

export const exportSeoContract = {
  method: 'GET',
  path: '/office/seo/export',
  summary: 'The texts of all pages as CSV that no spreadsheet runs: a row a page and language.',
  access: 'operator',
  permission: 'seo.view',
  query: z.object({ ...brandQuery, q: z.string().trim().max(200).optional() }),
  data: z.null(),
  file: { type: 'text/csv; charset=utf-8' },
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;
