import { useLanguage } from '#i18n/language-provider.tsx';
import { ChoiceMenu } from '../../choice-menu.tsx';
import { keepZone } from '../../use-browser-zone.ts';
import type { ScheduleData } from '../data.server.ts';
import { type ScheduleQuery, scheduleHref } from '../schedule-query.ts';

/** In which zone the times stand, and the way to another one. */
export function ZoneMenu({ data, query }: { data: ScheduleData; query: ScheduleQuery }) {
  const { t, locale } = useLanguage<'schedule'>();
  const current = data.zones.find(({ zone }) => zone === data.display.zone);
  return (
    <ChoiceMenu
      label={t('schedule.zone')}
      current={`${placeOf(data.display.zone)} ${current?.offset ?? ''}`}
      trigger={
        <>
          <span className="max-sm:hidden">{placeOf(data.display.zone)}</span> {current?.offset}
        </>
      }
      items={data.zones.map(({ zone, offset }) => ({
        key: zone,
        href: scheduleHref(locale, query, { tz: zone }),
        label: placeOf(zone),
        detail: offset,
        chosen: zone === data.display.zone,
        onChoose: () => keepZone(zone, { chosen: true }),
      }))}
    />
  );
}

/** `America/New_York` as it is written: `America/New York`. */
function placeOf(zone: string): string {
  return zone.replaceAll('_', ' ');
}
