import { describe, expect, it } from 'vitest';
import { FEATURE_GROUPS } from '../features/registry.ts';
import { SPORTS } from '../surface/game.ts';
import { featureColumns, openEngine } from './open-engine.ts';

/** The covered leagues: six of soccer, one of basketball, one of baseball. */
const LEAGUES = { soccer: 6, basketball: 1, baseball: 1 } as const;

describe('feature registry', () => {
  it('holds more than 600 columns per covered league on average', () => {
    const columns = SPORTS.reduce((sum, sport) => sum + LEAGUES[sport] * featureColumns(sport).length, 0);
    expect(columns / 8).toBeGreaterThan(600);
  });

  it.each(SPORTS)('names every column of %s once, with a group and a meaning, tiers in order', (sport) => {
    const columns = featureColumns(sport);
    expect(new Set(columns.map((column) => column.name)).size).toBe(columns.length);
    for (const column of columns) {
      expect(column.name).toMatch(/^[a-z_]+(\.[a-z0-9_.]+)+$/);
      expect(FEATURE_GROUPS).toContain(column.group);
      expect(column.meaning.length).toBeGreaterThan(5);
    }
    const tiers = columns.map((column) => column.tier).join('');
    expect(tiers).toMatch(/^A+B+C+$/);
  });

  it.each(SPORTS)('lets no market column stand in tier A of %s', (sport) => {
    const market = featureColumns(sport).filter((column) => column.group === 'market_odds');
    expect(market.length).toBeGreaterThan(20);
    expect(market.every((column) => column.tier !== 'A')).toBe(true);
  });

  it.each(SPORTS)('writes exactly the registered columns in %s', (sport) => {
    const engine = openEngine(sport, null, { seed: 1, boostedTiers: [] });
    const game = {
      id: 'g',
      sport,
      leagueId: 'L',
      season: '2020',
      seasonStartYear: 2020,
      startAt: 0,
      home: 'A',
      away: 'B',
      neutral: false,
      playoff: false,
    };
    // A row that is too long would be cut off silently, one that is too short would leave zeros: both throw inside.
    expect(engine.forecast(game, 'B').tier).toBe('A');
  });
});
