import { endpoint } from '#api/endpoint.ts';
import { announcementKind } from '#domain/content/announcement/edit-announcements.ts';
import { listOfficeAnnouncements } from '#domain/content/editing/office-content.ts';
import { orderContent } from '#domain/content/editing/order-content.ts';
import { announcementOrderContract } from './announcement-order.contract.ts';
import { brandOf } from './brand-of.ts';

export const POST = endpoint(announcementOrderContract, async ({ query, body }, { services, operator }) => {
  const brand = brandOf(operator, query.brand);
  await orderContent(services, announcementKind, { brand, operator, ids: body.ids });
  return { data: await listOfficeAnnouncements(services, brand) };
});
