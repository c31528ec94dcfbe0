import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../seeded-random.ts';
import { cornerLags, followHours } from './corner.ts';
import { drawWay } from './steam.ts';

const largestStep = (way: readonly { readonly home: number }[]) =>
  Math.max(...way.slice(1).map(({ home }, move) => Math.abs((way[move]?.home ?? 0) - home)));
const deviation = (values: readonly number[]) =>
  Math.sqrt(values.reduce((sum, value) => sum + value ** 2, 0) / values.length);

describe('the way of a price from its opening to its close', () => {
  it('has arrived after the last move, and is the same for the same seed', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 12 }), (seed, moves) => {
        const way = drawWay(randomFrom(seed), moves);
        expect(way).toHaveLength(moves + 1);
        expect(way.at(-1)).toEqual({ home: 0, away: 0 });
        expect(drawWay(randomFrom(seed), moves)).toEqual(way);
      }),
    );
  });

  const ways = Array.from({ length: 3000 }, (_, game) => drawWay(randomFrom('game', game), 7));

  it('is as long as one standard deviation, and shorter after every move', () => {
    const left = Array.from({ length: 7 }, (_, move) => deviation(ways.map((way) => way[move]?.home ?? 0)));
    expect(left[0]).toBeCloseTo(1, 1);
    expect(left.every((ahead, move) => move === 0 || ahead < (left[move - 1] ?? 0))).toBe(true);
  });

  it('never foretells a move by the one before it', () => {
    const products = ways.flatMap((way) =>
      way.slice(2).map(({ home }, index) => {
        const [before, between] = [way[index]?.home ?? 0, way[index + 1]?.home ?? 0];
        return (between - before) * (home - between);
      }),
    );
    const mean = products.reduce((sum, product) => sum + product, 0) / products.length;
    expect(Math.abs(mean)).toBeLessThan((4 * deviation(products)) / Math.sqrt(products.length));
  });

  it('is done bit by bit in some games, and mostly at once in others', () => {
    const shares = ways.map(largestStep);
    expect(shares.filter((share) => share > 1).length / shares.length).toBeGreaterThan(0.1);
    expect(shares.filter((share) => share < 0.5).length / shares.length).toBeGreaterThan(0.1);
  });
});

describe('the lag of the corner', () => {
  it('is a quarter of an hour to two hours, and shorter as the start comes near', () => {
    fc.assert(
      fc.property(fc.string(), fc.double({ min: 0.5, max: 130, noNaN: true }), (key, moved) => {
        const lag = moved - followHours(cornerLags(key), moved);
        expect(lag).toBeGreaterThan(Math.min(0.2, 0.25 * moved));
        expect(lag).toBeLessThan(Math.min(2.01, 0.31 * moved));
      }),
    );
  });
});
