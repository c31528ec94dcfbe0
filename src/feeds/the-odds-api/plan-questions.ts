import { MINUTE_MS } from '#terms/durations.ts';
import type { Question } from '../live/answer.ts';
import { OPEN_AFTER, restUntil, waitAfter } from '../live/back-off.ts';
import type { Asked, Situation } from '../live/situation.ts';
import { costOf } from './ask.ts';
import { listWishes, type Wish } from './list-wishes.ts';
import { CLOSING_MS, type Pace, shareCredits } from './share-credits.ts';

/** No more than this many questions at once, so that one round has an end. */
const BATCH_SIZE = 4;
/**
 * Where nothing else is due, a question that costs no credits is asked this often: its answer shows new credits, and that a key is refused or
 * that no one answers, long before a game needs it.
 */
const PROBE_EVERY_MS = 2 * MINUTE_MS;

type Due = { readonly wish: Wish; readonly dueAt: number };

/** The questions that are due, the most urgent first, and within the credits; without credits only what costs none. */
export function planQuestions(situation: Situation): readonly Question[] {
  const { now, asked, failures, wantedAt } = situation;
  const latest = Math.max(Number.NEGATIVE_INFINITY, ...asked.map((one) => one.askedAt.getTime()));
  const quietUntil = Number.isFinite(latest) ? restUntil(failures, new Date(latest)) : null;
  // A person who wants an answer now gets one question asked, and then the provider is left alone as before.
  const isWanted = wantedAt !== null && latest < wantedAt.getTime();
  if (quietUntil !== null && now < quietUntil && !isWanted) return [];
  const pace = shareCredits(situation);
  const due = situation.leagues
    .flatMap(({ id }) => dueOf(id, situation, pace))
    .filter(({ dueAt }) => dueAt <= now.getTime())
    .sort((a, b) => a.wish.everyMs - b.wish.everyMs || a.dueAt - b.dueAt)
    .map(({ wish: { endpoint, leagueId, daysFrom } }) => ({ endpoint, leagueId, daysFrom }));
  const payable = takePayable(due, situation.remaining);
  const questions = payable.length === 0 ? probe(situation, latest) : payable;
  return questions.slice(0, failures >= OPEN_AFTER ? 1 : BATCH_SIZE);
}

/** The questions for which there are credits, the most urgent first. */
function takePayable(questions: readonly Question[], remaining: number | null): readonly Question[] {
  let left = remaining ?? Number.POSITIVE_INFINITY;
  return questions.filter((question) => {
    const isPayable = costOf(question) <= left;
    if (isPayable) left -= costOf(question);
    return isPayable;
  });
}

/** A question that costs nothing, about the league that was asked about longest ago. */
function probe({ now, asked, leagues }: Situation, latest: number): readonly Question[] {
  if (now.getTime() < latest + PROBE_EVERY_MS) return [];
  const askedAt = (leagueId: string) =>
    findAsked(asked, { endpoint: 'events', leagueId })?.askedAt.getTime() ?? 0;
  const [oldest] = leagues.map(({ id }) => id).sort((a, b) => askedAt(a) - askedAt(b));
  return oldest === undefined ? [] : [{ endpoint: 'events', leagueId: oldest, daysFrom: 0 }];
}

function dueOf(leagueId: string, situation: Situation, pace: Pace): readonly Due[] {
  const { asked, caughtUp } = situation;
  const ofLeague = { ...situation, games: situation.games.filter((game) => game.leagueId === leagueId) };
  const sinceStart = ofLeague.games
    .filter(({ isOver }) => !isOver)
    .map(({ startAt }) => situation.now.getTime() - startAt.getTime());
  const due = listWishes(leagueId, sinceStart).map((wish) => ({
    wish,
    dueAt: dueAt(wish, wish.purpose === 'games' ? 1 : pace[wish.purpose], situation),
  }));
  const closing = closingOf(leagueId, ofLeague, pace);
  if (closing !== null) due.unshift(closing);
  // What ended while the provider was not asked is in no list of coming games: its results are asked for once.
  const isListed = findAsked(asked, { endpoint: 'events', leagueId })?.isGood === true;
  if (caughtUp.includes(leagueId) || !isListed) return onceEach(due);
  const everyMs = due.find(({ wish }) => wish.endpoint === 'scores')?.wish.everyMs ?? 2 * MINUTE_MS;
  const wish: Wish = { endpoint: 'scores', leagueId, daysFrom: 3, purpose: 'scores', everyMs };
  return onceEach([{ wish, dueAt: earliestAt(wish, 0, situation) }, ...due]);
}

/** The first of each endpoint. */
function onceEach(due: readonly Due[]): readonly Due[] {
  const isFirst = ({ wish }: Due, index: number) =>
    due.findIndex((other) => other.wish.endpoint === wish.endpoint) === index;
  return due.filter(isFirst);
}

/** The last price before a start, which was not asked for in the last minutes before it. */
function closingOf(leagueId: string, { now, asked, games }: Situation, pace: Pace): Due | null {
  const last = findAsked(asked, { endpoint: 'odds', leagueId });
  const isWanted = games.some(({ startAt, isOver, hasPick }) => {
    const untilStart = startAt.getTime() - now.getTime();
    const isSoon = !isOver && untilStart > 0 && untilStart <= CLOSING_MS;
    const isAsked = last?.isGood && last.askedAt.getTime() >= startAt.getTime() - CLOSING_MS;
    return isSoon && !isAsked && (hasPick || pace.closings === 'all');
  });
  if (!isWanted) return null;
  const wish: Wish = { endpoint: 'odds', leagueId, daysFrom: 0, purpose: 'prices', everyMs: 0 };
  return { wish, dueAt: earliestAt(wish, 0, { asked, failures: 0, wantedAt: null }) };
}

/** When a wish is due: its pace after the last good answer, a growing wait after bad ones, never before the provider allows it. */
function dueAt(
  wish: Wish,
  stretch: number,
  situation: Pick<Situation, 'asked' | 'failures' | 'wantedAt'>,
): number {
  return earliestAt(wish, wish.everyMs * stretch, situation);
}

function earliestAt(
  wish: Wish,
  paceMs: number,
  { asked, failures, wantedAt }: Pick<Situation, 'asked' | 'failures' | 'wantedAt'>,
): number {
  const last = findAsked(asked, wish);
  if (!last) return Number.NEGATIVE_INFINITY;
  const isWanted = wantedAt !== null && last.askedAt < wantedAt;
  const wait = isWanted ? 0 : last.isGood ? paceMs : waitAfter(Math.max(1, failures));
  return last.askedAt.getTime() + Math.max(wait, (last.retryAfterS ?? 0) * 1000);
}

function findAsked(
  asked: readonly Asked[],
  { endpoint, leagueId }: Pick<Question, 'endpoint' | 'leagueId'>,
): Asked | undefined {
  return asked.find((one) => one.endpoint === endpoint && one.leagueId === leagueId);
}
