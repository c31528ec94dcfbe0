import { countUnreadItems } from '#domain/accounts/inbox/list-inbox.ts';
import { listAnnouncements } from '#domain/content/announcement/list-announcements.ts';
import { listContacts } from '#domain/content/contact/list-contacts.ts';
import { describeData } from '#domain/forecasting/sport/describe-data.ts';
import { brandDay } from '#domain/foundation/clock/brand-day.ts';
import type { PageFacts } from '../../page/page-context.ts';
import { showSession } from './shown-session.server.ts';

/** What the frame around every page shows beside the brand: announcements, contacts, what data this is, who is signed in. */
export async function loadFrame(facts: PageFacts, path: string) {
  const { services, brand, locale, member } = facts;
  const [announcements, contacts, data, unread] = await Promise.all([
    listAnnouncements(services, { brand: brand.key, locale }),
    listContacts(services, { brand: brand.key, locale }),
    describeData(services),
    member === null ? 0 : countUnreadItems(services, member.id),
  ]);
  return {
    session: showSession(facts, path, unread),
    announcements: announcements.items.map((item) => item.content),
    contacts: contacts.items,
    data: {
      mode: data.mode,
      seasons: data.seasons,
      hasSimulated: Object.values(data.origins).some((origin) => origin !== 'real'),
    },
    year: brandDay(services.clock.now()).slice(0, 4),
  };
}

export type FrameData = Awaited<ReturnType<typeof loadFrame>>;
