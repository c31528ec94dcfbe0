import { endpoint } from '#api/endpoint.ts';
import { saveAnnouncement } from '#domain/content/announcement/edit-announcements.ts';
import { announcementView } from '#domain/content/editing/office-content.ts';
import { announcementDraft } from '../announcements.ts';
import { brandOf } from '../brand-of.ts';
import { saveAnnouncementContract } from './[id].contract.ts';

export const POST = endpoint(
  saveAnnouncementContract,
  async ({ params, query, body }, { services, operator }) => {
    const brand = brandOf(operator, query.brand);
    const options = { brand, operator, id: params.id, version: body.version, draft: announcementDraft(body) };
    return { data: announcementView(await saveAnnouncement(services, options), services.clock.now()) };
  },
);
