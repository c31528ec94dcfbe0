import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { openDatabase } from './client.ts';
import { migrate, migrateWithin, readMigrations } from './migrate.ts';

/** The migration that lays the prices into parts, on a database that held them in one table, and what it is for. */

const NAME = '0092_prices_in_parts.sql';
const GAMES = 200;
const PRICES = 20_000;

let database: TestDatabase;
let owner: pg.Client;
let before: unknown;
/** How many prices a reader saw in every look while the migration ran. */
const seen = new Set<number>();

const allPrices = async () => (await owner.query('select * from odds_snapshot order by id')).rows;

/** The shape before, with games and prices, whose teams and leagues are not there. */
async function makeOldDatabase(): Promise<void> {
  await owner.query('drop schema public cascade; create schema public');
  await owner.query('begin');
  const older = (await readMigrations()).filter(({ name }) => name < NAME);
  await migrateWithin(owner, new Date(0), older);
  await owner.query('set local session_replication_role = replica');
  await owner.query(`insert into game (id, source, key, league_id, season, home_team_id, away_team_id, start_at, start_simulated, game_day,
      game_no, neutral, playoff, origin, known_at)
    select gen_random_uuid(), 'test', number::text, 'EPL', '2025-26', gen_random_uuid(), gen_random_uuid(), now(), false, now()::date, 1, false,
      false, 'simulated', now() from generate_series(1, ${GAMES}) as number`);
  await owner.query(`insert into odds_snapshot (game_id, bet_type, line, bookmaker, phase, home_odds, draw_odds, away_odds, origin, source, known_at)
    select game.id, 'over_under', 2.5, 'book', 'move', 1.9, null, 1.95, 'simulated', 'test', now() + number * interval '1 second'
    from game cross join generate_series(1, ${PRICES / GAMES}) as number`);
  await owner.query('commit');
}

beforeAll(async () => {
  database = await createTestDatabase();
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  await makeOldDatabase();
  before = await allPrices();

  const { pool, close } = openDatabase(database.url, { role: 'app', max: 2 });
  let isOver = false;
  const reading = (async () => {
    while (!isOver) seen.add(Number((await pool.query('select count(*) from odds_snapshot')).rows[0].count));
  })();
  await migrate(database.url, new Date(0));
  isOver = true;
  await reading;
  await close();
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

describe('prices that lay in one table', () => {
  it('are all there afterwards, under the numbers that they had', async () => {
    expect(before).toHaveLength(PRICES);
    expect(await allPrices()).toEqual(before);
  });

  it('could be read, all of them, while they were moved', () => {
    expect([...seen]).toEqual([PRICES]);
  });

  it('lie in sixteen parts, none of them empty', async () => {
    const { rows } = await owner.query(
      'select tableoid::regclass::text as part, count(*)::int as prices from odds_snapshot group by 1 order by 1',
    );
    expect(rows).toHaveLength(16);
    expect(rows[0].part).toBe('odds_snapshot_00');
  });

  it('are asked for by game in the part of this game alone', async () => {
    const { rows } = await owner.query('select id from game limit 1');
    const plan = await owner.query(
      `explain select * from odds_snapshot where game_id = '${rows[0].id}' and known_at <= now()`,
    );
    const text = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(new Set(text.match(/odds_snapshot_\d\d(?!_)/g)).size).toBe(1);
  });

  it('are joined to games in the parts of these games alone', async () => {
    await owner.query('analyze game; analyze odds_snapshot');
    const plan = await owner.query(
      `explain (analyze, costs off, timing off) select * from (select id from game where source = 'test' and key = any('{7,9}')) as game
       join odds_snapshot on game_id = game.id`,
    );
    const text = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(text.match(/never executed/g)?.length).toBeGreaterThanOrEqual(14);
  });

  it('are read from the index alone', async () => {
    await owner.query('vacuum analyze odds_snapshot');
    await owner.query('begin');
    // Twenty thousand rows are read as fast from anywhere.
    await owner.query('set local enable_seqscan = off; set local enable_bitmapscan = off');
    const { rows } = await owner.query(
      'select array_agg(id) as ids from (select id from game limit 3) as game',
    );
    const plan = await owner.query(
      `explain (analyze, costs off, timing off) select distinct on (game_id, bet_type, bookmaker) * from odds_snapshot
       where game_id = any($1) and known_at <= now() order by game_id, bet_type, bookmaker, known_at desc, id desc`,
      [rows[0].ids],
    );
    await owner.query('rollback');
    const text = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(text).toContain('Index Only Scan');
    expect(text).not.toMatch(/Heap Fetches: [1-9]/);
  });

  it('are followed by new ones with higher numbers, added by the application, which touches no part itself', async () => {
    const { pool, close } = openDatabase(database.url, { role: 'app', max: 1 });
    const highest = Number((await owner.query('select max(id) from odds_snapshot')).rows[0].max);
    const columns =
      'game_id, bet_type, line, bookmaker, phase, home_odds, draw_odds, away_odds, origin, source, known_at';
    const added = await pool.query(
      `insert into odds_snapshot (${columns}) select game_id, bet_type, 3.5, bookmaker, phase, home_odds, draw_odds, away_odds, origin,
       source, known_at from odds_snapshot order by id desc limit 1 returning id`,
    );
    expect(Number(added.rows[0].id)).toBe(highest + 1);
    await expect(pool.query('select 1 from odds_snapshot_00')).rejects.toThrow('permission denied');
    await expect(
      pool.query(`insert into odds_snapshot (${columns}) select ${columns} from odds_snapshot limit 1`),
    ).rejects.toThrow('odds_snapshot');
    await close();
  });

  it('are reported once, whatever their line', async () => {
    const columns =
      'game_id, bet_type, line, bookmaker, phase, home_odds, draw_odds, away_odds, origin, source, known_at';
    const again = await owner.query(
      `insert into odds_snapshot (${columns}) select ${columns} from odds_snapshot limit 5 on conflict do nothing`,
    );
    expect(again.rowCount).toBe(0);
    const odd = `insert into odds_snapshot (${columns}) select game_id, 'win_loss', null, bookmaker, phase, home_odds, draw_odds, away_odds,
      origin, source, known_at from odds_snapshot order by id limit 1`;
    await owner.query('begin');
    await owner.query(odd);
    await expect(owner.query(odd)).rejects.toThrow('duplicate key');
    await owner.query('rollback');
  });
});
