import { type ShownGame, shownGame } from '../game/shown-game.ts';

/** What a poll of the games in play answered. */
export type LiveAnswer = {
  readonly games: readonly ShownGame[];
  /** When the server answered. */
  readonly asOf: string;
  /** As of when the scores are true. */
  readonly scoresAt: string;
  /** When any game last ended, was called off or had its result corrected. */
  readonly endedAt: string | null;
};

/** The page's games with what a later poll knows of them. A poll that is older than the page changes nothing. */
export function mergeLive(
  games: readonly ShownGame[],
  asOf: string,
  live: LiveAnswer | null,
): readonly ShownGame[] {
  if (live === null || live.asOf <= asOf) return games;
  const newer = new Map(live.games.map((game) => [game.id, game]));
  return games.map((game) => {
    const now = newer.get(game.id);
    return now === undefined || isSame(game, now) ? game : now;
  });
}

/** Both come from `shownGame`, so what is equal is written equally. A game that stays itself keeps its row as it is. */
function isSame(game: ShownGame, other: ShownGame): boolean {
  return JSON.stringify(shownGame(game)) === JSON.stringify(shownGame(other));
}

/**
 * What has become of the page's games since it was made, in one text: the ids of those that have started or ended, and the instant of an
 * end, a cancellation or a corrected result that it does not know; empty where there is nothing. Only the page itself knows a final
 * score and the new order, so it is asked again when this text changes.
 */
export function changesSince(games: readonly ShownGame[], asOf: string, live: LiveAnswer): string {
  const inPlay = new Set(live.games.map(({ id }) => id));
  const changed = games
    .filter(({ id, status }) => (status === 'in_progress') !== inPlay.has(id))
    .map(({ id }) => id)
    .sort();
  if (live.endedAt !== null && live.endedAt > asOf) changed.push(live.endedAt);
  return changed.join(' ');
}
