import { expect, it } from 'vitest';
import { curveColumns, writeCurve } from './curve-columns.ts';
import { createScheduleTracker, updateSchedule } from './schedule-tracker.ts';

const COLUMNS = curveColumns('results', 'rating', 'A');
const opener = {
  home: 'A',
  away: 'B',
  startAt: Date.UTC(2020, 7, 10),
  seasonStartYear: 2020,
  neutral: false,
  playoff: false,
};

function read(advantage: number, over: Partial<typeof opener> = {}) {
  const schedule = createScheduleTracker();
  updateSchedule(schedule, opener);
  const writer = { values: new Float64Array(COLUMNS.length), at: 0 };
  writeCurve(schedule, { ...opener, ...over }, advantage, writer);
  expect(writer.at).toBe(COLUMNS.length);
  return new Map(COLUMNS.map(({ name }, i) => [name.replace('curve.results.', ''), writer.values[i]]));
}

it('bends the log-odds of home by their size, the odd ones with their sign', () => {
  const [home, away] = [read(0.5), read(-0.5)];
  expect([home.get('signed_square'), away.get('signed_square')]).toEqual([0.25, -0.25]);
  expect([home.get('cube'), away.get('cube')]).toEqual([0.125, -0.125]);
  expect([home.get('size'), away.get('size'), home.get('square'), away.get('square')]).toEqual([
    0.5, 0.5, 0.25, 0.25,
  ]);
});

it('counts them early and late in the season, in the month of the game alone, and in play-offs', () => {
  const august = read(0.5);
  expect(august.get('start')).toBe(0.5);
  expect(august.get('days')).toBe(0);
  const april = read(0.5, { startAt: Date.UTC(2021, 3, 7), playoff: true });
  expect(april.get('start')).toBeLessThan(0.01);
  expect(april.get('days')).toBeCloseTo(1.2);
  const months = (values: typeof april) =>
    [...values].filter(([name, value]) => name.startsWith('month') && value !== 0).map(([name]) => name);
  expect(months(august)).toEqual(['month8']);
  expect(months(april)).toEqual(['month4']);
  expect([august.get('playoff'), april.get('playoff'), april.get('neutral')]).toEqual([0, 0.5, 0]);
});
