import { listAnnouncements } from '#domain/content/announcement/list-announcements.ts';
import { endpoint } from './endpoint.ts';
import { marqueeContract } from './marquee.contract.ts';

export const GET = endpoint(marqueeContract, async (_input, { services, brand, locale }) => {
  const { items, fallback } = await listAnnouncements(services, { brand, locale });
  return { data: items.map(({ content }) => ({ content })), meta: { fallback } };
});
