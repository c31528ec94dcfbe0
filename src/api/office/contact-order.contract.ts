import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { officeContactSchema } from './contacts.contract.ts';
import { orderFields } from './content.contract.ts';
import { brandQuery } from './office.contract.ts';

export const contactOrderContract = {
  method: 'POST',
  path: '/office/contact-order',
  summary: "Puts a brand's contacts into another order; every one that is there has to be named.",
  access: 'operator',
  permission: 'content.edit',
  query: z.object(brandQuery),
  body: orderFields,
  data: z.array(officeContactSchema),
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
