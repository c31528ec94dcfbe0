import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalQuantile } from '../numeric/normal.ts';
import { seededRandom } from '../numeric/seeded-random.ts';
import { BAND_RATE, createClosingReach, learnReach, reachOf, type SeasonPart } from './closing-reach.ts';

const LEAGUES = { calm: 0.05, usual: 0.12, wild: 0.3 } as const;
/** Prices move farther at both ends of a season. */
const PARTS: readonly number[] = [1.3, 1, 1.8];

/** Games of three leagues in turn, a season's three parts one after the other; answers the share held in the last seasons. */
function heldShare(seed: number, scaleOf: (season: number) => number): readonly number[] {
  const random = seededRandom(seed);
  const reach = createClosingReach(1);
  const held = Object.keys(LEAGUES).map(() => [0, 0]);
  for (let season = 0; season < 10; season++) {
    for (let game = 0; game < 900; game++) {
      const part: SeasonPart = game < 120 ? 0 : game < 740 ? 1 : 2;
      Object.entries(LEAGUES).forEach(([league, usual], index) => {
        const sd = usual * (PARTS[part] ?? 1) * scaleOf(season);
        const gap = Math.abs(normalQuantile(Math.max(1e-9, random())) * sd);
        const [said] = reachOf(reach, league, part) ?? [];
        const counts = held[index];
        if (said !== undefined && counts && season >= 6) {
          counts[0] = (counts[0] ?? 0) + (gap <= said ? 1 : 0);
          counts[1] = (counts[1] ?? 0) + 1;
        }
        learnReach(reach, league, part, [gap]);
      });
    }
  }
  return held.map(([hits = 0, games = 1]) => hits / games);
}

describe('the reach of the closing price', () => {
  it('says nothing before enough games have taught', () => {
    const reach = createClosingReach(3);
    for (let game = 0; game < 199; game++) learnReach(reach, 'L', 1, [0.1, 0.1, 0.1]);
    expect(reachOf(reach, 'L', 1)).toBeNull();
    learnReach(reach, 'L', 1, [0.1, 0.1, 0.1]);
    expect(reachOf(reach, 'L', 1)).toHaveLength(3);
  });

  it('holds its rate in every league on later seasons, also where prices have become better or worse', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), fc.constantFrom(0.5, 1, 2), (seed, factor) => {
        for (const share of heldShare(seed, (season) => (season < 5 ? 1 : factor))) {
          expect(Math.abs(share - BAND_RATE)).toBeLessThan(0.03);
        }
      }),
      { numRuns: 8 },
    );
  });

  it('leaves what it knows where a price is no number', () => {
    const reach = createClosingReach(1);
    learnReach(reach, 'L', 0, [Number.NaN]);
    expect(reach).toEqual(createClosingReach(1));
  });
});
