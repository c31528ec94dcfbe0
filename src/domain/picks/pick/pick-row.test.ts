import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChosenBet } from '#domain/picks/bet/choose-bet.ts';
import { type PickContext, pickColumns, sealedContent, serialText } from './pick-row.ts';

const bet: ChosenBet = {
  state: 'bet',
  betType: 'over_under',
  side: 'over',
  line: 2.5,
  odds: 2.1,
  minOdds: 2.05,
  pWin: 0.5,
  pPush: 0,
  pLose: 0.5,
  expectedValue: 0.05,
  confidence: 50,
  units: 1,
  offered: {
    id: 7,
    betType: 'over_under',
    line: 2.5,
    bookmaker: 'one',
    homeOdds: 2.1,
    drawOdds: null,
    awayOdds: 1.8,
    knownAt: new Date('2026-11-19T00:00:00Z'),
  },
};
const context: PickContext = {
  game: {
    id: 'g',
    leagueId: 'EPL',
    startAt: new Date('2026-11-20T20:00:00Z'),
    origin: 'real',
    source: 'test',
  },
  forecast: { modelVersion: 'm-1', tier: 'B', drivers: [] },
  policyVersion: 3,
  publishedAt: new Date('2026-11-20T03:00:00Z'),
  knownAt: new Date('2026-11-20T03:00:00Z'),
};

describe('a serial', () => {
  it.each([
    [1, '2026-11-20/0001'],
    [42, '2026-11-20/0042'],
    [9999, '2026-11-20/9999'],
    [10_000, '2026-11-20/10000'],
  ])('%d reads %s', (no, text) => {
    expect(serialText('2026-11-20', no)).toBe(text);
  });

  it('of two picks is never the same, and sorts as they were published', () => {
    const numbers = fc.tuple(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 9999 }));
    fc.assert(
      fc.property(numbers, ([one, other]) => {
        const order = Math.sign(serialText('2026-11-20', one).localeCompare(serialText('2026-11-20', other)));
        expect(order).toBe(Math.sign(one - other));
      }),
    );
  });
});

describe('what is sealed', () => {
  const sealed = sealedContent(pickColumns(bet, context), { day: '2026-11-20', no: 7 });

  it('is every column that says what the pick is, what it cost and what it rests on', () => {
    expect(sealed).toEqual({
      serial: '2026-11-20/0007',
      game_id: 'g',
      league: 'EPL',
      start_at: '2026-11-20T20:00:00.000Z',
      bet_type: 'over_under',
      side: 'over',
      line: 2.5,
      odds: 2.1,
      min_odds: 2.05,
      odds_snapshot: {
        snapshotId: 7,
        bookmaker: 'one',
        takenAt: '2026-11-19T00:00:00.000Z',
        homeOdds: 2.1,
        drawOdds: null,
        awayOdds: 1.8,
      },
      p_win: 0.5,
      p_push: 0,
      p_lose: 0.5,
      ev: 0.05,
      confidence: 50,
      units: 1,
      tier: 'B',
      model_version: 'm-1',
      policy_version: 3,
      published_at: '2026-11-20T03:00:00.000Z',
    });
  });

  it('holds plain JSON values only, so that anyone can rebuild it from an answer of the API', () => {
    expect(JSON.parse(JSON.stringify(sealed))).toEqual(sealed);
  });
});
