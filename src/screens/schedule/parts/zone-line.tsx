import { useLanguage } from '#i18n/language-provider.tsx';
import { shortOffset } from '#i18n/short-offset.ts';
import { Link } from '#ui/link.tsx';
import { keepZone } from '../../device-zone.ts';
import { useIsReading } from '../../frame/is-reading.ts';
import type { ScheduleData } from '../data.server.ts';
import { type ScheduleQuery, scheduleHref } from '../schedule-query.ts';
import { useOfferedZone } from '../use-offered-zone.ts';

/** In which zone the day and its times stand; on a first visit with the way to the reader's own. It is one line with and without it. */
export function ZoneLine({ data, query }: { data: ScheduleData; query: ScheduleQuery }) {
  const { t, locale } = useLanguage<'schedule'>();
  const isReading = useIsReading();
  const offered = useOfferedZone(data.display, { ...data.window, now: data.asOf });
  return (
    <p className="flex h-6 min-w-0 items-center gap-x-3 text-12 whitespace-nowrap text-ink-2 sm:text-14">
      <span className="truncate max-sm:hidden">{t('schedule.times', { zone: data.zoneName })}</span>
      {/* On a phone the choice of zones says it in short, and beside it stands how old the scores are. */}
      <span className={data.isLive ? 'sr-only sm:hidden' : 'truncate sm:hidden'}>
        {t('schedule.times', { zone: data.offset })}
      </span>
      {isReading && data.display.from === 'brand' ? (
        <a
          hidden
          data-own-zone
          data-keep
          data-from={data.window.from}
          data-until={data.window.until}
          data-now={data.asOf}
          data-offsets={offsetsOf(data)}
          href={scheduleHref(locale, query, { tz: '%zone%' })}
          className="inline-grid tap min-h-6 items-center text-primary-ink underline underline-offset-3 [&[hidden]]:hidden"
        >
          {t('schedule.ownZone', { offset: '%zone%' })}
        </a>
      ) : null}
      {offered === null ? null : (
        <Link
          href={scheduleHref(locale, query, { tz: offered.zone })}
          onClick={() => keepZone(offered.zone, { chosen: false })}
          className="inline-grid tap min-h-6 items-center text-primary-ink underline underline-offset-3"
        >
          {t('schedule.ownZone', { offset: offered.offset })}
        </Link>
      )}
    </p>
  );
}

/** The distance of the shown zone from universal time at each end of the day and now, which differs where clocks are changed. */
function offsetsOf({ window: { from, until }, asOf, display }: ScheduleData): string {
  return [from, until, asOf].map((instant) => shortOffset(display.zone, new Date(instant))).join(' ');
}
