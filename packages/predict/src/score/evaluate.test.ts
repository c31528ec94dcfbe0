import { describe, expect, it } from 'vitest';
import { seededRandom } from '../numeric/seeded-random.ts';
import {
  calibrationSlope,
  closingLineValue,
  informationShare,
  lineMoveExplained,
  type PlacedBet,
  pairedDifference,
  reliabilityBins,
  returnOnInvestment,
} from './evaluate.ts';

function bet(profitPerUnit: number, closingProbability: number | null = 0.5): PlacedBet {
  return { stake: 1, odds: 2.1, profitPerUnit, closingProbability };
}

describe('evaluation', () => {
  it('measures the share of the way from base rate to close', () => {
    expect(informationShare(1.08, 0.97, 0.96)).toBeCloseTo(11 / 12, 12);
  });

  it('measures how much of a line move was predicted', () => {
    const at = (home: number) => ({ home, draw: null, away: 1 - home });
    const [open, close] = [at(0.5), at(1 / (1 + Math.exp(-0.4)))];
    expect(lineMoveExplained([{ ours: open, open, close }])).toBeCloseTo(0, 12);
    expect(lineMoveExplained([{ ours: close, open, close }])).toBeCloseTo(1, 12);
    // Half the way in log-odds leaves a quarter of the squared move.
    expect(lineMoveExplained([{ ours: at(1 / (1 + Math.exp(-0.2))), open, close }])).toBeCloseTo(0.75, 12);
  });

  it('finds a known calibration slope', () => {
    const random = seededRandom(2);
    const points = Array.from({ length: 40_000 }, () => {
      const x = 4 * (random() - 0.5);
      const truth = 1 / (1 + Math.exp(-x / 2));
      return { p: 1 / (1 + Math.exp(-x)), happened: random() < truth };
    });
    const { slope, intercept } = calibrationSlope(points);
    expect(slope).toBeCloseTo(0.5, 1);
    expect(intercept).toBeCloseTo(0, 1);
  });

  it('compares two forecasters game by game', () => {
    const pair = (p: number, q: number) => ({
      first: { home: p, draw: null, away: 1 - p },
      second: { home: q, draw: null, away: 1 - q },
      result: 'home' as const,
    });
    const { n, mean, standardError } = pairedDifference([pair(0.5, 0.25), pair(0.5, 0.5)]);
    expect(n).toBe(2);
    expect(mean).toBeCloseTo(-Math.LN2 / 2, 12);
    expect(standardError).toBeCloseTo(Math.LN2 / 2, 12);
  });

  it('bins forecasts', () => {
    const bins = reliabilityBins([
      { p: 0.12, happened: false },
      { p: 0.18, happened: true },
      { p: 1, happened: true },
    ]);
    expect(bins).toHaveLength(2);
    expect(bins[0]).toMatchObject({ n: 2, frequency: 0.5 });
    expect(bins[1]).toMatchObject({ n: 1, frequency: 1 });
  });

  it('values a price by the fair close', () => {
    const { n, mean, beat } = closingLineValue([bet(1, 0.5), bet(1, 0.4), bet(1, null)]);
    expect(n).toBe(2);
    expect(mean).toBeCloseTo((0.05 - 0.16) / 2, 12);
    expect(beat).toBe(0.5);
  });

  it('gives the return with an interval around it', () => {
    const bets = Array.from({ length: 100 }, (_, i) => bet(i % 2 === 0 ? 1.1 : -1));
    const { roi, low, high } = returnOnInvestment(bets, { random: seededRandom(1), draws: 400 });
    expect(roi).toBeCloseTo(0.05, 12);
    expect(low).toBeLessThan(roi);
    expect(high).toBeGreaterThan(roi);
    expect(high - low).toBeGreaterThan(0.2);
    expect(high - low).toBeLessThan(0.7);
  });
});
