import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { LOCALES } from '#terms/locales.ts';
import { brandQuery } from './office.contract.ts';

export const officeLanguagesContract = {
  method: 'GET',
  path: '/office/languages',
  summary:
    'The languages of a brand: which are on, which one it speaks first, and how many members chose each.',
  access: 'operator',
  permission: 'settings.view',
  query: z.object(brandQuery),
  data: z.object({
    /** Grows with every change of any of them. */
    version: z.int(),
    languages: z.array(
      z.object({ code: z.enum(LOCALES), enabled: z.boolean(), is_first: z.boolean(), members: z.int() }),
    ),
  }),
  statuses: [200, 302, 404],
} as const satisfies Contract;
