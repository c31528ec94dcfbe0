import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { contactFields, officeContactSchema } from '../contacts.contract.ts';
import { seenVersion } from '../content.contract.ts';
import { brandQuery } from '../office.contract.ts';

export const saveContactContract = {
  method: 'POST',
  path: '/office/contacts/{id}',
  summary: 'Changes a way to reach the brand.',
  access: 'operator',
  permission: 'content.edit',
  params: z.object({ id: z.uuid() }),
  query: z.object(brandQuery),
  body: z.strictObject({ ...contactFields, ...seenVersion }),
  data: officeContactSchema,
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
