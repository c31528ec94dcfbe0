import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { officeAnnouncementSchema } from '../../announcements.contract.ts';
import { removalFields } from '../../content.contract.ts';
import { brandQuery } from '../../office.contract.ts';

export const announcementRemovalContract = {
  method: 'POST',
  path: '/office/announcements/{id}/removal',
  summary: 'Takes a line of the ticker away from the readers, or puts it back.',
  access: 'operator',
  permission: 'content.edit',
  params: z.object({ id: z.uuid() }),
  query: z.object(brandQuery),
  body: removalFields,
  data: officeAnnouncementSchema,
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
