import { officeAnnouncementsContract } from '#api/office/announcements.contract.ts';
import type { OfficePage } from '../office-page.server.ts';

/** Every line of the brand's ticker. */
export async function loadAnnouncements(page: OfficePage) {
  const [{ data: announcements }, words] = await Promise.all([
    page.ask(officeAnnouncementsContract),
    page.words(['office-content'], (t) => t('office-content.announcements.title')),
  ]);
  return { ...words, announcements };
}

export type AnnouncementsData = Awaited<ReturnType<typeof loadAnnouncements>>;
export type Announcement = AnnouncementsData['announcements'][number];
