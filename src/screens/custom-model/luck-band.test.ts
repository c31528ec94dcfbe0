import { describe, expect, it } from 'vitest';
import { luckBand } from './luck-band.ts';

describe('the band of luck', () => {
  it('grows with the root of the picks, and with the odds', () => {
    const [none, hundred, fourHundred] = luckBand([0, 100, 400], 2);
    expect(none).toEqual({ x: 0, low: -0, high: 0 });
    expect(hundred?.high).toBeCloseTo(19.6, 1);
    expect(fourHundred?.high).toBeCloseTo(39.2, 1);
    expect(luckBand([100], 5)[0]?.low).toBeCloseTo(-39.2, 1);
  });

  it('holds about 95 of 100 runs of coins at even odds', () => {
    // All 2^16 runs of 16 fair bets at even odds, counted by their number of wins.
    const wins = Array.from({ length: 17 }, (_, won) => won);
    const ways = wins.map((won) =>
      wins.slice(1, won + 1).reduce((product, factor) => (product * (17 - factor)) / factor, 1),
    );
    const [{ high } = { high: 0 }] = luckBand([16], 2);
    const inside = wins.filter((won) => Math.abs(2 * won - 16) <= high);
    const share = inside.reduce((sum, won) => sum + (ways[won] ?? 0), 0) / 2 ** 16;
    expect(share).toBeGreaterThan(0.9);
    expect(share).toBeLessThan(0.98);
  });

  it('has no width without a price', () => {
    expect(luckBand([50], null)).toEqual([{ x: 50, low: -0, high: 0 }]);
  });
});
