import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { officeContactSchema } from '../../contacts.contract.ts';
import { removalFields } from '../../content.contract.ts';
import { brandQuery } from '../../office.contract.ts';

export const contactRemovalContract = {
  method: 'POST',
  path: '/office/contacts/{id}/removal',
  summary: 'Takes a contact away from the readers, or puts it back.',
  access: 'operator',
  permission: 'content.edit',
  params: z.object({ id: z.uuid() }),
  query: z.object(brandQuery),
  body: removalFields,
  data: officeContactSchema,
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
