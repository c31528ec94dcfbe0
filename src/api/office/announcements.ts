import { endpoint } from '#api/endpoint.ts';
import { createAnnouncement } from '#domain/content/announcement/edit-announcements.ts';
import { announcementView, listOfficeAnnouncements } from '#domain/content/editing/office-content.ts';
import { newAnnouncementContract, officeAnnouncementsContract } from './announcements.contract.ts';
import { brandOf } from './brand-of.ts';

export const GET = endpoint(officeAnnouncementsContract, async ({ query }, { services, operator }) => ({
  data: await listOfficeAnnouncements(services, brandOf(operator, query.brand)),
}));

export const POST = endpoint(newAnnouncementContract, async ({ query, body }, { services, operator }) => {
  const brand = brandOf(operator, query.brand);
  const row = await createAnnouncement(services, { brand, operator, draft: announcementDraft(body) });
  return { data: announcementView(row, services.clock.now()) };
});

/** What was sent of an announcement, with its instants read. */
export function announcementDraft(body: {
  readonly texts: Readonly<Record<string, string>>;
  readonly from: string;
  readonly until: string | null;
}) {
  const untilAt = body.until === null ? null : new Date(body.until);
  return { texts: body.texts, fromAt: new Date(body.from), untilAt };
}
