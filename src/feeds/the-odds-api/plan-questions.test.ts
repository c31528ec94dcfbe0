import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#terms/durations.ts';
import { liveLeagueOf } from '#tests/support/league-templates.ts';
import { restUntil } from '../live/back-off.ts';
import type { Asked, NearGame, Situation } from '../live/situation.ts';
import { costOf } from './ask.ts';
import { planQuestions } from './plan-questions.ts';

const NOW = new Date('2026-11-03T00:00:00Z');

const leagues = ['EPL', 'LIGUE1', 'LALIGA', 'BUNDESLIGA', 'SERIEA', 'MLS', 'NBA', 'MLB'];
const quiet: Situation = {
  now: NOW,
  leagues: leagues.map(liveLeagueOf),
  asked: [],
  failures: 0,
  remaining: null,
  games: [],
  caughtUp: leagues,
  wantedAt: null,
};
const at = (ms: number) => new Date(NOW.getTime() + ms);

type Question = {
  readonly at: Date;
  readonly endpoint: string;
  readonly leagueId: string;
  readonly cost: number;
};

/** Plays so many days of some games, and answers every question well. */
function play(
  games: readonly NearGame[],
  options: {
    readonly days: number;
    readonly remaining: number;
    readonly everyMs?: number;
    readonly fromDay?: number;
  },
) {
  const asked = new Map<string, Asked>();
  const questions: Question[] = [];
  let left = options.remaining;
  for (
    let ms = (options.fromDay ?? 0) * DAY_MS;
    ms < options.days * DAY_MS;
    ms += options.everyMs ?? MINUTE_MS
  ) {
    const now = at(ms);
    const near = games
      .filter(({ startAt }) => Math.abs(startAt.getTime() - now.getTime()) < 7 * DAY_MS)
      .map((game) => ({ ...game, isOver: game.startAt.getTime() < now.getTime() - 2 * HOUR_MS }));
    const situation = { ...quiet, now, asked: [...asked.values()], remaining: left, games: near };
    for (const question of planQuestions(situation)) {
      const { endpoint, leagueId, daysFrom } = question;
      asked.set(`${endpoint} ${leagueId}`, { ...good(endpoint, leagueId, now), daysFrom });
      left -= costOf(question);
      questions.push({ at: now, endpoint, leagueId, cost: costOf(question) });
    }
  }
  return { left, questions };
}

const paid = ({ questions }: { readonly questions: readonly Question[] }) =>
  questions.filter(({ cost }) => cost > 0).length;

/** A game of a league every day at 20:00. */
const evenings = (days: number): NearGame[] =>
  Array.from({ length: days }, (_, day) => game('EPL', day * DAY_MS + 20 * HOUR_MS));

/** Weekends of five leagues: five starts on a Saturday and on a Sunday, from the first Saturday on. */
const weekends = (weeks: number): NearGame[] =>
  Array.from({ length: weeks }, (_, week) =>
    [4, 5].flatMap((day) =>
      leagues
        .slice(0, 5)
        .flatMap((leagueId) =>
          [12, 14, 16, 18, 20].map((hour) => game(leagueId, (week * 7 + day) * DAY_MS + hour * HOUR_MS)),
        ),
    ),
  ).flat();

function game(leagueId: string, startsInMs: number, hasPick = false): NearGame {
  return { leagueId, sport: liveLeagueOf(leagueId).sport, startAt: at(startsInMs), isOver: false, hasPick };
}

/** The longest wait between two questions in a time, in minutes. */
function longestWait(questions: readonly Question[], from: Date, until: Date): number {
  const times = [from, ...questions.map((one) => one.at).filter((one) => one > from && one < until), until];
  const waits = times.slice(1).map((one, index) => one.getTime() - (times[index]?.getTime() ?? 0));
  return Math.max(...waits) / MINUTE_MS;
}

describe('planQuestions', () => {
  it('asks every league for its games first, a few at a time', () => {
    const first = planQuestions(quiet);
    expect(first).toHaveLength(4);
    expect(new Set(first.map(({ endpoint }) => endpoint))).toEqual(new Set(['events']));
  });

  it('asks for scores while a game is on, for finished games from the earliest end, and hourly when one is overdue', () => {
    const scores = (startedAgoMs: number, isOver = false) =>
      planQuestions({
        ...quiet,
        asked: leagues.map((leagueId) => good('events', leagueId, NOW)),
        games: [{ ...game('NBA', -startedAgoMs), isOver }],
      });
    expect(scores(10 * MINUTE_MS)).toEqual([{ endpoint: 'scores', leagueId: 'NBA', daysFrom: 0 }]);
    expect(scores(2 * HOUR_MS)).toEqual([{ endpoint: 'scores', leagueId: 'NBA', daysFrom: 1 }]);
    expect(scores(6 * HOUR_MS)).toEqual([{ endpoint: 'scores', leagueId: 'NBA', daysFrom: 3 }]);
    expect(scores(2 * HOUR_MS, true)).toEqual([]);
    expect(scores(4 * DAY_MS)).toEqual([]);
  });

  it('asks for prices the oftener the sooner the next game begins', () => {
    const isDue = (startsInMs: number, agoMs: number) =>
      planQuestions({
        ...quiet,
        asked: [...leagues.map((leagueId) => good('events', leagueId, NOW)), good('odds', 'MLB', at(-agoMs))],
        games: [game('MLB', startsInMs)],
      }).some(({ endpoint }) => endpoint === 'odds');
    expect([isDue(30 * MINUTE_MS, 6 * MINUTE_MS), isDue(2 * HOUR_MS, 6 * MINUTE_MS)]).toEqual([true, false]);
    expect([isDue(DAY_MS, 121 * MINUTE_MS), isDue(3 * DAY_MS, 121 * MINUTE_MS)]).toEqual([true, false]);
    expect(isDue(8 * DAY_MS, 30 * DAY_MS)).toBe(false);
  });

  it('leaves a failing provider alone ever longer, then asks once, and obeys Retry-After', () => {
    const askedAfter = (failures: number, waitedMs: number, retryAfterS: number | null = null) =>
      planQuestions({
        ...quiet,
        failures,
        asked: leagues.map((leagueId) => ({
          ...good('events', leagueId, at(-waitedMs)),
          isGood: false,
          retryAfterS,
        })),
      }).length;
    expect([askedAfter(1, 29_000), askedAfter(1, 31_000)]).toEqual([0, 4]);
    expect([askedAfter(4, 200_000), askedAfter(4, 241_000)]).toEqual([0, 1]);
    expect([askedAfter(40, 239_000), askedAfter(40, 241_000)]).toEqual([0, 1]);
    expect([askedAfter(1, 100_000, 120), askedAfter(1, 121_000, 120)]).toEqual([0, 4]);
  });

  it('spends no credit without any, and lets few credits last until the month ends', () => {
    expect(play(evenings(9), { days: 2, remaining: 0 }).left).toBe(0);
    const poor = play(evenings(35), { days: 28, remaining: 500, everyMs: 60 * MINUTE_MS });
    expect(poor.left).toBeGreaterThanOrEqual(0);
    const rich = play(evenings(9), { days: 1, remaining: 100_000, everyMs: 2 * MINUTE_MS });
    const few = play(evenings(9), { days: 1, remaining: 500, everyMs: 2 * MINUTE_MS });
    expect(paid(rich)).toBeGreaterThan(paid(few) * 2);
  });

  it('follows the scores of a full afternoon minute by minute, as far as the month allows it', () => {
    // The credits of the provider's 20,000 plan, of which a busy weekend may take more than a quiet Tuesday.
    const { questions } = play(weekends(2), { fromDay: 4.45, days: 4.9, remaining: 17_000 });
    const scores = questions.filter(({ endpoint, leagueId }) => endpoint === 'scores' && leagueId === 'EPL');
    const saturday = at(4 * DAY_MS + 12 * HOUR_MS);
    const evening = at(4 * DAY_MS + 21 * HOUR_MS);
    expect(longestWait(scores, saturday, evening)).toBeLessThanOrEqual(4);
  });

  it('spends what it has by the end of the month, and not long before it', () => {
    const month = { fromDay: 14, days: 28, everyMs: 30 * MINUTE_MS };
    const { left, questions } = play(weekends(5), { ...month, remaining: 400 });
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left).toBeLessThan(120);
    const lastWeek = questions.filter((one) => one.at > at(21 * DAY_MS) && one.endpoint === 'scores');
    expect(lastWeek.length).toBeGreaterThan(20);
  });

  it('asks for a last price in the five minutes before the start of a game with a pick, however few credits there are', () => {
    const games = evenings(20).map((one, index) => ({ ...one, hasPick: index < 3 }));
    const { questions } = play(games, { days: 3, remaining: 300, everyMs: 3 * MINUTE_MS });
    for (const { startAt } of games.slice(0, 3)) {
      const minutes = questions
        .filter(({ endpoint }) => endpoint === 'odds')
        .map((one) => (startAt.getTime() - one.at.getTime()) / MINUTE_MS);
      expect(minutes.some((before) => before > 0 && before <= 5)).toBe(true);
    }
  });

  it('sets aside the last prices of all games with a pick before it spends on scores and other prices', () => {
    const games = [0, 1, 2].flatMap((day) =>
      leagues
        .slice(0, 5)
        .map((leagueId, index) => game(leagueId, day * DAY_MS + (8 + 3 * index) * HOUR_MS, true)),
    );
    // Three credits a game, and what the first question of each league takes.
    const remaining = games.length * 3 + 20;
    const { questions } = play(games, { fromDay: 0, days: 3.2, remaining, everyMs: 3 * MINUTE_MS });
    const missed = games.filter(({ leagueId, startAt }) => {
      const asks = questions.filter((one) => one.endpoint === 'odds' && one.leagueId === leagueId);
      return !asks.some((one) => one.at < startAt && startAt.getTime() - one.at.getTime() <= 5 * MINUTE_MS);
    });
    expect(missed).toEqual([]);
  });

  it('notices new credits within five minutes of a free question', () => {
    const probes = play(evenings(9), { days: 1, remaining: 0 }).questions;
    expect(probes.every(({ cost, endpoint }) => cost === 0 && endpoint === 'events')).toBe(true);
    expect(longestWait(probes, NOW, at(DAY_MS))).toBeLessThanOrEqual(5);
    expect(restUntil(40, NOW)?.getTime()).toBeLessThanOrEqual(at(5 * MINUTE_MS).getTime());
  });

  it('asks a free question every two minutes where no game is near, so that a dead key is known before one is', () => {
    const { questions } = play([], { days: 1, remaining: 20_000, fromDay: 0.1 });
    expect(questions.every(({ cost }) => cost === 0)).toBe(true);
    expect(longestWait(questions, at(0.1 * DAY_MS), at(DAY_MS))).toBeLessThanOrEqual(2);
    expect(new Set(questions.map(({ leagueId }) => leagueId)).size).toBe(leagues.length);
  });

  it('asks once for the results of three days where the provider was not asked for a while', () => {
    const asked = leagues.map((leagueId) => good('events', leagueId, NOW));
    expect(planQuestions({ ...quiet, asked, caughtUp: leagues.slice(2) })).toEqual([
      { endpoint: 'scores', leagueId: 'EPL', daysFrom: 3 },
      { endpoint: 'scores', leagueId: 'LIGUE1', daysFrom: 3 },
    ]);
    // A game in play is followed all the same, by the same question.
    const running = {
      ...quiet,
      asked: [...asked, good('scores', 'EPL', at(-10_000))],
      caughtUp: leagues.slice(1),
    };
    expect(planQuestions({ ...running, games: [game('EPL', -HOUR_MS)] })).toEqual([
      { endpoint: 'scores', leagueId: 'EPL', daysFrom: 3 },
    ]);
    expect(planQuestions({ ...quiet, asked })).toEqual([]);
  });

  it('never asks more than four questions, none twice, whatever the situation', () => {
    const near = fc.record({
      hasPick: fc.boolean(),
      leagueId: fc.constantFrom(...leagues),
      sport: fc.constantFrom('soccer' as const, 'basketball' as const, 'baseball' as const),
      startAt: fc.integer({ min: -80, max: 160 }).map((hours) => at(hours * HOUR_MS)),
      isOver: fc.boolean(),
    });
    const asked = fc.record({
      endpoint: fc.constantFrom('events', 'odds', 'scores'),
      leagueId: fc.constantFrom(...leagues),
      daysFrom: fc.constantFrom(0, 1, 3),
      askedAt: fc.integer({ min: 0, max: 2000 }).map((minutes) => at(-minutes * MINUTE_MS)),
      isGood: fc.boolean(),
      etag: fc.constant(null),
      retryAfterS: fc.option(fc.integer({ min: 0, max: 600 })),
    });
    const situation = fc.record({
      now: fc.constant(NOW),
      leagues: fc.subarray(quiet.leagues.slice()),
      failures: fc.integer({ min: 0, max: 100 }),
      remaining: fc.option(fc.integer({ min: 0, max: 20_000 })),
      games: fc.array(near, { maxLength: 40 }),
      caughtUp: fc.subarray([...leagues]),
      wantedAt: fc.option(fc.date({ min: at(-DAY_MS), max: NOW, noInvalidDate: true })),
      asked: fc.uniqueArray(asked, { selector: (one) => `${one.endpoint} ${one.leagueId}`, maxLength: 24 }),
    });
    fc.assert(
      fc.property(situation, (one) => {
        const questions = planQuestions(one);
        const names = questions.map(({ endpoint, leagueId }) => `${endpoint} ${leagueId}`);
        expect(new Set(names).size).toBe(names.length);
        expect(names.length).toBeLessThanOrEqual(one.failures >= 3 ? 1 : 4);
        if (one.remaining === 0) expect(questions.every((question) => costOf(question) === 0)).toBe(true);
      }),
    );
  });
});

function good(endpoint: Asked['endpoint'], leagueId: string, askedAt: Date): Asked {
  return { endpoint, leagueId, daysFrom: 0, askedAt, isGood: true, etag: null, retryAfterS: null };
}
