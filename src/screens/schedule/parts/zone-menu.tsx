import { useLanguage } from '#i18n/language-provider.tsx';
import { ChoiceMenu } from '../../choice-menu.tsx';
import { keepZone } from '../../device-zone.ts';
import type { ScheduleData } from '../data.server.ts';
import { type ScheduleQuery, scheduleHref } from '../schedule-query.ts';

/** In which zone the times stand, and the way to another one. */
export function ZoneMenu({ data, query }: { data: ScheduleData; query: ScheduleQuery }) {
  const { t, locale } = useLanguage<'schedule'>();
  const { place, offset } = data.zones.find(({ zone }) => zone === data.display.zone) ?? {};
  return (
    <ChoiceMenu
      spans
      align="turn"
      label={t('schedule.zone')}
      current={[place, offset].filter(Boolean).join(' ')}
      trigger={
        <>
          <span className="max-sm:hidden">{place}</span> {offset}
        </>
      }
      items={data.zones.map(({ zone, ...names }) => ({
        key: zone,
        href: scheduleHref(locale, query, { tz: zone }),
        label: names.place ?? names.offset,
        detail: names.place === null ? '' : names.offset,
        chosen: zone === data.display.zone,
        onChoose: () => keepZone(zone, { chosen: true }),
      }))}
    />
  );
}
