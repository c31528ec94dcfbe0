import type { FeedGame, FeedState } from '../feed.ts';
import type { Known } from './learned.ts';
import type { ScoreRow } from './read-rows.ts';

/** What the scores say of a game that is new: its state, a reason to refuse them, or null where they say nothing new. */
export function readState(
  row: ScoreRow,
  game: FeedGame,
  known: Known,
): FeedState | { readonly problem: string } | null {
  if (row.scores === null || row.scores.length === 0) {
    return row.completed ? { problem: 'it is said to be over without a score' } : null;
  }
  const scoresOf = (name: string) => row.scores?.filter((one) => one.name === name) ?? [];
  const [home, secondHome] = scoresOf(row.home_team);
  const [away, secondAway] = scoresOf(row.away_team);
  if (!home || !away || secondHome || secondAway) return { problem: 'a score is missing or comes twice' };
  if (game.startAt > game.knownAt) return { problem: 'it has a score before its start' };
  const status = row.completed ? 'completed' : 'in_progress';
  const before = known.states.get(game.key);
  if (before?.status === 'completed' && status === 'in_progress')
    return { problem: 'a finished game runs again' };
  if (before?.status === status && before.homeScore === home.score && before.awayScore === away.score)
    return null;
  return {
    gameKey: game.key,
    knownAt: game.knownAt,
    status,
    reason: null,
    homeScore: home.score,
    awayScore: away.score,
    parts: [],
    // The provider tells scores alone; what it does not tell is not made up.
    elapsed: null,
    stoppage: null,
    half: null,
    period: null,
    remaining: null,
    inning: null,
    inningHalf: null,
    statistics: {},
    origin: 'real',
  };
}
