import type { League } from '#feeds/names/leagues.ts';
import { shown } from './cells.ts';
import { RefusedRow } from './draft-game.ts';

type Season = { readonly season: string; readonly seasonStartYear: number };

/** No season of the leagues that run from summer to summer began earlier in the year. */
const FIRST_DAY = '07-15';
/** The pandemic's season was played until 2 August. */
const FIRST_DAY_2020 = '08-03';

type Shape = Pick<League, 'splitSeason'>;

function seasonFrom(league: Shape, seasonStartYear: number): Season {
  const next = String((seasonStartYear + 1) % 100).padStart(2, '0');
  const season = league.splitSeason ? `${seasonStartYear}-${next}` : String(seasonStartYear);
  return { season, seasonStartYear };
}

/** The season in which the league plays on that date (YYYY-MM-DD), for sources that do not name it. */
export function seasonOf(league: Shape, date: string): Season {
  const year = Number(date.slice(0, 4));
  if (!league.splitSeason) return seasonFrom(league, year);
  const firstDay = year === 2020 ? FIRST_DAY_2020 : FIRST_DAY;
  return seasonFrom(league, date.slice(5) >= firstDay ? year : year - 1);
}

/** A season as written in a row. Throws RefusedRow where it is malformed or the date lies outside it. */
export function readSeason(league: League, text: string, date: string): Season {
  const startYear = Number(text.slice(0, 4));
  const season = seasonFrom(league, startYear);
  if (season.season !== text) throw new RefusedRow(`season: ${shown(text)} is not a season of ${league.id}`);
  const year = Number(date.slice(0, 4));
  if (year !== startYear && !(league.splitSeason && year === startYear + 1)) {
    throw new RefusedRow(`date ${date} lies outside season ${text}`);
  }
  return season;
}
