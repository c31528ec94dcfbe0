import { z } from 'zod';
import { LOCALES } from '#terms/locales.ts';
import { type Contract, instantSchema } from '../endpoint.contract.ts';
import { localTexts } from './content.contract.ts';
import { brandQuery } from './office.contract.ts';

export const officeAnnouncementSchema = z.object({
  id: z.string(),
  texts: z.partialRecord(z.enum(LOCALES), z.string()),
  from: instantSchema,
  until: instantSchema.nullable(),
  state: z.enum(['live', 'coming', 'ended', 'removed']),
  is_sample: z.boolean(),
  version: z.int(),
  updated_at: instantSchema,
});

export const officeAnnouncementsContract = {
  method: 'GET',
  path: '/office/announcements',
  summary: "Every line of a brand's ticker, in its order, those that were taken away included.",
  access: 'operator',
  permission: 'content.view',
  query: z.object(brandQuery),
  data: z.array(officeAnnouncementSchema),
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;

export const announcementFields = {
  texts: localTexts(300),
  from: instantSchema,
  /** Not included; null runs without end. */
  until: instantSchema.nullable(),
};

export const newAnnouncementContract = {
  method: 'POST',
  path: '/office/announcements',
  summary:
    'Adds a line to the ticker, after those that are there; readers see it at once, or from its hour on.',
  access: 'operator',
  permission: 'content.edit',
  query: z.object(brandQuery),
  body: z.strictObject(announcementFields),
  data: officeAnnouncementSchema,
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;
