import type { FeedGame, ReportedState } from '../feed.ts';
import type { ScoreRow } from './read-rows.ts';

/** What the scores say of a game, a reason to refuse them, or null where they say nothing. */
export function readState(
  row: ScoreRow,
  game: Pick<FeedGame, 'startAt' | 'knownAt'>,
): ReportedState | { readonly problem: string } | null {
  if (row.scores === null || row.scores.length === 0) {
    return row.completed ? { problem: 'it is said to be over without a score' } : null;
  }
  const scoresOf = (name: string) => row.scores?.filter((one) => one.name === name) ?? [];
  const [home, secondHome] = scoresOf(row.home_team);
  const [away, secondAway] = scoresOf(row.away_team);
  if (!home || !away || secondHome || secondAway) return { problem: 'a score is missing or comes twice' };
  if (game.startAt > game.knownAt) return { problem: 'it has a score before its start' };
  return {
    status: row.completed ? 'completed' : 'in_progress',
    reason: null,
    homeScore: home.score,
    awayScore: away.score,
    // The provider reports scores alone; what it does not report is not made up.
    parts: [],
  };
}
