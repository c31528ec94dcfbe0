import type { Translate } from '#i18n/t.ts';
import { TextLink } from '#ui/text-link.tsx';
import { type CalendarOf, calendarHref } from './calendar-address.ts';

interface CalendarLinksProps {
  /** Seen from outside: a calendar program asks from anywhere. */
  origin: string;
  calendar: CalendarOf;
  /** Of what: a league, a team, or all leagues. */
  name: string;
  t: Translate<'sport'>;
}

/** Hands a schedule to the reader's calendar program, or shows its address to those that ask for one. */
export function CalendarLinks({ origin, calendar, name, t }: CalendarLinksProps) {
  const path = calendarHref(calendar);
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-14">
      <TextLink href={`${origin.replace(/^https?:/, 'webcal:')}${path}`} className="tap">
        {t('sport.calendar.subscribe', { name })}
      </TextLink>
      <TextLink href={`${origin}${path}`} className="tap">
        {t('sport.calendar.file')}
      </TextLink>
    </p>
  );
}
