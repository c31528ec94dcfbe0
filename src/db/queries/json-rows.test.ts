import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf } from '#platform/id.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { insertSmallSeason, smallGame } from '#tests/support/small-season.ts';
import { eq, sql } from '../drizzle.ts';
import { gameState } from '../tables/game-state.ts';
import { oddsSnapshot } from '../tables/odds-snapshot.ts';
import { referenceForecast } from '../tables/reference-forecast.ts';
import { insertJsonRows } from './json-rows.ts';

const START = new Date('2016-11-20T12:00:00Z');

let test: TestServices;
const gameId = idOf('game', 'replay', 'json');
beforeAll(async () => {
  test = await testServices();
  await insertSmallSeason(test.services, { games: [smallGame({ key: 'json', startAt: START })] });
});
afterAll(() => test.close());

describe('rows handed over as one JSON document', () => {
  it('keep texts of any script, quotes, empty lists, nulls and milliseconds', async () => {
    const { db } = test.services;
    const row = {
      gameId,
      knownAt: new Date('2016-11-20T12:00:00.123Z'),
      status: 'in_progress',
      reason: `'"\\ 退款 \u{1F600} $1 {}`,
      homeScore: 1,
      awayScore: null,
      parts: [
        [1, 0],
        [0, 2],
      ],
      elapsed: 45,
      stoppage: null,
      half: 1,
      period: null,
      remaining: null,
      inning: null,
      inningHalf: null,
      statistics: { xg_home: 1.25 },
      origin: 'mixed',
      source: 'test',
    } as const;
    await db.execute(insertJsonRows(gameState, [row]));
    expect(await db.select().from(gameState).where(eq(gameState.gameId, gameId))).toEqual([row]);
  });

  it('keep every bit of a probability', async () => {
    const { db } = test.services;
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const shares = fc.sample(fc.tuple(share, share), 200);
    const rows = shares.map(([home, away], index) => ({
      gameId,
      provider: `p${index}`,
      home,
      draw: null,
      away,
      source: 'test',
      knownAt: START,
    }));
    await db.execute(insertJsonRows(referenceForecast, rows));
    const stored = await db.select().from(referenceForecast);
    const byProvider = new Map(stored.map((row) => [row.provider, row]));
    for (const { provider, home, away } of rows) {
      // The database knows no negative zero, which is the same probability.
      expect(byProvider.get(provider)).toMatchObject({ home: home + 0, away: away + 0 });
    }
  });

  it('leave generated columns to the database, and may be none at all', async () => {
    const { db } = test.services;
    const price = { homeOdds: 1.0001, drawOdds: null, awayOdds: 99_999.9999 };
    const common = {
      gameId,
      bookmaker: 'one',
      phase: 'open',
      origin: 'real',
      source: 'test',
      knownAt: START,
    };
    const markets = [
      { betType: 'win_loss', line: null },
      { betType: 'run_line', line: -1.25 },
    ];
    await db.execute(
      insertJsonRows(
        oddsSnapshot,
        markets.map((market) => ({ ...common, ...price, ...market })),
      ),
    );
    await db.execute(insertJsonRows(oddsSnapshot, []));
    const stored = await db.select().from(oddsSnapshot).orderBy(oddsSnapshot.id);
    expect(stored).toMatchObject(markets.map((market) => ({ ...price, ...market })));
    expect(new Set(stored.map((row) => row.id)).size).toBe(2);
  });

  it('are one statement: a row that breaks a rule takes the others with it', async () => {
    const { db } = test.services;
    const row = {
      gameId,
      provider: 'good',
      home: 0.5,
      draw: null,
      away: 0.5,
      source: 'test',
      knownAt: START,
    };
    const both = [row, { ...row, provider: 'bad', home: 1.5 }];
    await expect(db.execute(insertJsonRows(referenceForecast, both))).rejects.toThrow();
    const found = await db.execute(sql`select 1 from reference_forecast where provider = 'good'`);
    expect(found.rows).toEqual([]);
  });
});
