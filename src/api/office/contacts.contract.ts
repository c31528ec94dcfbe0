import { z } from 'zod';
import { CONTACT_TYPES } from '#terms/content.ts';
import { LOCALES } from '#terms/locales.ts';
import { type Contract, instantSchema } from '../endpoint.contract.ts';
import { localTexts } from './content.contract.ts';
import { brandQuery } from './office.contract.ts';

const contactType = z.enum(CONTACT_TYPES);

export const officeContactSchema = z.object({
  id: z.string(),
  type: contactType,
  value: z.string(),
  hours: z.partialRecord(z.enum(LOCALES), z.string()),
  is_sample: z.boolean(),
  is_removed: z.boolean(),
  version: z.int(),
  updated_at: instantSchema,
});

export const officeContactsContract = {
  method: 'GET',
  path: '/office/contacts',
  summary: 'Every way to reach a brand, in its order, those that were taken away included.',
  access: 'operator',
  permission: 'content.view',
  query: z.object(brandQuery),
  data: z.array(officeContactSchema),
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;

export const contactFields = { type: contactType, value: z.string().min(1).max(300), hours: localTexts(120) };

export const newContactContract = {
  method: 'POST',
  path: '/office/contacts',
  summary: 'Adds a way to reach the brand, after those that are there.',
  access: 'operator',
  permission: 'content.edit',
  query: z.object(brandQuery),
  body: z.strictObject(contactFields),
  data: officeContactSchema,
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;
