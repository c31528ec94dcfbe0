import { DAY_MS } from '#terms/durations.ts';
import type { FeedGame, ReportedState } from '../feed.ts';
import type { MatchRow } from './read-matches.ts';

type Score = readonly [home: number, away: number];
type Problem = { readonly problem: string };

/** A postponed match that has no new day by then is played another time; until then it may still be played on its own. */
const POSTPONED_MS = DAY_MS;

/** What the provider says of how a match stands, a reason to refuse it, or null where it says nothing. */
export function readMatchState(
  { status, score }: Pick<MatchRow, 'status' | 'score'>,
  { startAt, knownAt }: Pick<FeedGame, 'startAt' | 'knownAt'>,
): ReportedState | Problem | null {
  switch (status) {
    case 'SCHEDULED':
    case 'TIMED':
      return waiting('not_started', null);
    case 'POSTPONED': {
      const isOver = knownAt.getTime() - startAt.getTime() > POSTPONED_MS;
      return waiting(isOver ? 'canceled' : 'not_started', 'postponed');
    }
    case 'CANCELLED':
      return waiting('canceled', null);
    case 'IN_PLAY':
    case 'PAUSED':
    case 'EXTRA_TIME':
    case 'PENALTY_SHOOTOUT':
    case 'SUSPENDED':
      return inPlay(status, score, startAt > knownAt);
    case 'FINISHED':
    case 'AWARDED':
      return ended(status, score, startAt > knownAt);
  }
}

function waiting(status: 'not_started' | 'canceled', reason: string | null): ReportedState {
  return { status, reason, homeScore: null, awayScore: null, parts: [] };
}

function inPlay(
  status: MatchRow['status'],
  score: MatchRow['score'],
  isEarly: boolean,
): ReportedState | Problem | null {
  const counted = countedOf(score);
  // The score of a match in play is reported some moments after its state.
  if (counted === null) return null;
  if (isEarly) return { problem: 'it has a score before its start' };
  const isHalfTime = status === 'PAUSED' && score.duration === 'REGULAR';
  const reason = status === 'SUSPENDED' ? 'suspended' : isHalfTime ? 'half_time' : null;
  const first = scoreOf(score.halfTime);
  const [home, away] = counted;
  return {
    status: 'in_progress',
    reason,
    homeScore: home,
    awayScore: away,
    parts: first === null ? [] : [first],
  };
}

function ended(
  status: MatchRow['status'],
  score: MatchRow['score'],
  isEarly: boolean,
): ReportedState | Problem {
  const counted = countedOf(score);
  if (counted === null) return { problem: 'it is said to be over without a score' };
  const isAwarded = status === 'AWARDED';
  if (isEarly && !isAwarded) return { problem: 'it has a score before its start' };
  const [homeScore, awayScore] = counted;
  const parts = partsOf(score);
  const isLonger = score.duration !== 'REGULAR';
  if (isLonger && parts.length < 2)
    return { problem: 'it went beyond 90 minutes, and how it stood then is missing' };
  const reason = { REGULAR: null, EXTRA_TIME: 'aet', PENALTY_SHOOTOUT: 'pen' }[score.duration];
  return { status: 'completed', reason: isAwarded ? 'awarded' : reason, homeScore, awayScore, parts };
}

/** Goals without those of a shoot-out, which the provider counts into its final score. */
function countedOf(score: MatchRow['score']): Score | null {
  const regular = scoreOf(score.regularTime);
  if (score.duration === 'REGULAR' || regular === null) return scoreOf(score.fullTime);
  const extra = scoreOf(score.extraTime) ?? [0, 0];
  return [regular[0] + extra[0], regular[1] + extra[1]];
}

/** The halves, and extra time behind them; none where the provider does not report the first half. */
function partsOf(score: MatchRow['score']): readonly Score[] {
  const first = scoreOf(score.halfTime);
  const regular = score.duration === 'REGULAR' ? scoreOf(score.fullTime) : scoreOf(score.regularTime);
  if (first === null || regular === null) return [];
  const second: Score = [regular[0] - first[0], regular[1] - first[1]];
  if (second[0] < 0 || second[1] < 0) return [];
  const extra = score.duration === 'REGULAR' ? null : scoreOf(score.extraTime);
  return extra === null ? [first, second] : [first, second, extra];
}

function scoreOf(
  score: { readonly home: number | null; readonly away: number | null } | undefined,
): Score | null {
  if (score === undefined || score.home === null || score.away === null) return null;
  return [score.home, score.away];
}
