import { LEAGUE_IDS, type LeagueId } from '../names/leagues.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/durations.ts';
import type { Endpoint, Question } from './answer.ts';
import { costOf } from './ask.ts';

/** How a question went when it was last asked. */
export type Asked = {
  readonly endpoint: Endpoint;
  readonly leagueId: string;
  readonly askedAt: Date;
  readonly isGood: boolean;
  /** The tag of the newest good answer. */
  readonly etag: string | null;
  readonly retryAfterS: number | null;
};

export type NearGame = { readonly leagueId: string; readonly startAt: Date; readonly isOver: boolean };

export type Situation = {
  readonly now: Date;
  /** The newest answer of each question. */
  readonly asked: readonly Asked[];
  /** Bad answers since the last good one, whatever the question. */
  readonly failures: number;
  /** Credits that are left; null where the provider never said. */
  readonly remaining: number | null;
  /** Games from three days ago to a week ahead. */
  readonly games: readonly NearGame[];
};

/** No more than this many questions at once, so that one round has an end. */
const AT_ONCE = 4;
/** From this many failures on the provider is left alone for a while, and then asked one question only. */
const OPEN_AFTER = 3;
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 30 * MINUTE_MS;
/** A game is followed closely this long; afterwards it is asked for now and then. */
const IN_PLAY_MS = 5 * HOUR_MS;
/** The earliest end of any game: from here on finished games are asked for, too. */
const EARLIEST_END_MS = 100 * MINUTE_MS;
const OVERDUE_MS = 3 * DAY_MS;
const EVENTS_EVERY_MS = 6 * HOUR_MS;
/** How often prices are asked for, by how soon the league's next game begins. */
const ODDS_EVERY: readonly (readonly [withinMs: number, everyMs: number])[] = [
  [HOUR_MS, 5 * MINUTE_MS],
  [3 * HOUR_MS, 10 * MINUTE_MS],
  [12 * HOUR_MS, 30 * MINUTE_MS],
  [2 * DAY_MS, 2 * HOUR_MS],
  [7 * DAY_MS, 12 * HOUR_MS],
];

type Wish = Question & { readonly everyMs: number };

/**
 * The questions that are due, the most urgent first. Credits are spread over what is left of the month: where the wishes would cost more
 * than that a day, all of them are asked less often, and without credits only what costs none.
 */
export function planQuestions(situation: Situation): readonly Question[] {
  const { now, asked, failures } = situation;
  const latest = Math.max(Number.NEGATIVE_INFINITY, ...asked.map((one) => one.askedAt.getTime()));
  const quietUntil = Number.isFinite(latest) ? leftAloneUntil(failures, new Date(latest)) : null;
  if (quietUntil !== null && now < quietUntil) return [];
  const wishes = LEAGUE_IDS.flatMap((leagueId) => wishesOf(leagueId, situation));
  const stretch = stretchOf(wishes, situation);
  const due = wishes
    .filter((wish) => costOf(wish) === 0 || Number.isFinite(stretch))
    .map((wish) => ({ wish, dueAt: dueAt(wish, costOf(wish) === 0 ? 1 : stretch, situation) }))
    .filter(({ dueAt }) => dueAt <= now.getTime())
    .sort((a, b) => a.wish.everyMs - b.wish.everyMs || a.dueAt - b.dueAt)
    .map(({ wish: { endpoint, leagueId, daysFrom } }) => ({ endpoint, leagueId, daysFrom }));
  return due.slice(0, failures >= OPEN_AFTER ? 1 : AT_ONCE);
}

/** Until when the provider is asked nothing, by its failures since its last good answer; null where it is asked as ever. */
export function leftAloneUntil(failures: number, lastAskedAt: Date): Date | null {
  return failures >= OPEN_AFTER ? new Date(lastAskedAt.getTime() + waitAfter(failures)) : null;
}

function waitAfter(failures: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1));
}

function wishesOf(leagueId: LeagueId, { now, games }: Situation): readonly Wish[] {
  const sinceStart = games
    .filter((game) => game.leagueId === leagueId && !game.isOver)
    .map((game) => now.getTime() - game.startAt.getTime());
  const running = sinceStart.filter((ms) => ms >= 0 && ms < IN_PLAY_MS);
  const overdue = sinceStart.some((ms) => ms >= IN_PLAY_MS && ms < OVERDUE_MS);
  const untilNext = Math.min(...sinceStart.filter((ms) => ms < 0).map((ms) => -ms));
  const oddsEvery = ODDS_EVERY.find(([withinMs]) => untilNext <= withinMs)?.[1];
  const wishes: Wish[] = [{ endpoint: 'events', leagueId, daysFrom: 0, everyMs: EVENTS_EVERY_MS }];
  if (oddsEvery !== undefined) wishes.push({ endpoint: 'odds', leagueId, daysFrom: 0, everyMs: oddsEvery });
  if (running.length > 0) {
    const daysFrom = running.some((ms) => ms >= EARLIEST_END_MS) ? 1 : 0;
    wishes.push({ endpoint: 'scores', leagueId, daysFrom, everyMs: MINUTE_MS });
  } else if (overdue) {
    wishes.push({ endpoint: 'scores', leagueId, daysFrom: 3, everyMs: HOUR_MS });
  }
  return wishes;
}

/** By what factor the waits are longer than wished for, so that the credits last until the month ends; infinite without any. */
function stretchOf(wishes: readonly Wish[], { now, remaining }: Situation): number {
  if (remaining === null) return 1;
  if (remaining <= 0) return Number.POSITIVE_INFINITY;
  const monthEnds = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1);
  const allowed = remaining / Math.max(1, (monthEnds - now.getTime()) / DAY_MS);
  const wanted = wishes.reduce((sum, wish) => sum + (costOf(wish) * DAY_MS) / wish.everyMs, 0);
  return Math.max(1, wanted / allowed);
}

/** When a wish is due: its pace after the last good answer, a growing wait after bad ones, never before the provider allows it. */
function dueAt(wish: Wish, stretch: number, { asked, failures }: Situation): number {
  const last = asked.find(
    ({ endpoint, leagueId }) => endpoint === wish.endpoint && leagueId === wish.leagueId,
  );
  if (!last) return Number.NEGATIVE_INFINITY;
  const pace = last.isGood ? wish.everyMs * stretch : waitAfter(Math.max(1, failures));
  return last.askedAt.getTime() + Math.max(pace, (last.retryAfterS ?? 0) * 1000);
}
