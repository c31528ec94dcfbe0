import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costOf } from './ask.ts';
import { type Asked, type NearGame, planQuestions, type Situation } from './plan-questions.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
const NOW = new Date('2026-11-03T00:00:00Z');

const quiet: Situation = { now: NOW, asked: [], failures: 0, remaining: null, games: [] };
const at = (ms: number) => new Date(NOW.getTime() + ms);

/** Plays so many days of a league with a game every evening, and answers every question well. */
function play(days: number, remaining: number, everyMs = MINUTE_MS) {
  const games: NearGame[] = Array.from({ length: days + 7 }, (_, day) => ({
    leagueId: 'EPL',
    startAt: at(day * DAY_MS + 20 * HOUR_MS),
    isOver: false,
  }));
  const asked = new Map<string, Asked>();
  let left = remaining;
  let questions = 0;
  for (let ms = 0; ms < days * DAY_MS; ms += everyMs) {
    const now = at(ms);
    const near = games.map((game) => ({
      ...game,
      isOver: game.startAt.getTime() < now.getTime() - 2 * HOUR_MS,
    }));
    const situation = { now, asked: [...asked.values()], failures: 0, remaining: left, games: near };
    for (const question of planQuestions(situation)) {
      const { endpoint, leagueId } = question;
      asked.set(`${endpoint} ${leagueId}`, {
        ...{ endpoint, leagueId, askedAt: now, isGood: true, etag: null, retryAfterS: null },
      });
      left -= costOf(question);
      questions += 1;
    }
  }
  return { left, questions };
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
        games: [{ leagueId: 'NBA', startAt: at(-startedAgoMs), isOver }],
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
        games: [{ leagueId: 'MLB', startAt: at(startsInMs), isOver: false }],
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
          ...{ isGood: false, retryAfterS },
        })),
      }).length;
    expect([askedAfter(1, 29_000), askedAfter(1, 31_000)]).toEqual([0, 4]);
    expect([askedAfter(4, 200_000), askedAfter(4, 241_000)]).toEqual([0, 1]);
    expect([askedAfter(40, 29 * MINUTE_MS), askedAfter(40, 31 * MINUTE_MS)]).toEqual([0, 1]);
    expect([askedAfter(1, 100_000, 120), askedAfter(1, 121_000, 120)]).toEqual([0, 4]);
  });

  it('spends no credit without any, and lets few credits last until the month ends', () => {
    expect(play(2, 0).left).toBe(0);
    expect(play(28, 500, 10 * MINUTE_MS).left).toBeGreaterThanOrEqual(0);
    const rich = play(2, 100_000);
    expect(rich.questions).toBeGreaterThan(play(2, 500).questions * 3);
  });

  it('never asks more than four questions, none twice, whatever the situation', () => {
    const game = fc.record({
      leagueId: fc.constantFrom(...leagues),
      startAt: fc.integer({ min: -80, max: 160 }).map((hours) => at(hours * HOUR_MS)),
      isOver: fc.boolean(),
    });
    const asked = fc.record({
      endpoint: fc.constantFrom('events', 'odds', 'scores'),
      leagueId: fc.constantFrom(...leagues),
      askedAt: fc.integer({ min: 0, max: 2000 }).map((minutes) => at(-minutes * MINUTE_MS)),
      isGood: fc.boolean(),
      etag: fc.constant(null),
      retryAfterS: fc.option(fc.integer({ min: 0, max: 600 })),
    });
    const situation = fc.record({
      now: fc.constant(NOW),
      failures: fc.integer({ min: 0, max: 100 }),
      remaining: fc.option(fc.integer({ min: 0, max: 20_000 })),
      games: fc.array(game, { maxLength: 40 }),
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

const leagues = ['EPL', 'LIGUE1', 'LALIGA', 'BUNDESLIGA', 'SERIEA', 'MLS', 'NBA', 'MLB'] as const;

function good(endpoint: Asked['endpoint'], leagueId: string, askedAt: Date): Asked {
  return { endpoint, leagueId, askedAt, isGood: true, etag: null, retryAfterS: null };
}
