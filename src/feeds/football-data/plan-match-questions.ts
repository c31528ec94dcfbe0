import { DAY_MS, HOUR_MS, MINUTE_MS } from '#terms/durations.ts';
import type { Question } from '../live/answer.ts';
import { OPEN_AFTER, restUntil, waitAfter } from '../live/back-off.ts';
import type { Asked, Situation } from '../live/situation.ts';

/** No more than this many questions at once, so that one round has an end. */
const BATCH_SIZE = 4;
const LIST_EVERY_MS = 6 * HOUR_MS;
const SCORES_EVERY_MS = MINUTE_MS;
/** A game is followed closely this long; afterwards it is asked for now and then. */
const IN_PLAY_MS = 4 * HOUR_MS;
const OVERDUE_EVERY_MS = HOUR_MS;
const OVERDUE_MS = 3 * DAY_MS;
/** A league that the key may not ask for is tried again now and then: a plan can change. */
const RESTRICTED_EVERY_MS = 6 * HOUR_MS;

type Due = { readonly question: Question; readonly everyMs: number; readonly dueAt: number };

/**
 * The questions that are due, the most urgent first, within the minute's count that the provider names in its answers. A league is asked
 * one question a round, since each of its lists holds schedule and scores alike.
 */
export function planMatchQuestions(situation: Situation): readonly Question[] {
  const { now, leagues, asked, failures, remaining, wantedAt } = situation;
  const latest = newestOf(asked);
  if (latest !== null && now < freeAt(latest)) return [];
  const rest = latest === null ? null : restUntil(failures, latest.askedAt);
  // A person who wants an answer now gets one question asked, and then the provider is left alone as before.
  const isWanted = wantedAt !== null && latest !== null && latest.askedAt < wantedAt;
  if (rest !== null && now < rest && !isWanted) return [];
  const due = leagues.flatMap(({ id: leagueId }) => {
    const [first] = dueOf(leagueId, situation).sort((a, b) => a.everyMs - b.everyMs);
    return first === undefined ? [] : [first];
  });
  const isCounted = latest !== null && now.getTime() - latest.askedAt.getTime() < MINUTE_MS;
  const most =
    failures >= OPEN_AFTER ? 1 : Math.min(BATCH_SIZE, isCounted ? (remaining ?? BATCH_SIZE) : BATCH_SIZE);
  return due
    .sort((a, b) => a.everyMs - b.everyMs || a.dueAt - b.dueAt)
    .slice(0, most)
    .map(({ question }) => question);
}

function newestOf(asked: readonly Asked[]): Asked | null {
  return asked.toSorted((a, b) => b.askedAt.getTime() - a.askedAt.getTime())[0] ?? null;
}

/** When the provider allows the next question, of whatever league. */
function freeAt({ askedAt, retryAfterS }: Asked): Date {
  return new Date(askedAt.getTime() + (retryAfterS ?? 0) * 1000);
}

function dueOf(leagueId: string, situation: Situation): Due[] {
  const { now, games } = situation;
  const since = games
    .filter((game) => game.leagueId === leagueId && !game.isOver)
    .map(({ startAt }) => now.getTime() - startAt.getTime())
    .filter((ms) => ms >= 0);
  const wishes: { readonly question: Question; readonly everyMs: number }[] = [
    { question: { endpoint: 'events', leagueId, daysFrom: 3 }, everyMs: LIST_EVERY_MS },
  ];
  if (since.some((ms) => ms < IN_PLAY_MS))
    wishes.push({ question: { endpoint: 'scores', leagueId, daysFrom: 1 }, everyMs: SCORES_EVERY_MS });
  else if (since.some((ms) => ms < OVERDUE_MS))
    wishes.push({ question: { endpoint: 'scores', leagueId, daysFrom: 3 }, everyMs: OVERDUE_EVERY_MS });
  return wishes
    .map((wish) => ({ ...wish, dueAt: dueAt(wish, situation) }))
    .filter(({ dueAt }) => dueAt <= now.getTime());
}

function dueAt(
  { question, everyMs }: { readonly question: Question; readonly everyMs: number },
  { asked, failures, wantedAt }: Situation,
): number {
  const last = asked.find(
    ({ endpoint, leagueId }) => endpoint === question.endpoint && leagueId === question.leagueId,
  );
  if (last === undefined) return Number.NEGATIVE_INFINITY;
  const isWanted = wantedAt !== null && last.askedAt < wantedAt;
  const badMs = last.status === 403 ? RESTRICTED_EVERY_MS : waitAfter(Math.max(1, failures));
  const wait = isWanted ? 0 : last.isGood ? everyMs : badMs;
  return last.askedAt.getTime() + Math.max(wait, (last.retryAfterS ?? 0) * 1000);
}
