import type { StandingCriterion } from '#terms/standings.ts';
import type { Place } from './divisions.ts';
import {
  NO_SUMS,
  type PlayedGame,
  pointsOf,
  type Sums,
  sumGames,
  type Venue,
  type Worth,
  winPctOf,
} from './sums.ts';

type OrderData = {
  readonly games: readonly PlayedGame[];
  readonly venue: Venue;
  readonly places: ReadonlyMap<string, Place> | null;
  /** Soccer: games among equals count once each of them has played each other at home and away. */
  readonly isDoubleRound: boolean;
  readonly worth: Worth;
};

type Values = (teamId: string) => number;

/** Teams in their order, equals together: every criterion is asked only of those whom the ones before it have left equal. */
export function orderTeams(
  teamIds: readonly string[],
  criteria: readonly StandingCriterion[],
  data: OrderData,
): readonly (readonly string[])[] {
  const sums = sumGames(data.games, data.venue);
  const order = (equal: readonly string[], left: readonly StandingCriterion[]): (readonly string[])[] => {
    const [criterion, ...rest] = left;
    if (equal.length < 2 || criterion === undefined) return [equal];
    const values = valuesOf(criterion, equal, { ...data, sums });
    if (values === null) return order(equal, rest);
    const groups = [...Map.groupBy(equal, values)].toSorted(([a], [b]) => b - a);
    return groups.flatMap(([, group]) => order(group, rest));
  };
  return teamIds.length === 0 ? [] : order(teamIds, criteria);
}

type Asked = OrderData & { readonly sums: ReadonlyMap<string, Sums> };

/** What a criterion makes of each of some equal teams; null where it cannot be asked of them. */
function valuesOf(criterion: StandingCriterion, equal: readonly string[], asked: Asked): Values | null {
  if (criterion.startsWith('direct_')) return directValues(criterion, equal, asked);
  switch (criterion) {
    case 'shared_division_pct': {
      const divisions = new Set(equal.map((id) => asked.places?.get(id)?.division));
      return divisions.size === 1 ? withinPct(asked, 'division', true) : null;
    }
    case 'division_pct':
      return withinPct(asked, 'division', true);
    case 'interdivision_pct':
      return withinPct(asked, 'division', false);
    case 'conference_pct':
      return withinPct(asked, 'conference', true);
    case 'away_scored':
      return measure('scored', sumGames(asked.games, 'away'), asked.worth);
    default:
      return measure(criterion, asked.sums, asked.worth);
  }
}

function directValues(criterion: StandingCriterion, equal: readonly string[], asked: Asked): Values | null {
  const among = new Set(equal);
  const games = asked.games.filter(
    ({ homeTeamId: home, awayTeamId: away }) => among.has(home) && among.has(away),
  );
  if (!haveMet(equal, games, asked.isDoubleRound)) return null;
  if (criterion === 'direct_away_scored') return measure('scored', sumGames(games, 'away'), asked.worth);
  return measure(criterion.slice('direct_'.length), sumGames(games, 'all'), asked.worth);
}

/** Whether each has played each other: at home and away, or at all. */
function haveMet(equal: readonly string[], games: readonly PlayedGame[], isDoubleRound: boolean): boolean {
  const met = new Set(games.map(({ homeTeamId, awayTeamId }) => `${homeTeamId} ${awayTeamId}`));
  return equal.every((one) =>
    equal.every((other) => {
      const [there, back] = [met.has(`${one} ${other}`), met.has(`${other} ${one}`)];
      return one === other || (isDoubleRound ? there && back : there || back);
    }),
  );
}

/** The share of games won against teams of the same division or conference, or of the conference's other divisions. */
function withinPct({ games, places, worth }: Asked, part: keyof Place, isWithin: boolean): Values | null {
  if (places === null) return null;
  const inside = games.filter(({ homeTeamId, awayTeamId }) => {
    const [home, away] = [places.get(homeTeamId), places.get(awayTeamId)];
    return home?.conference === away?.conference && (home?.[part] === away?.[part]) === isWithin;
  });
  return measure('pct', sumGames(inside, 'all'), worth);
}

function measure(kind: string, sums: ReadonlyMap<string, Sums>, worth: Worth): Values {
  return (id) => {
    const own = sums.get(id) ?? NO_SUMS;
    switch (kind) {
      case 'points':
        return pointsOf(own, worth);
      case 'win_pct':
      case 'pct':
        return winPctOf(own, worth) ?? 0;
      case 'wins':
        return own.win;
      case 'difference':
        return own.for - own.against;
      case 'scored':
        return own.for;
      default:
        throw new Error(`no measure ${kind}`);
    }
  };
}
