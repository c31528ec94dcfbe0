import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameRegime } from './price-regime.ts';

const kind = (origin: 'live' | 'backfill', bookmaker: string, picks: number, stale = 0) => ({
  origin,
  bookmaker,
  picks,
  stale,
});

describe('whether past and published picks are of one kind', () => {
  it('is not said of two places, of which the past knew one', () => {
    const past = [kind('backfill', 'One Book', 44), kind('backfill', 'Other Book', 1)];
    expect(isSameRegime([...past, kind('live', 'Other Book', 19)])).toBe(false);
    expect(isSameRegime([...past, kind('live', 'One Book', 19)])).toBe(true);
  });

  it('is not said where the past was made at prices that are too old to publish at', () => {
    expect(isSameRegime([kind('backfill', 'One Book', 44, 1), kind('live', 'One Book', 19)])).toBe(false);
  });

  it('is not said of few picks, whatever they are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 5000 }), (live, past) => {
        expect(isSameRegime([kind('backfill', 'A', past), kind('live', 'A', live)])).toBe(false);
      }),
    );
  });

  it('is said where the shares of the places differ by no more than chance', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 400 }), fc.integer({ min: 1, max: 9 }), (size, tenths) => {
        const past = [kind('backfill', 'A', 100 * tenths), kind('backfill', 'B', 1000 - 100 * tenths)];
        const ofA = Math.round((size * tenths) / 10);
        expect(isSameRegime([...past, kind('live', 'A', ofA), kind('live', 'B', size - ofA)])).toBe(true);
      }),
    );
  });
});
