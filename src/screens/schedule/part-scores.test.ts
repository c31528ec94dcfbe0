import { expect, it } from 'vitest';
import { sampleGame } from '../game/sample-game.ts';
import { partColumns, shownParts } from './parts/part-scores.tsx';

const inning = (count: number): [number, number][] => Array.from({ length: count }, () => [1, 0]);
const baseball = (innings: number) =>
  sampleGame({ sport: 'baseball', score: { home: innings, away: 0, parts: inning(innings) } });

it('keeps room for scores by period only where a game of the league has some', () => {
  const coming = sampleGame({ score: null });
  const begun = sampleGame({ score: { home: 1, away: 0, parts: [] } });
  expect(partColumns([coming, begun])).toBe(0);
  expect(partColumns([coming, sampleGame({ score: { home: 1, away: 0, parts: [[1, 0]] } })])).toBe(2);
});

it('gives all rows of a league the same columns, however long one of its games was', () => {
  expect(partColumns([baseball(9), baseball(5)])).toBe(9);
  expect(partColumns([baseball(9), baseball(12)])).toBe(10);
  expect(partColumns([baseball(9), baseball(17)])).toBe(10);
});

it('sums what came after the regular time in the last of them', () => {
  expect(shownParts(baseball(9))).toHaveLength(9);
  expect(shownParts(baseball(12)).slice(8)).toEqual([
    [1, 0],
    [3, 0],
  ]);
});
