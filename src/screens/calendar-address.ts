import { localePath } from '#i18n/locale-path.ts';
import type { Locale } from '#terms/locales.ts';

/** Whose games a calendar holds; without league and team, all of them. */
export type CalendarOf = {
  readonly locale: Locale;
  readonly league?: string | null;
  readonly team?: string | null;
};

/** Where calendar programs find the schedule, of one league or team if need be. */
export function calendarHref({ locale, league, team }: CalendarOf): string {
  const path = localePath(locale, '/schedule.ics');
  if (team) return `${path}?team=${team}`;
  return league ? `${path}?league=${league}` : path;
}
