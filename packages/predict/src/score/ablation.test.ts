import { describe, expect, it } from 'vitest';
import { featureColumns } from '../engine/open-engine.ts';
import type { Lesson } from '../engine/teach.ts';
import { seededRandom } from '../numeric/seeded-random.ts';
import { createAblation } from './ablation.ts';

const columns = featureColumns('basketball');
const random = seededRandom(3);
/** The one column that holds the target. */
const informative = columns.findIndex(({ group, tier }) => group === 'rating' && tier === 'A');

function lessonOf(season: number): Lesson {
  const row = new Float64Array(columns.length);
  row[informative] = random() < 0.5 ? -2 : 2;
  const target = 0.5 * (row[informative] ?? 0);
  return {
    startAt: season,
    season,
    columns: row,
    targets: { A: [target, 0], B: [target, 0], C: [Number.NaN, Number.NaN] },
  };
}

describe('createAblation', () => {
  const ablation = createAblation('basketball', [(at) => at === 2, (at) => at === 3]);
  for (const season of [1, 2]) for (let game = 0; game < 400; game++) ablation.take(lessonOf(season));

  it('asks each season only what earlier ones have taught: the shrunk weight of the closed form', () => {
    // 400 games of the season before with column ±2 and target ±1: weight = 800 / (1600 + ridge).
    const ridge = 800 / weightOf(ablation.distance('A', 'all', 0)) - 1600;
    expect(ridge).toBeGreaterThan(500);
    expect(Math.abs(ridge - Math.round(ridge))).toBeLessThan(1e-6);
  });

  it('loses everything with the group that holds it, and nothing with another', () => {
    expect(ablation.distance('A', 'none', 0)).toBeCloseTo(1, 12);
    expect(ablation.distance('B', 'rating', 0)).toBeCloseTo(1, 12);
    expect(ablation.distance('A', 'shots', 0)).toBeNull();
    expect(ablation.distance('A', 'market_odds', 0)).toBeNull();
    expect(ablation.distance('B', 'market_odds', 0)).not.toBeNull();
    expect(ablation.distance('A', 'pace', 0)).toBeCloseTo(ablation.distance('A', 'all', 0) ?? 0, 12);
  });

  it('knows nothing of windows and tiers without a game', () => {
    expect(ablation.distance('A', 'all', 1)).toBeNull();
    expect(ablation.distance('C', 'all', 0)).toBeNull();
  });
});

/** (1 − 2·weight)² is the distance that is left. */
function weightOf(distance: number | null): number {
  return (1 - Math.sqrt(distance ?? Number.NaN)) / 2;
}
