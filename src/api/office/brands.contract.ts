import { z } from 'zod';
import type { Contract } from '../endpoint.contract.ts';
import { brandForm, brandKeySchema, logoSchema, officeBrandSchema } from './brand-form.contract.ts';
import { brandQuery } from './office.contract.ts';

export const brandsContract = {
  method: 'GET',
  path: '/office/brands',
  summary: "The operator's brands, those of the program first, and the drafts that were made for them.",
  access: 'operator',
  permission: 'brands.view',
  data: z.array(officeBrandSchema),
  statuses: [200, 302, 404],
} as const satisfies Contract;

export const newBrandContract = {
  method: 'POST',
  path: '/office/brands',
  summary:
    'Writes the draft of a brand; refused where its look cannot be read or is taken for another brand’s.',
  access: 'operator',
  permission: 'brands.edit',
  query: z.object(brandQuery),
  /** The key is never taken twice, so a repeat makes nothing. */
  body: z.strictObject({
    key: brandKeySchema,
    ...brandForm,
    /** SVG or PNG of at most 256 KB. It is drawn again. */
    logo: logoSchema,
  }),
  data: z.object({ key: z.string() }),
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
