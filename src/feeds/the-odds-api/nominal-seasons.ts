import { seasonOf } from '../csv-archive/season-of.ts';
import type { FeedLeague } from '../feed.ts';
import { getLeague, type LeagueId } from '../names/leagues.ts';

/** First and last day of a usual season; the provider tells of games only. */
const DAYS: Readonly<Record<LeagueId, readonly [from: string, to: string]>> = {
  EPL: ['08-05', '06-05'],
  LIGUE1: ['08-05', '06-05'],
  LALIGA: ['08-05', '06-05'],
  BUNDESLIGA: ['08-05', '06-05'],
  SERIEA: ['08-05', '06-05'],
  MLS: ['02-15', '12-15'],
  NBA: ['10-10', '06-25'],
  MLB: ['03-15', '11-10'],
};
const FIRST_YEAR = 2024;
const LAST_YEAR = 2050;

/** The league's seasons by the calendar, so that the running one can be named before any of its games is. */
export function nominalSeasons(leagueId: LeagueId): FeedLeague['seasons'] {
  const league = getLeague(leagueId);
  const [from, to] = DAYS[leagueId];
  return Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) => {
    const year = FIRST_YEAR + index;
    return {
      season: seasonOf(league, `${year}-${from}`).season,
      fromAt: new Date(`${year}-${from}T00:00:00Z`),
      toAt: new Date(`${league.splitSeason ? year + 1 : year}-${to}T23:59:59Z`),
      origin: 'real',
    };
  });
}
