import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { brandForm, logoSchema, officeBrandSchema } from '../brand-form.contract.ts';

const params = z.object({ key: z.string().max(32) });

export const officeBrandContract = {
  method: 'GET',
  path: '/office/brands/{key}',
  summary: 'A brand of the office with everything that its form holds.',
  access: 'operator',
  permission: 'brands.view',
  params,
  data: officeBrandSchema.extend({
    ...brandForm,
    /** A PNG as base64. */
    logo: z.string(),
  }),
  statuses: [200, 302, 404],
} as const satisfies Contract;

export const changeBrandContract = {
  method: 'POST',
  path: '/office/brands/{key}',
  summary:
    'Changes a brand. Once it was open, its company, law, languages and prices stay: they are changed where those of every brand are.',
  access: 'operator',
  permission: 'brands.edit',
  params,
  body: z.strictObject({ ...brandForm, logo: logoSchema.nullable(), version: z.int32().min(1) }),
  data: z.object({ version: z.int() }),
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
