import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { embeddedLeague } from '#tests/support/embedded-league.ts';
import type { ArchiveGame } from '../archive.ts';
import { gameKey } from './game-key.ts';
import { oddityOf } from './oddity.ts';
import { planGame } from './plan-game.ts';
import type { PlayEvent } from './play-event.ts';
import { lastEventOf, timelineOf } from './timeline.ts';

const NEXT: Readonly<Record<string, readonly string[]>> = {
  not_started: ['not_started', 'in_progress', 'canceled'],
  in_progress: ['in_progress', 'completed', 'canceled'],
  completed: ['completed'],
  canceled: [],
};

function archiveGame(leagueId: string, index: number, fields: Partial<ArchiveGame>): ArchiveGame {
  return {
    leagueId,
    season: '2016-17',
    seasonStartYear: 2016,
    gameDay: '2016-11-05',
    home: `Home ${index}`,
    away: 'Away',
    startAt: new Date('2016-11-05T15:00:00Z'),
    startSimulated: false,
    homeScore: 0,
    awayScore: 0,
    halfTime: null,
    overtime: false,
    neutral: false,
    playoff: false,
    gameNo: 1,
    homeStarter: null,
    awayStarter: null,
    statistics: {},
    odds: [],
    references: [],
    origin: 'real',
    ...fields,
  };
}

const soccer = fc
  .record({
    home: fc.nat(8),
    away: fc.nat(8),
    early: fc.tuple(fc.nat(8), fc.nat(8)),
    known: fc.boolean(),
    index: fc.nat(),
  })
  .map(({ home, away, early, known, index }) =>
    archiveGame('EPL', index, {
      homeScore: home,
      awayScore: away,
      halfTime: known ? [Math.min(home, early[0]), Math.min(away, early[1])] : null,
    }),
  );
const basketball = fc
  .record({
    home: fc.integer({ min: 70, max: 150 }),
    away: fc.integer({ min: 70, max: 150 }),
    overtime: fc.boolean(),
    known: fc.boolean(),
    index: fc.nat(),
  })
  .map(({ home, away, overtime, known, index }) =>
    archiveGame('NBA', index, {
      homeScore: home,
      awayScore: home === away ? away + 1 : away,
      overtime,
      halfTime: known ? [Math.floor(home / 2), Math.floor(away / 2)] : null,
    }),
  );
const baseball = fc
  .record({ home: fc.nat(20), away: fc.nat(20), overtime: fc.boolean(), index: fc.nat() })
  .map(({ home, away, overtime, index }) =>
    archiveGame('MLB', index, {
      // An extra-inning game that the home club wins ends with the deciding run.
      homeScore: overtime && home > away ? away + 1 : home,
      awayScore: home === away ? away + 1 : away,
      overtime,
    }),
  );

/** What is wrong with a timeline, in words; one assertion a game keeps thousands of games cheap. */
function errorsOf(events: readonly PlayEvent[]): string[] {
  const errors: string[] = [];
  for (const [index, event] of events.entries()) {
    const before = events[index - 1];
    if (before !== undefined) {
      if (event.atMs <= before.atMs) errors.push(`event ${index} is not later`);
      if (!NEXT[before.status]?.includes(event.status)) errors.push(`${before.status} → ${event.status}`);
      const falls =
        (event.homeScore ?? 0) < (before.homeScore ?? 0) || (event.awayScore ?? 0) < (before.awayScore ?? 0);
      // A correction may take back what was reported.
      if (falls && before.status !== 'completed') errors.push(`the score falls at event ${index}`);
    }
    const sums = [0, 1].map((side) => event.parts.reduce((sum, part) => sum + (part[side] ?? 0), 0));
    if (sums[0] !== (event.homeScore ?? 0) || sums[1] !== (event.awayScore ?? 0))
      errors.push(`parts of event ${index}`);
    if (event.parts.flat().some((points) => points < 0)) errors.push(`negative part at event ${index}`);
  }
  return errors;
}

describe('timelineOf', () => {
  it('leads to the result by steps that never fall, with parts that add up', () => {
    fc.assert(
      fc.property(fc.oneof(soccer, basketball, baseball), (game) => {
        const plan = planGame(game, 'seed');
        const events = timelineOf(game, plan, 'seed');
        expect(errorsOf(events)).toEqual([]);
        const last = events.at(-1);
        expect(last).toMatchObject({
          status: 'completed',
          homeScore: game.homeScore,
          awayScore: game.awayScore,
        });
        expect(events.filter((event) => event.status === 'completed')).toEqual([last]);
        expect(last?.atMs).toBe(plan.endsMs);
        expect(events[0]?.atMs).toBe(0);
        expect(lastEventOf(game, plan, 'seed')).toEqual(last);
        expect(timelineOf(game, planGame(game, 'seed'), 'seed')).toEqual(events);
      }),
      { numRuns: 300 },
    );
  });

  it('passes through the half-time score of the archive', () => {
    fc.assert(
      fc.property(soccer, (game) => {
        const interval = timelineOf(game, planGame(game, 's'), 's').find(
          (event) => event.reason === 'half_time',
        );
        if (game.halfTime !== null) expect(interval?.parts[0]).toEqual([...game.halfTime]);
      }),
    );
  });

  it('is level after four quarters of a game with overtime, and never without', () => {
    fc.assert(
      fc.property(basketball, (game) => {
        const parts = timelineOf(game, planGame(game, 's'), 's').at(-1)?.parts ?? [];
        const atEnd = (side: 0 | 1): number => parts.slice(0, 4).reduce((sum, part) => sum + part[side], 0);
        expect(parts.length > 4).toBe(game.overtime);
        if (game.overtime) expect(atEnd(0)).toBe(atEnd(1));
      }),
    );
  });

  it('ends a baseball game where the rules end it', () => {
    fc.assert(
      fc.property(baseball, (game) => {
        const events = timelineOf(game, planGame(game, 's'), 's');
        const parts = events.at(-1)?.parts ?? [];
        const lastInning = parts.length;
        const beforeLast = (side: 0 | 1): number =>
          parts.slice(0, -1).reduce((sum, part) => sum + part[side], 0);
        const batted = events.some((event) => event.inning === lastInning && event.inningHalf === 'bottom');
        const leads = beforeLast(0) > beforeLast(1) + (parts.at(-1)?.[1] ?? 0);
        expect(batted).toBe(!leads);
        if (game.overtime) expect(beforeLast(0)).toBe(beforeLast(1));
      }),
    );
  });
});

describe('oddities of simulated games', () => {
  const games = embeddedLeague('MLB');

  it('are rare, of every kind, and legal', () => {
    const odd = games.filter((game) => oddityOf(game).kind !== 'none');
    expect(odd.length / games.length).toBeGreaterThan(0.02);
    expect(odd.length / games.length).toBeLessThan(0.05);
    const kinds = new Set(odd.map((game) => oddityOf(game).kind));
    expect([...kinds].sort()).toEqual(['abandoned', 'corrected', 'delayed', 'postponed', 'suspended']);
    for (const game of odd) {
      const plan = planGame(game, 'seed');
      const events = timelineOf(game, plan, 'seed');
      expect(errorsOf(events)).toEqual([]);
      expect(events.at(-1)?.atMs, gameKey(game)).toBe(plan.endsMs);
      const canceled = ['postponed', 'abandoned'].includes(plan.oddity.kind);
      expect(events.at(-1)?.status).toBe(canceled ? 'canceled' : 'completed');
      if (canceled) expect(events.at(-1)?.reason).toBe(plan.oddity.kind);
      expect(lastEventOf(game, plan, 'seed')).toEqual(events.at(-1));
    }
  });

  it('report now and then one too many for the leader, and put it right before bets are settled', () => {
    const corrected = games.filter((game) => oddityOf(game).kind === 'corrected');
    expect(corrected.length).toBeGreaterThan(10);
    for (const game of corrected) {
      const [before, wrong, right] = timelineOf(game, planGame(game, 'seed'), 'seed').slice(-3);
      expect([before?.status, wrong?.status, right?.status]).toEqual([
        'in_progress',
        'completed',
        'completed',
      ]);
      const gaps = [(wrong?.homeScore ?? 0) - game.homeScore, (wrong?.awayScore ?? 0) - game.awayScore];
      expect(gaps).toEqual(game.homeScore > game.awayScore ? [1, 0] : [0, 1]);
      expect(right).toMatchObject({ homeScore: game.homeScore, awayScore: game.awayScore });
      const delayMs = (right?.atMs ?? 0) - (wrong?.atMs ?? 0);
      expect(delayMs).toBeGreaterThanOrEqual(3 * 60_000);
      expect(delayMs).toBeLessThan(10 * 60_000);
    }
  });

  it('are announced before anybody can know the result, so they do not depend on it', () => {
    const changed = games.filter((game) => {
      const other = {
        ...game,
        homeScore: game.awayScore + 3,
        awayScore: game.homeScore,
        overtime: !game.overtime,
      };
      return !isDeepStrictEqual(oddityOf(other), oddityOf(game));
    });
    expect(changed).toEqual([]);
  });

  it('never befall a game whose result is real', () => {
    const kinds = games.map((game) => oddityOf({ ...game, origin: 'mixed' }).kind);
    expect(new Set(kinds)).toEqual(new Set(['none']));
  });
});
