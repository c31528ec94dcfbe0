import { expect, it } from 'vitest';
import { DAY_MS } from '../numeric/durations.ts';
import {
  countStart,
  createStarterUsage,
  type StarterUsage,
  USAGE_COLUMNS,
  writeUsage,
} from './starter-usage.ts';

const game = (season: number, day: number) => ({
  seasonStartYear: season,
  startAt: Date.UTC(season, 3, 1) + day * DAY_MS,
});

/** A club's games from the first of the season on; the starters take turns, the first one first. */
function play(
  usage: StarterUsage,
  season: number,
  games: number,
  starters: readonly (string | null)[],
): void {
  for (let day = 0; day < games; day++) {
    const starter = starters[day % starters.length] ?? null;
    countStart(usage, game(season, day), { starter, club: 'Home' }, starter === 'Ace' ? -2 : 1);
  }
}

/** The columns of a starter of the home club beside one who was never seen. */
function read(usage: StarterUsage, at: ReturnType<typeof game>, starter: string | null) {
  const writer = { values: new Float64Array(USAGE_COLUMNS.length), at: 0 };
  const home = starter === null ? null : { starter, club: 'Home' };
  writeUsage(usage, at, [home, { starter: 'Unseen', club: 'Away' }], writer);
  expect(writer.at).toBe(USAGE_COLUMNS.length);
  return new Map(
    USAGE_COLUMNS.map(({ name }, i) => [name.replace('usage.', ''), writer.values[i] ?? Number.NaN]),
  );
}

const FIVE = ['Ace', 'Second', 'Third', 'Fourth', 'Fifth'];

it('distinguishes the pitcher who opens a season from the fifth of the rotation', () => {
  const usage = createStarterUsage();
  play(usage, 2018, 50, FIVE);
  const [ace, fifth] = [read(usage, game(2018, 50), 'Ace'), read(usage, game(2018, 50), 'Fifth')];
  expect(ace.get('opener.diff')).toBeGreaterThan(fifth.get('opener.diff') ?? Number.NaN);
  expect(ace.get('career.sum')).toBeCloseTo(Math.log1p(10));
  expect(ace.get('place.sum')).toBeCloseTo(1);
  // Runs allowed are shrunk to what was expected, by eight starts.
  expect(ace.get('runs_surprise90.sum')).toBeLessThan(-0.9);
  expect(ace.get('runs_surprise90.sum')).toBeGreaterThan(-2);
  expect(fifth.get('runs_surprise30.sum')).toBeGreaterThan(0.3);
});

it('remembers the season before, and no season before that', () => {
  const usage = createStarterUsage();
  play(usage, 2018, 50, FIVE);
  expect(read(usage, game(2019, 0), 'Ace').get('last_season.sum')).toBeCloseTo(10 / 32);
  expect(read(usage, game(2020, 0), 'Ace').get('last_season.sum')).toBe(0);
  play(usage, 2019, 20, ['Second', 'Third', 'Fourth', 'Fifth']);
  expect(read(usage, game(2019, 20), 'Second').get('last_season.sum')).toBeCloseTo(10 / 32);
  expect(read(usage, game(2019, 20), 'Ace').get('last_season.sum')).toBeCloseTo(10 / 32);
  expect(read(usage, game(2019, 20), 'Ace').get('place.sum')).toBeCloseTo((1 / 5) * 1);
});

it('says that a pitcher is new where no start of theirs was seen, and nothing where no one is named', () => {
  const usage = createStarterUsage();
  play(usage, 2018, 12, FIVE);
  expect(read(usage, game(2018, 12), 'Called up').get('novice.sum')).toBe(2);
  expect(read(usage, game(2018, 12), 'Ace').get('novice.sum')).toBe(2);
  const unnamed = read(usage, game(2018, 12), null);
  expect([...unnamed.values()].every(Number.isNaN)).toBe(true);
});

it('knows a pitcher who came from another club, and how long they were away', () => {
  const usage = createStarterUsage();
  countStart(usage, game(2018, 0), { starter: 'Traded', club: 'Other' }, 0);
  play(usage, 2018, 12, [null]);
  const before = read(usage, game(2018, 15), 'Traded');
  expect(before.get('new_club.sum')).toBe(1);
  expect(before.get('absence.sum')).toBeCloseTo(0.5);
  expect(before.get('share.diff')).toBeNaN();
  countStart(usage, game(2018, 15), { starter: 'Traded', club: 'Home' }, 0);
  const after = read(usage, game(2018, 80), 'Traded');
  expect(after.get('new_club.sum')).toBe(0);
  expect(after.get('absence.sum')).toBe(2);
});

it('changes nothing by being read', () => {
  const usage = createStarterUsage();
  play(usage, 2018, 30, FIVE);
  const before = structuredClone(usage);
  read(usage, game(2019, 3), 'Ace');
  expect(usage).toEqual(before);
});
