import { GAME_STATUSES } from '#terms/games.ts';
import type { ShownGame } from '../game/shown-game.ts';

export type LeagueGroup = {
  /** Each once: a league has one group of games in play, and one of its others. */
  readonly key: string;
  readonly id: string;
  readonly name: string;
  readonly sport: ShownGame['sport'];
  readonly games: readonly ShownGame[];
  /** How many of them are in play. */
  readonly live: number;
  /** Where all of the games come from; null where they differ. */
  readonly origin: ShownGame['origin'] | null;
};

/**
 * Games by league, in play → not started → completed → canceled (docs/product/schedule.md), each by its start. Those in play stand before all
 * others, whatever their league. A league stands where its first game would; leagues that are equal in this keep the order of
 * `leagueIds`, which is the product's own.
 */
export function groupGames(games: readonly ShownGame[], leagueIds: readonly string[]): LeagueGroup[] {
  const keyOf = ({ league, status }: ShownGame) =>
    `${league.id}/${status === 'in_progress' ? 'live' : 'other'}`;
  const groups = [...Map.groupBy(games, keyOf)].map(([key, members]) => {
    const sorted = members.toSorted(compareGames);
    const [first] = sorted;
    return first === undefined ? [] : [{ key, first, sorted }];
  });
  return groups
    .flat()
    .toSorted(
      (a, b) => rank(a.first) - rank(b.first) || place(a.first, leagueIds) - place(b.first, leagueIds),
    )
    .map(({ key, first, sorted }) => ({
      key,
      id: first.league.id,
      name: first.league.name,
      sport: first.sport,
      games: sorted,
      live: sorted.filter(({ status }) => status === 'in_progress').length,
      origin: sorted.every(({ origin }) => origin === first.origin) ? first.origin : null,
    }));
}

function compareGames(a: ShownGame, b: ShownGame): number {
  return rank(a) - rank(b) || compareTexts(a.start_at, b.start_at) || compareTexts(a.id, b.id);
}

/** Instants and ids stand in the order of their characters; the rules of a language would have to be loaded first. */
function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function rank({ status }: ShownGame): number {
  return GAME_STATUSES.indexOf(status);
}

function place({ league }: ShownGame, leagueIds: readonly string[]): number {
  const index = leagueIds.indexOf(league.id);
  return index < 0 ? leagueIds.length : index;
}
