import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { officeAnnouncementSchema } from './announcements.contract.ts';
import { orderFields } from './content.contract.ts';
import { brandQuery } from './office.contract.ts';

export const announcementOrderContract = {
  method: 'POST',
  path: '/office/announcement-order',
  summary: "Puts a brand's announcements into another order; every one that is there has to be named.",
  access: 'operator',
  permission: 'content.edit',
  query: z.object(brandQuery),
  body: orderFields,
  data: z.array(officeAnnouncementSchema),
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
