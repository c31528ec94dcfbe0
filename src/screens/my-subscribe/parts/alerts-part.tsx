import type { MySubscribeData } from '../data.server.ts';
import { CalendarSection } from './calendar-section.tsx';
import { FavouritesSection } from './favourites-section.tsx';
import { InboxSection } from './inbox-section.tsx';
import { NoticeSettingsSection } from './notice-settings-section.tsx';
import { PushSection } from './push-section.tsx';

/** What the site sends to a member, and through which channels. */
export function AlertsPart(data: MySubscribeData) {
  const { favourites, zone } = data;
  return (
    <>
      <InboxSection inbox={data.inbox} />
      <FavouritesSection favourites={favourites} />
      <NoticeSettingsSection
        settings={data.notices}
        zone={zone}
        hasFavourites={favourites.count > 0}
        isStatsOnly={data.isStatsOnly}
      />
      <PushSection push={data.push} isStatsOnly={data.isStatsOnly} />
      <CalendarSection since={data.calendarSince} />
    </>
  );
}
