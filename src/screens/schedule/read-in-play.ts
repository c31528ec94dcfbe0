import type { Game } from '#api/sport/game.contract.ts';
import { shownGame } from '../game/shown-game.ts';
import type { LiveAnswer } from './merge-live.ts';
import { readScoresAge } from './read-scores-age.ts';

type InPlayAnswer = {
  readonly data: readonly Game[];
  readonly meta: { readonly as_of: string; readonly answered_at: string; readonly ended_at: string | null };
};

/**
 * Reads what the server says of the games in play; null where it is something else. The server has held its answer against
 * the contract before it sent it, so the form alone is looked at here: the contract's own schemas would take the page longer to
 * load than the rest of its code.
 */
export function readInPlay(body: unknown): LiveAnswer | null {
  if (!isInPlayAnswer(body)) return null;
  const { as_of: scoresAt, answered_at: asOf, ended_at: endedAt } = body.meta;
  return { games: body.data.map(shownGame), asOf, scoresAt, endedAt };
}

function isInPlayAnswer(body: unknown): body is InPlayAnswer {
  if (!isRecord(body) || !Array.isArray(body.data) || !isRecord(body.meta)) return false;
  const { ended_at: endedAt } = body.meta;
  if (readScoresAge(body.meta) === null || (endedAt !== null && typeof endedAt !== 'string')) return false;
  return body.data.every(isGame);
}

function isGame(game: unknown): boolean {
  if (!isRecord(game)) return false;
  const isNamed = [game.home, game.away, game.league].every(
    (named) => isRecord(named) && typeof named.name === 'string',
  );
  const isScored = game.score === null || (isRecord(game.score) && Array.isArray(game.score.parts));
  return typeof game.id === 'string' && typeof game.status === 'string' && isNamed && isScored;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
