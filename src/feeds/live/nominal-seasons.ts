import { seasonOf } from '../csv-archive/season-of.ts';
import type { FeedLeague } from '../feed.ts';
import type { LiveLeague } from './live-league.ts';

const FIRST_YEAR = 2024;
const LAST_YEAR = 2050;

/** The league's seasons by the calendar, so that the running one can be named before any of its games is: the provider reports games only. */
export function nominalSeasons({ season }: Pick<LiveLeague, 'season'>): FeedLeague['seasons'] {
  return Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) => {
    const year = FIRST_YEAR + index;
    return {
      season: seasonOf({ splitSeason: season.crosses_year }, `${year}-${season.from}`).season,
      fromAt: new Date(`${year}-${season.from}T00:00:00Z`),
      toAt: new Date(`${season.crosses_year ? year + 1 : year}-${season.to}T23:59:59Z`),
      origin: 'real',
    };
  });
}

/** Whether a game day lies in the play-offs of its season. */
export function isPlayoff({ season, playoffFrom }: LiveLeague, gameDay: string): boolean {
  if (playoffFrom === null) return false;
  const day = gameDay.slice(5);
  // Where a season crosses the year, the days before its first one are its second half.
  const inOrder = (one: string) => (season.crosses_year && one < season.from ? `1-${one}` : `0-${one}`);
  return inOrder(day) >= inOrder(playoffFrom);
}
