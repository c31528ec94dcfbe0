import { listAnnouncements } from '#domain/content/announcement/list-announcements.ts';
import { announcementsContract } from './ai-announcements.contract.ts';
import { endpoint } from './endpoint.ts';

export const GET = endpoint(announcementsContract, async (_input, { services, brand, locale }) => {
  const { items, fallback } = await listAnnouncements(services, { brand, locale });
  return { data: items, meta: { fallback } };
});
