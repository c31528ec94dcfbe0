import { expect, it } from 'vitest';
import { createWalkForward, restoreWalkForward } from '../index.ts';
import { makeSeason } from '../testing/make-season.ts';
import { featureColumns } from './open-engine.ts';
import { countVaried, createVariedColumns, noteColumns } from './varied-columns.ts';

it('counts the columns that held more than one value: no unknown, no constant one', () => {
  const columns = createVariedColumns(4);
  for (const row of [
    [1, Number.NaN, 5, 0],
    [1, Number.NaN, Number.NaN, 1],
    [1, Number.NaN, 5, 0],
  ])
    noteColumns(columns, Float64Array.from(row));
  expect([...columns.varied]).toEqual([0, 0, 0, 1]);
  expect(countVaried(columns)).toBe(1);
});

it.each(['soccer', 'basketball', 'baseball'] as const)(
  'counts fewer columns of a %s league without statistics than the registry holds, and goes on after a restart',
  (sport) => {
    const games = makeSeason({ sport, teams: 10, seed: 7 });
    const walk = createWalkForward({ sport, seed: 1, boostedTiers: [] });
    expect([...walk.columns()]).toEqual([]);
    walk.advance(games.slice(0, 60));
    const counted = walk.columns();
    const leagues = new Set(games.slice(0, 60).map(({ leagueId }) => leagueId));
    expect(new Set(counted.keys())).toEqual(leagues);
    for (const count of counted.values()) {
      expect(count).toBeGreaterThan(20);
      expect(count).toBeLessThan(featureColumns(sport).length);
    }
    const again = restoreWalkForward(walk.model());
    expect(again.columns()).toEqual(counted);
    again.advance(games);
    walk.advance(games);
    expect(again.columns()).toEqual(walk.columns());
  },
);
