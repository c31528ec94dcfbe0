import { localePath } from '#i18n/locale-path.ts';
import type { Locale } from '#terms/locales.ts';

/** What the address of team analysis says; what is left out or null is not said. */
type StatisticsChoice = {
  readonly sport?: string | null;
  readonly league?: string | null;
  readonly team?: string | null;
  readonly vs?: string | null;
  readonly season?: string | null;
  /** 1 is not said either. */
  readonly page?: number | null;
  /** The instant as of which figures are shown, as ISO text. */
  readonly asOf?: string | null;
};

/** The address of team analysis, for links from schedule rows, cards and team names. */
export function statisticsHref(locale: Locale, choice: StatisticsChoice): string {
  const { sport, league, team, vs, season, page, asOf } = choice;
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ sport, league, team, vs, season, as_of: asOf })) {
    if (value) search.set(name, value);
  }
  if (page && page > 1) search.set('page', String(page));
  const path = localePath(locale, '/statistics');
  return search.size > 0 ? `${path}?${search}` : path;
}
