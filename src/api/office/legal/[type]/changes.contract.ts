import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { sectionDiffSchema } from '#api/section-diff.contract.ts';
import { LOCALES } from '#terms/locales.ts';
import { legalTypeSchema } from '../../legal.contract.ts';
import { brandQuery } from '../../office.contract.ts';

export const legalChangesContract = {
  method: 'GET',
  path: '/office/legal/{type}/changes',
  summary: 'What two published versions say differently in one language, word by word.',
  access: 'operator',
  permission: 'legal.view',
  params: z.object({ type: legalTypeSchema }),
  query: z.object({
    ...brandQuery,
    from: z.coerce.number().int().min(1).max(1_000_000),
    to: z.coerce.number().int().min(1).max(1_000_000),
    language: z.enum(LOCALES),
  }),
  data: z.array(sectionDiffSchema),
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;
