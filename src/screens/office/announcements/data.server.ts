import { officeAnnouncementsContract } from '#api/office/announcements.contract.ts';
import type { OfficePage } from '../office-page.server.ts';

/** Every line of the brand's ticker. */
export async function loadAnnouncements(page: OfficePage) {
  const [{ data: announcements }, messages] = await Promise.all([
    page.ask(officeAnnouncementsContract),
    page.messages(['office-content'], (t) => t('office-content.announcements.title')),
  ]);
  return { ...messages, announcements };
}

export type AnnouncementsData = Awaited<ReturnType<typeof loadAnnouncements>>;
export type Announcement = AnnouncementsData['announcements'][number];
