import { createContext, use } from 'react';
import { formatDate, formatDateTime, formatTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { namedDay } from '#i18n/say-day.ts';
import { useOffice } from './frame/office-context.ts';

/** Now, as the server saw it when it made the page, so that server and browser say the same. */
export const OfficeNow = createContext<string | null>(null);

/** An instant in a list, on one line, as people say it: "Today 00:44", "11-22 21:12", with its year where it is another one; the full form behind. */
export function OfficeTime({ at }: { at: string | null }) {
  const { t } = useLanguage<'office-frame'>();
  const { zone } = useOffice();
  const now = use(OfficeNow);
  if (at === null) return '-';
  const time = formatTime(at, zone);
  const named = now === null ? null : namedDay(at, now, zone);
  const day = formatDate(at, zone);
  const isThisYear = now !== null && day.slice(0, 4) === formatDate(now, zone).slice(0, 4);
  return (
    <time dateTime={at} title={formatDateTime(at, zone)} className="whitespace-nowrap">
      {named === null
        ? `${isThisYear ? day.slice(5) : day} ${time}`
        : t(`office-frame.time.${named === 'tonight' ? 'today' : named}`, { time })}
    </time>
  );
}
