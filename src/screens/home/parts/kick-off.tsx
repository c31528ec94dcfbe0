import { formatDateTime, formatTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { namedDay } from '#i18n/say-day.ts';
import { sayDay } from '../../said-time.tsx';

interface KickOffProps {
  at: string;
  /** When the server made the page. */
  now: string;
  zone: string;
  /** The day in small letters above the time instead of before it. */
  isStacked?: boolean;
  className?: string;
}

/** A start as people say it: `23:15` on the same day, `Tomorrow 02:10` on another, with its full form behind. */
export function KickOff({ at, now, zone, isStacked = false, className }: KickOffProps) {
  const { t, locale } = useLanguage<'sport'>();
  const named = namedDay(at, now, zone);
  const day = named === 'today' || named === 'tonight' ? null : sayDay({ at, now, zone, locale }, t);
  return (
    <time dateTime={at} title={formatDateTime(at, zone)} className={className}>
      {isStacked ? (
        // The line stays where there is nothing to say: another zone's day would move the page.
        <span className="block text-12 font-regular text-ink-2">{day ?? '\u00a0'} </span>
      ) : day === null ? null : (
        `${day} `
      )}
      {formatTime(at, zone)}
    </time>
  );
}
