import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pickBand } from './pick-band.ts';

const margin = [-3, -2, -1, 0, 1, 2, 3].map((value, index) => ({
  value,
  p: [0.05, 0.1, 0.15, 0.25, 0.2, 0.15, 0.1][index] ?? 0,
}));
const forecast = {
  probabilities: { home: 0.45, draw: 0.25, away: 0.3 },
  spread: { home: [0.41, 0.48], draw: [0.24, 0.27], away: [0.27, 0.33] },
  score_distribution: { margin, total: [], scores: [] },
} as const;
const onHome = { betType: 'win_loss', side: 'home', line: null, pWin: 0.45 } as const;

describe('the band of a pick', () => {
  it('is that of the members for a bet on the result, and holds the published chance', () => {
    expect(pickBand(onHome, forecast)).toEqual([0.41, 0.48]);
    expect(pickBand({ ...onHome, side: 'draw', pWin: 0.25 }, forecast)).toEqual([0.24, 0.27]);
    expect(pickBand({ ...onHome, pWin: 0.5 }, forecast)).toEqual([0.41, 0.5]);
  });

  it('of a handicap opens to both sides, and no wider than that of the result asks for', () => {
    const [low, high] = pickBand({ betType: 'run_line', side: 'home', line: -0.5, pWin: 0.45 }, forecast) ?? [
      0, 0,
    ];
    expect(low).toBeLessThan(0.45);
    expect(high).toBeGreaterThan(0.45);
    expect(low).toBeGreaterThan(0.37);
    expect(high).toBeLessThan(0.52);
  });

  it('of the two sides of a handicap mirror each other', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2, max: 2 }), (whole) => {
        const line = whole + 0.5;
        const p = 0.5;
        const home = pickBand({ betType: 'run_line', side: 'home', line, pWin: p }, forecast) ?? [0, 0];
        const away = pickBand({ betType: 'run_line', side: 'away', line, pWin: p }, forecast) ?? [0, 0];
        expect(home[0] + away[1]).toBeCloseTo(1, 6);
        expect(home[1] + away[0]).toBeCloseTo(1, 6);
      }),
    );
  });

  it('is not there where the members are not compared', () => {
    expect(pickBand({ betType: 'over_under', side: 'over', line: 2.5, pWin: 0.5 }, forecast)).toBeNull();
    expect(pickBand(onHome, { ...forecast, spread: null })).toBeNull();
  });
});
