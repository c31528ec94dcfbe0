import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withLock } from '#db/client.ts';
import { listGameRows } from '#db/queries/game.ts';
import type { ArchiveGame } from '#feeds/archive.ts';
import { readArchive } from '#feeds/csv-archive/read-archive.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { importArchive } from './import-archive.ts';
import { listLeagues } from './list-leagues.ts';

const FIXTURES = fileURLToPath(new URL('../../../feeds/csv-archive/fixtures/ok', import.meta.url));
const TABLES = ['league', 'season', 'team', 'game', 'game_state', 'odds_snapshot', 'reference_forecast'];

let test: TestServices;
let games: readonly ArchiveGame[];

beforeAll(async () => {
  test = await testServices();
  games = (await readArchive(FIXTURES)).games;
});
afterAll(() => test.close());
beforeEach(async () => {
  test.setNow(new Date('2032-01-01T00:00:00Z'));
});

async function countRows(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of TABLES) {
    const { rows } = await test.services.db.execute<{ n: number }>(
      sql`select count(*)::int as n from ${sql.identifier(table)}`,
    );
    counts[table] = rows[0]?.n ?? -1;
  }
  return counts;
}

/** Everything that the database holds of the archive, but the generated ids of prices. */
async function allRows(): Promise<string> {
  const texts: string[] = [];
  for (const table of [...TABLES, 'game_revision']) {
    const { rows } = await test.services.db.execute<{ row: string }>(
      sql`select (to_jsonb(t) - 'id')::text as row from ${sql.identifier(table)} t order by 1`,
    );
    texts.push(...rows.map((row) => `${table} ${row.row}`));
  }
  return texts.join('\n');
}

async function import_(given: readonly ArchiveGame[] = games) {
  const report = await importArchive(test.services, { games: given });
  if (report === null) throw new Error('another import is running');
  return report;
}

describe('importing an archive', () => {
  it('leaves nothing behind when it fails half-way', async () => {
    const many = Array.from({ length: 1200 }, (_, day) => moved(games[3], -day));
    const failing = importArchive(test.services, {
      games: many,
      onProgress: ({ done }) => {
        if (done === 1000) throw new Error('killed');
      },
    });
    await expect(failing).rejects.toThrow('killed');
    expect(Object.values(await countRows())).toEqual(TABLES.map(() => 0));
  });

  it('takes over games, results, prices and forecasts with the application role alone', async () => {
    const report = await import_();
    const none = { corrected: 0, future: [], doubtful: [] };
    expect(report).toMatchObject({ taken: games.length, games: games.length, ...none });
    const counts = await countRows();
    expect(counts).toMatchObject({ game: games.length, game_state: games.length });
    expect(counts.odds_snapshot).toBe(games.reduce((sum, game) => sum + game.odds.length, 0));
    expect(counts.reference_forecast).toBe(games.reduce((sum, game) => sum + game.references.length, 0));
    expect(report.facts).toBe(games.length + (counts.odds_snapshot ?? 0) + (counts.reference_forecast ?? 0));
  });

  it('changes nothing the second time', async () => {
    const before = await allRows();
    expect(await import_()).toMatchObject({ taken: games.length, games: 0, facts: 0, corrected: 0 });
    expect(await allRows()).toBe(before);
  });

  it('shows each game at its true date with its result, which no one knew before the end', async () => {
    const { db } = test.services;
    for (const game of games) {
      const filter = {
        from: game.startAt,
        until: new Date(game.startAt.getTime() + 1),
        sources: ['csv-archive'],
        leagueId: game.leagueId,
      };
      const page = { limit: 10, offset: 0 };
      const atStart = await listGameRows(db, { ...filter, asOf: game.startAt }, page);
      expect(atStart.map((row) => row.status)).toContain('not_started');
      expect(atStart.map((row) => row.state?.homeScore ?? null)).not.toContain(game.homeScore);
      const later = await listGameRows(db, { ...filter, asOf: test.services.clock.now() }, page);
      expect(later).toContainEqual(
        expect.objectContaining({
          status: 'completed',
          state: expect.objectContaining({ homeScore: game.homeScore, awayScore: game.awayScore }),
        }),
      );
    }
  });

  it('keeps the halves of a soccer game and makes up none for the others', async () => {
    const { rows } = await test.services.db.execute<{ league_id: string; parts: unknown }>(sql`
      select game.league_id, parts from game_state join game on game.id = game_id
      where league_id in ('NBA', 'SERIEA') order by game.start_at`);
    expect(rows).toEqual([
      {
        league_id: 'SERIEA',
        parts: [
          [0, 1],
          [2, 0],
        ],
      },
      { league_id: 'SERIEA', parts: [] },
      { league_id: 'NBA', parts: [] },
    ]);
  });

  it('takes a corrected result as a new fact and leaves the old one', async () => {
    const [first, ...rest] = games;
    if (!first) throw new Error('no games');
    test.setNow(new Date('2032-02-01T00:00:00Z'));
    const corrected = { ...first, homeScore: first.homeScore + 5 };
    expect(await import_([corrected, ...rest])).toMatchObject({ games: 0, facts: 1, corrected: 1 });
    expect(await import_([corrected, ...rest])).toMatchObject({ games: 0, facts: 0, corrected: 0 });
    const { rows } = await test.services.db.execute<{ home_score: number }>(sql`
      select home_score from game_state join game on game.id = game_id
      where game.start_at = ${first.startAt} order by game_state.known_at`);
    expect(rows.map((row) => row.home_score)).toEqual([first.homeScore, first.homeScore + 5]);
  });

  it('widens a season when more of it arrives, and never narrows it', async () => {
    const sample = games[3];
    await import_([moved(sample, 30)]);
    await import_([moved(sample, 10)]);
    const { rows } = await test.services.db.execute<{ days: number }>(sql`
      select extract(day from to_at - from_at)::int as days from season where league_id = 'EPL'`);
    expect(rows).toEqual([{ days: 146 }]);
  });

  it('names the dates of a soccer team that cannot be right, and none of another sport', async () => {
    const soccer = games.find(({ leagueId }) => leagueId === 'EPL');
    const basketball = games.find(({ leagueId }) => leagueId === 'NBA');
    if (!soccer || !basketball) throw new Error('no games');
    const { home, away, gameDay } = soccer;
    const next = new Date(Date.parse(gameDay) + 86_400_000).toISOString().slice(0, 10);
    const again = { ...soccer, home: away, away: 'Everton', gameDay: next, gameNo: 7 };
    const often = [1, 2].map((gameNo) => ({ ...basketball, gameNo }));
    const { doubtful } = await import_([again, soccer, ...often]);
    expect(doubtful).toEqual([{ leagueId: 'EPL', team: away, first: gameDay, second: next }]);
    const twice = await import_([soccer, { ...soccer, gameNo: 8 }]);
    expect(twice.doubtful).toEqual(
      [home, away].toSorted().map((team) => ({ leagueId: 'EPL', team, first: gameDay, second: gameDay })),
    );
  });

  it('refuses games that cannot have ended yet', async () => {
    test.setNow(new Date('2030-12-11T00:00:00Z'));
    const report = await import_(games.map((game) => ({ ...game, gameNo: 9 })));
    expect(report.taken).toBe(5);
    expect(report.future).toHaveLength(games.length - 5);
  });

  it('shares its teams and the order of leagues with every other source', async () => {
    const leagues = await listLeagues(test.services, { locale: 'en' });
    expect(leagues.map((league) => league.id)).toEqual([
      'EPL',
      'LALIGA',
      'BUNDESLIGA',
      'SERIEA',
      'MLS',
      'NBA',
      'MLB',
    ]);
  });

  it('steps back while another import runs', async () => {
    const meanwhile = await withLock(test.services.db, 'import:csv-archive', () =>
      Promise.all([importArchive(test.services, { games })]),
    );
    expect(meanwhile).toEqual([null]);
    expect(await import_()).not.toBeNull();
  });
});

/** The same meeting, some days later. */
function moved(game: ArchiveGame | undefined, days: number): ArchiveGame {
  if (!game) throw new Error('no game');
  const startAt = new Date(game.startAt.getTime() + days * 86_400_000);
  return { ...game, startAt, gameDay: startAt.toISOString().slice(0, 10), odds: [], references: [] };
}
