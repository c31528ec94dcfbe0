import { DAY_MS, WEEK_MS } from '#terms/durations.ts';
import type { ArchiveGame } from '../archive.ts';

/** Weeks by which each league's games are moved, by league id. Plain JSON: chosen once, stored, passed back unchanged. */
export type Shifts = Readonly<Record<string, number>>;

/** Weeks beyond the next two for which games must follow, so that the season does not end at once. */
const WEEKS_AHEAD = 6;
/** A week in the middle of the season is liked best; this much is lost between the middle and either end. */
const MIDDLE_WEIGHT = 0.6;
const LATER_WEIGHT = 0.6;
/** A season with fewer games than this share of the usual one is not chosen as the current one. */
const FULL_ENOUGH = 0.7;

type League = {
  readonly starts: readonly number[];
  readonly seasons: ReadonlyMap<number, readonly number[]>;
};

function groupByLeague(archive: readonly ArchiveGame[]): Map<string, League> {
  const leagues = new Map<string, { starts: number[]; seasons: Map<number, number[]> }>();
  for (const game of archive) {
    const league = leagues.get(game.leagueId) ?? { starts: [], seasons: new Map<number, number[]>() };
    leagues.set(game.leagueId, league);
    const startAt = game.startAt.getTime();
    league.starts.push(startAt);
    const season = league.seasons.get(game.seasonStartYear);
    if (season === undefined) league.seasons.set(game.seasonStartYear, [startAt]);
    else season.push(startAt);
  }
  for (const league of leagues.values()) {
    league.starts.sort((a, b) => a - b);
    for (const season of league.seasons.values()) season.sort((a, b) => a - b);
  }
  return leagues;
}

/**
 * The season that shall be the current one: the latest complete one that leaves seasons to follow, two where the archive
 * has five or more, one where it has two. A season much smaller than usual (a lockout, a broken-off year) is passed over.
 */
function currentSeason(league: League): readonly number[] {
  const years = [...league.seasons.keys()].sort((a, b) => a - b);
  const sizes = years.map((year) => league.seasons.get(year)?.length ?? 0).sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const following = years.length >= 5 ? 2 : years.length >= 2 ? 1 : 0;
  const candidates = years.slice(0, years.length - following).reverse();
  const complete = candidates.find((year) => (league.seasons.get(year)?.length ?? 0) >= usual * FULL_ENOUGH);
  return league.seasons.get(complete ?? candidates[0] ?? Number.NaN) ?? [];
}

/** How many of the sorted instants lie before `at`. */
function countBefore(starts: readonly number[], at: number): number {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * How well the instant `at` of the archive would do as today, 0 to 1: full volume in the last and the next 14 days, each
 * week by itself; then the six weeks after, and nearness to the middle of the season.
 */
function scoreInstant(league: League, season: readonly number[], usualWeek: number, at: number): number {
  const volume = (fromDay: number, toDay: number): number => {
    const games =
      countBefore(league.starts, at + toDay * DAY_MS) - countBefore(league.starts, at + fromDay * DAY_MS);
    return Math.min(1, games / ((usualWeek * (toDay - fromDay)) / 7));
  };
  const near = Math.min(volume(-14, -7), volume(-7, 0), volume(0, 7), volume(7, 14));
  // One week without games is a break of the national teams; several in a row cost most of this term.
  let later = 0;
  for (let week = 2; week < WEEKS_AHEAD + 2; week += 1) later += volume(7 * week, 7 * week + 7) / WEEKS_AHEAD;
  const progress = countBefore(season, at) / season.length;
  return near + LATER_WEIGHT * later - MIDDLE_WEIGHT * Math.abs(progress - 0.5);
}

/** Games of a usual week: the median over the weeks that have any. */
function usualWeekOf(season: readonly number[]): number {
  const first = season[0] ?? 0;
  const weeks = new Map<number, number>();
  for (const startAt of season) {
    const week = Math.floor((startAt - first) / WEEK_MS);
    weeks.set(week, (weeks.get(week) ?? 0) + 1);
  }
  const sizes = [...weeks.values()].sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 1;
}

function chooseShift(league: League, now: Date): number {
  const season = currentSeason(league);
  const [first, last] = [season[0], season.at(-1)];
  if (first === undefined || last === undefined) return 0;
  const usualWeek = usualWeekOf(season);
  let best = Math.round((now.getTime() - first) / WEEK_MS);
  let bestScore = Number.NEGATIVE_INFINITY;
  for (
    let weeks = Math.ceil((now.getTime() - last) / WEEK_MS);
    weeks * WEEK_MS <= now.getTime() - first;
    weeks += 1
  ) {
    const score = scoreInstant(league, season, usualWeek, now.getTime() - weeks * WEEK_MS);
    if (score > bestScore) [best, bestScore] = [weeks, score];
  }
  return best;
}

/**
 * Chooses for each league the number of weeks by which its archive is moved, so that `now` falls in mid-season: the last
 * and the next two weeks have their normal number of games, and several weeks follow. The same archive and instant give
 * the same answer; the caller stores it at the first start and never asks again.
 */
export function chooseShifts(archive: readonly ArchiveGame[], now: Date): Shifts {
  const shifts: Record<string, number> = {};
  for (const [leagueId, league] of groupByLeague(archive)) shifts[leagueId] = chooseShift(league, now);
  return shifts;
}
