import { formatDate, formatDateTime, formatDay, formatTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { htmlLangs } from '#i18n/locales.ts';
import { namedDay } from '#i18n/say-day.ts';
import type { Translate } from '#i18n/t.ts';
import type { Locale } from '#terms/locales.ts';

interface SayTimeOptions {
  readonly at: string;
  /** Now, as the server saw it, so that server and browser say the same. */
  readonly now: string;
  readonly zone: string;
  readonly locale: Locale;
}

/** A day as people say it: "Tonight", "Tomorrow", "Mon 23 Nov". */
export function sayDay({ at, now, zone, locale }: SayTimeOptions, t: Translate<'sport'>): string {
  const named = namedDay(at, now, zone);
  if (named !== null) return t(`sport.days.${named}`);
  // A day of a year before says its year as well: a record goes back further than people think.
  const date = formatDate(at, zone);
  return date.slice(0, 4) < formatDate(now, zone).slice(0, 4) ? date : formatDay(at, zone, locale);
}

/** An instant as people say it: "Tonight 23:15". */
export function sayTime(options: SayTimeOptions, t: Translate<'sport'>): string {
  return t('sport.days.at', { day: sayDay(options, t), time: formatTime(options.at, options.zone) });
}

/** An instant as people say it inside a sentence: "opens tonight 23:15". */
export function sayTimeWithin(options: SayTimeOptions, t: Translate<'sport'>): string {
  const { at, now, zone, locale } = options;
  const isNamed = namedDay(at, now, zone) !== null;
  const day = sayDay(options, t);
  return t('sport.days.at', {
    day: isNamed ? day.toLocaleLowerCase(htmlLangs[locale]) : day,
    time: formatTime(at, zone),
  });
}

/** An instant as people say it, with its full form behind. */
export function SaidTime(props: { at: string; now: string; zone: string; className?: string }) {
  const { locale, t } = useLanguage<'sport'>();
  const { at, zone, className } = props;
  return (
    <time dateTime={at} title={formatDateTime(at, zone)} className={className}>
      {sayTime({ at, now: props.now, zone, locale }, t)}
    </time>
  );
}
