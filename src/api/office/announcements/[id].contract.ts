import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { announcementFields, officeAnnouncementSchema } from '../announcements.contract.ts';
import { seenVersion } from '../content.contract.ts';
import { brandQuery } from '../office.contract.ts';

export const saveAnnouncementContract = {
  method: 'POST',
  path: '/office/announcements/{id}',
  summary: 'Changes a line of the ticker.',
  access: 'operator',
  permission: 'content.edit',
  params: z.object({ id: z.uuid() }),
  query: z.object(brandQuery),
  body: z.strictObject({ ...announcementFields, ...seenVersion }),
  data: officeAnnouncementSchema,
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
