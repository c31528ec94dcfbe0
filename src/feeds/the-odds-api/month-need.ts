import { DAY_MS } from '#terms/durations.ts';
import type { ArchiveGame } from '../archive.ts';
import { getLeague } from '../names/leagues.ts';
import { type Demand, sumDemand } from './share-credits.ts';

/** What a league's months cost in credits at the wished pace. */
type MonthNeed = {
  /** The dearest month. */
  readonly most: number;
  /** Of that month, the last odds before each start alone: what a site cannot do without. */
  readonly closings: number;
  /** The average of the months that have games. */
  readonly average: number;
};

/** Sums the credits of every month of some games of one league, as if they were still to come. */
export function monthNeed(games: readonly ArchiveGame[]): MonthNeed {
  const months = [...Map.groupBy(games, ({ startAt }) => startAt.toISOString().slice(0, 7)).keys()];
  const near = games.map(({ leagueId, startAt }) => ({
    leagueId,
    sport: getLeague(leagueId).sport,
    startAt,
    isOver: false,
    hasPick: false,
  }));
  const needs = months.map((month) => {
    const from = new Date(`${month}-01T00:00:00Z`);
    const until = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 1));
    const aWeekOn = until.getTime() + 7 * DAY_MS;
    const known = near.filter(
      ({ startAt }) => startAt.getTime() > from.getTime() - DAY_MS && startAt.getTime() < aWeekOn,
    );
    return sumDemand(known, { from, until });
  });
  const dearest = needs.toSorted((a, b) => total(b) - total(a))[0];
  const sum = needs.reduce((all, need) => all + total(need), 0);
  return {
    most: Math.round(dearest === undefined ? 0 : total(dearest)),
    closings: Math.round(dearest?.closings ?? 0),
    average: Math.round(needs.length === 0 ? 0 : sum / needs.length),
  };
}

function total({ scores, prices, closings }: Demand): number {
  return scores + prices + closings;
}
