import { describe, expect, it } from 'vitest';
import {
  BASKETBALL_STAKES,
  createStakesTracker,
  SOCCER_STAKES,
  type StakesShape,
  type StakesTracker,
  stakesColumns,
  updateStakes,
  writeStakes,
} from './stakes-tracker.ts';

const TEAMS = Array.from({ length: 20 }, (_, i) => `T${String(i).padStart(2, '0')}`);

/** Rounds in which each team beats all after it, or in which no one beats another. */
function play(tracker: StakesTracker, season: number, rounds: number, allDrawn = false): void {
  for (let round = 0; round < rounds; round++) {
    // The circle method: one team stays, the others turn.
    const ring = TEAMS.slice(1);
    const turned = [...ring.slice(round % 19), ...ring.slice(0, round % 19)];
    const order = [TEAMS[0] ?? '', ...turned];
    for (let pair = 0; pair < 10; pair++) {
      const two = [order[pair] ?? '', order[19 - pair] ?? ''].sort();
      const [home = '', away = ''] = round % 2 === 0 ? two : two.toReversed();
      const game = { home, away, seasonStartYear: season, playoff: false, leagueId: 'EPL' };
      const goals = (isBetter: boolean) => (isBetter && !allDrawn ? 1 : 0);
      const [homeScore, awayScore] = [goals(home < away), goals(home > away)];
      updateStakes(tracker, { ...game, homeScore, awayScore }, SOCCER_STAKES);
    }
  }
}

function read(
  tracker: StakesTracker,
  home: string,
  away: string,
  over: { season?: number; playoff?: boolean } = {},
  shape: StakesShape = SOCCER_STAKES,
) {
  const columns = stakesColumns(shape);
  const writer = { values: new Float64Array(columns.length), at: 0 };
  const { season = 2020, playoff = false } = over;
  writeStakes(tracker, { home, away, seasonStartYear: season, playoff, leagueId: 'EPL' }, shape, writer);
  expect(writer.at).toBe(columns.length);
  return new Map(columns.map(({ name }, i) => [name.replace('stakes.', ''), writer.values[i] ?? Number.NaN]));
}

describe('what is at stake', () => {
  const late = createStakesTracker();
  play(late, 2020, 34);

  it('sees the title where first and second meet, and the drop where the places above the last three do', () => {
    const top = read(late, 'T00', 'T01');
    const bottom = read(late, 'T16', 'T17');
    const middle = read(late, 'T10', 'T11');
    expect(top.get('title.sum')).toBeGreaterThan(2 * (middle.get('title.sum') ?? 0));
    expect(bottom.get('drop.sum')).toBeGreaterThan(2 * (middle.get('drop.sum') ?? 0));
    expect(top.get('drop.sum')).toBeLessThan(0.01);
  });

  it('knows who has nothing left to play for', () => {
    const mixed = read(late, 'T17', 'T11');
    expect(mixed.get('decided.diff')).toBe(-1);
    expect(mixed.get('only_home')).toBeGreaterThan(0);
    expect(mixed.get('only_away')).toBe(0);
    expect(mixed.get('late.sum')).toBeGreaterThan(0);
  });

  it('lets what is at stake between equal teams grow towards the end', () => {
    const weights = [10, 20, 30, 37].map((rounds) => {
      const level = createStakesTracker();
      play(level, 2020, rounds, true);
      return read(level, 'T03', 'T04').get('most.sum') ?? 0;
    });
    expect(weights).toEqual(weights.toSorted((a, b) => a - b));
    expect(weights.at(-1)).toBeCloseTo(2, 9);
  });

  it('says nothing at the beginning of a season, of another season and of a play-off game', () => {
    const fresh = createStakesTracker();
    play(fresh, 2020, 4);
    for (const row of [
      read(fresh, 'T00', 'T01'),
      read(late, 'T00', 'T01', { season: 2021 }),
      read(late, 'T00', 'T01', { playoff: true }),
    ]) {
      expect([...row.values()].every(Number.isNaN)).toBe(true);
    }
  });

  it('reads conferences from who met whom often in the season before', () => {
    const tracker = createStakesTracker();
    const meet = (season: number, one: string, other: string, times: number) => {
      for (let i = 0; i < times; i++) {
        const game = { home: one, away: other, seasonStartYear: season, playoff: false, leagueId: 'NBA' };
        updateStakes(tracker, { ...game, homeScore: 100, awayScore: 90 }, BASKETBALL_STAKES);
      }
    };
    const east = ['E1', 'E2', 'E3'];
    const west = ['W1', 'W2', 'W3'];
    for (const group of [east, west]) {
      for (const [i, team] of group.entries())
        for (const other of group.slice(i + 1)) meet(2018, team, other, 4);
    }
    for (const team of east) for (const other of west) meet(2018, team, other, 2);
    meet(2019, 'E1', 'W1', 1);
    const groupOf = (team: string) => tracker.groups.get(team);
    expect(new Set(east.map(groupOf)).size).toBe(1);
    expect(new Set(west.map(groupOf)).size).toBe(1);
    expect(groupOf('E1')).not.toBe(groupOf('W1'));
  });
});
