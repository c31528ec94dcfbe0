import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { LOCALES } from '#terms/locales.ts';
import { seenVersion } from '../content.contract.ts';
import { brandQuery } from '../office.contract.ts';

export const changeLanguageContract = {
  method: 'POST',
  path: '/office/languages/{code}',
  summary: 'Switches a language of a brand on or off, or makes it the first, which cannot be switched off.',
  access: 'operator',
  permission: 'settings.edit',
  params: z.object({ code: z.enum(LOCALES) }),
  query: z.object(brandQuery),
  body: z.strictObject({ ...seenVersion, state: z.enum(['on', 'off', 'first']) }),
  data: z.object({ version: z.int() }),
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
