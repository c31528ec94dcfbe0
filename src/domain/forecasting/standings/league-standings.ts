import { resultOf } from '#domain/forecasting/statistics/team-games.ts';
import { FORM_GAMES, streakOf } from '#domain/forecasting/statistics/team-table.ts';
import type { LeagueRules } from '#terms/league-rules.ts';
import type { TeamResult } from '#terms/results.ts';
import type { Sport } from '#terms/sports.ts';
import type { Grouping, StandingCriterion } from '#terms/standings.ts';
import { criteriaOf } from './criteria.ts';
import { partsOf } from './divisions.ts';
import { orderTeams } from './order-teams.ts';
import {
  NO_SUMS,
  type PlayedGame,
  pointsOf,
  type Sums,
  sidesOf,
  sumGames,
  type Venue,
  winPctOf,
} from './sums.ts';

export type StandingsGame = PlayedGame & { readonly playoff: boolean };

export type SeasonOfLeague = {
  readonly leagueId: string;
  readonly sport: Sport;
  readonly season: string;
  readonly rules: Pick<LeagueRules, 'criteria' | 'points' | 'draws' | 'groups'>;
  readonly teams: readonly { readonly id: string; readonly key: string }[];
  /** In the order in which they were played. */
  readonly results: readonly StandingsGame[];
};

export type StandingsRow = Sums & {
  readonly teamId: string;
  /** Equal teams share one, and the place after theirs is free. */
  readonly position: number;
  /** Soccer only. */
  readonly points: number | null;
  /** The other sports only; null before the first game too. */
  readonly winPct: number | null;
  /** How far behind the best of the group, in games: half of what it has won more and lost less. Not in soccer. */
  readonly gamesBehind: number | null;
  readonly home: Sums;
  readonly away: Sums;
  /** The last five results, the newest last. */
  readonly form: readonly TeamResult[];
  readonly streak: ReturnType<typeof streakOf>;
};

export type Standings = {
  readonly criteria: readonly StandingCriterion[];
  readonly grouping: Grouping;
  /** What this season can be grouped by. */
  readonly groupings: readonly Grouping[];
  readonly groups: readonly { readonly id: string; readonly rows: readonly StandingsRow[] }[];
};

/**
 * The table of a season by its league's own order. Games of play-offs are in no table. Equal teams keep the order of their
 * keys, so that the same results always give the same table.
 */
export function leagueStandings(
  season: SeasonOfLeague,
  asked: { readonly venue: Venue; readonly grouping: Grouping | null },
): Standings {
  const { venue } = asked;
  const games = season.results.filter(({ playoff }) => !playoff);
  const { places, groupings, usual, groupIds } = partsOf(season);
  const grouping = groupings.find((one) => one === (asked.grouping ?? usual)) ?? 'league';
  const criteria = criteriaOf(season.rules.criteria, venue);
  const data = { games, venue, places, isDoubleRound: season.sport === 'soccer', worth: season.rules };
  const rowOf = rowsOf(season, games, venue);
  const keyed = season.teams.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map(({ id }) => id);
  const groupOf = (id: string): string => {
    const place = places?.get(id);
    return place === undefined || grouping === 'league' ? 'league' : place[grouping];
  };
  const byGroup = Map.groupBy(keyed, groupOf);
  const groups = groupIds(grouping).flatMap((id) => {
    const members = byGroup.get(id);
    if (members === undefined) return [];
    const rows = orderTeams(members, criteria, data).flatMap((equal, index, all) => {
      const before = all.slice(0, index).reduce((sum, { length }) => sum + length, 0);
      return equal.map((teamId) => ({ ...rowOf(teamId), position: before + 1 }));
    });
    return [{ id, rows: season.sport === 'soccer' ? rows : withGamesBehind(rows) }];
  });
  return { criteria, grouping, groupings, groups };
}

type RowWithoutPlace = Omit<StandingsRow, 'position'>;

function rowsOf({ sport, rules }: SeasonOfLeague, games: readonly PlayedGame[], venue: Venue) {
  const [shown, home, away] = [venue, 'home' as const, 'away' as const].map((teams) =>
    sumGames(games, teams),
  );
  const results = resultsOf(games, venue);
  return (teamId: string): RowWithoutPlace => {
    const sums = shown?.get(teamId) ?? NO_SUMS;
    const own = results.get(teamId) ?? [];
    return {
      teamId,
      ...sums,
      home: home?.get(teamId) ?? NO_SUMS,
      away: away?.get(teamId) ?? NO_SUMS,
      points: sport === 'soccer' ? pointsOf(sums, rules) : null,
      winPct: sport === 'soccer' ? null : winPctOf(sums, rules),
      gamesBehind: null,
      form: own.slice(-FORM_GAMES),
      streak: streakOf(own.map((result) => ({ result }))),
    };
  };
}

/** Every team's results in their order. */
function resultsOf(games: readonly PlayedGame[], venue: Venue): ReadonlyMap<string, readonly TeamResult[]> {
  const results = new Map<string, TeamResult[]>();
  for (const [id, own, other] of games.flatMap((game) => sidesOf(game, venue))) {
    const list = results.get(id) ?? [];
    list.push(resultOf(own, other));
    results.set(id, list);
  }
  return results;
}

/** The leader is the one that has won most above what it has lost, which need not be the one with the best share. */
function withGamesBehind(rows: readonly StandingsRow[]): readonly StandingsRow[] {
  const above = Math.max(...rows.map(({ win, lose }) => win - lose));
  return rows.map((row) => ({ ...row, gamesBehind: (above - (row.win - row.lose)) / 2 }));
}
