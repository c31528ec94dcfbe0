import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OddsSnapshotRow } from '#db/queries/played-game.ts';
import { pricesAtHand, pricesUntil } from './prices-at-hand.ts';

const START = new Date('2016-11-10T12:00:00Z');
const before = (hours: number) => new Date(START.getTime() - hours * 3_600_000);

function price(id: number, hours: number, options: Partial<OddsSnapshotRow> = {}): OddsSnapshotRow {
  return {
    id,
    gameId: 'g',
    betType: 'win_loss',
    line: null,
    bookmaker: 'one',
    phase: 'move',
    homeOdds: 2 + id / 100,
    drawOdds: 3.3,
    awayOdds: 3.6,
    origin: 'real',
    source: 'test',
    knownAt: before(hours),
    ...options,
  };
}

describe('prices at hand', () => {
  it('are the opening ones as long as nothing else is known', () => {
    const open = [price(1, 40, { phase: 'open' }), price(2, 30, { phase: 'open', bookmaker: 'two' })];
    expect(pricesAtHand(open, START).standing).toBeUndefined();
    expect(pricesAtHand(open, START).opening.map(({ homeOdds }) => homeOdds)).toEqual([2.01, 2.02]);
  });

  it('are the newest of each bookmaker, with how much of the way to the start lies ahead', () => {
    const odds = [
      price(1, 40, { phase: 'open' }),
      price(2, 40, { phase: 'open', bookmaker: 'two' }),
      price(3, 12),
      price(4, 8),
      price(5, 4, { bookmaker: 'two' }),
    ];
    const { standing } = pricesAtHand(odds, START);
    expect(standing?.prices.map(({ homeOdds, phase }) => [homeOdds, phase])).toEqual([
      [2.04, 'now'],
      [2.05, 'now'],
    ]);
    expect(standing?.ahead).toBeCloseTo(6 / 40, 12);
    expect(pricesUntil(odds)).toEqual(before(4));
    expect(pricesUntil([])).toBeNull();
  });

  it('leave out a bookmaker who has long been silent while another moved', () => {
    const odds = [
      price(1, 40, { phase: 'open' }),
      price(2, 40, { phase: 'open', bookmaker: 'two' }),
      price(3, 2),
    ];
    expect(pricesAtHand(odds, START).standing?.prices.map(({ bookmaker }) => bookmaker)).toEqual(['one']);
  });

  it('are the same for a publisher, who asks for opening and newest prices alone, as for a walk that holds all of them', () => {
    const moves = fc.array(
      fc.record({
        hours: fc.integer({ min: 0, max: 30 }),
        bookmaker: fc.constantFrom('one', 'two', 'three'),
      }),
      { minLength: 1, maxLength: 20 },
    );
    fc.assert(
      fc.property(moves, fc.boolean(), (reported, hasOpened) => {
        const later = reported.toSorted((a, b) => b.hours - a.hours);
        const all = [
          ...(hasOpened ? [price(1, 100, { phase: 'open' })] : []),
          ...later.map(({ hours, bookmaker }, index) => price(index + 2, hours, { bookmaker })),
        ];
        const newest = new Map(all.map((one) => [one.bookmaker, one]));
        const asked = all.filter((one) => one.phase === 'open' || newest.get(one.bookmaker) === one);
        expect(pricesAtHand(asked, START)).toEqual(pricesAtHand(all, START));
      }),
    );
  });
});
