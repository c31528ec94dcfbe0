import { expect, it } from 'vitest';
import { bandCell } from './backtest-bands.ts';
import type { Measured } from './backtest-measured.ts';

const BANDS = { home: [0.4, 0.5], draw: [0.2, 0.3], away: [0.25, 0.35] } as const;

function game(close: Measured['rivals']['close'], spread: Measured['spread'] = BANDS): Measured {
  return {
    league: 'EPL',
    day: '2024-01-01',
    modelVersion: 'test',
    ours: { home: 0.45, draw: 0.25, away: 0.3 },
    spread,
    result: 'home',
    rivals: { base: null, open: null, close, reference: null },
    over: null,
    cover: null,
    bets: [],
  };
}

it('counts each result whose closing probability lies within its band, and only games that have both', () => {
  const inside = game({ home: 0.45, draw: 0.25, away: 0.3 });
  const homeAndAwayOutside = game({ home: 0.52, draw: 0.25, away: 0.23 });
  expect(bandCell([inside])).toBe('100.0 %');
  expect(bandCell([inside, homeAndAwayOutside])).toBe('66.7 %');
  expect(bandCell([inside, game(null), game({ home: 0.9, draw: 0.05, away: 0.05 }, null)])).toBe('100.0 %');
  expect(bandCell([game(null)])).toBe('–');
  // Without draws one side stands for both.
  const twoWay = { home: [0.4, 0.5], draw: null, away: [0.5, 0.6] } as const;
  expect(bandCell([game({ home: 0.39, draw: null, away: 0.55 }, twoWay)])).toBe('0.0 %');
});
