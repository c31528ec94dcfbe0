import { z } from 'zod';
import { brandQuery, type OfficeContract } from '../office.contract.ts';

export const contentExportsContract = {
  method: 'GET',
  path: '/office/content-exports/{kind}',
  summary: 'All that a brand says of one kind, as CSV that no spreadsheet runs.',
  permission: 'content.view',
  params: z.object({ kind: z.enum(['news', 'announcements', 'answers', 'contacts', 'feedback']) }),
  query: z.object(brandQuery),
  data: z.null(),
  file: { type: 'text/csv; charset=utf-8', extension: 'csv' },
  statuses: [200, 302, 404, 422],
} as const satisfies OfficeContract;
