import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@trueline/embedded-postgres';
import pg from 'pg';
import { backUp } from '#db/backup.ts';
import { openDatabase } from '#db/client.ts';
import { migrate, migrateWithin, readMigrations } from '#db/migrate.ts';
import { insertFacts } from '#db/queries/feed-row.ts';
import { findKnownOfGames } from '#db/queries/live-game.ts';
import { listAllOdds, listNewestOdds, listOpenAndClose } from '#db/queries/played-game.ts';
import { restoreBackup } from '#db/restore.ts';
import { quantile } from './open-load.ts';

/**
 * Millions of prices in one table, as before, and in parts by their game, in the same run: what the product's own questions take at the
 * 99th percentile and what it costs to add a delivery of prices; between the two the migration, while a reader reads. With `backup` also how
 * long a backup and its restore take. With `parts` the one table is left out: twice as many fit on the same disk.
 *
 * With a folder in PRICES_FOLDER the rows of `parts` are filled there once, without the disk's safety, and stay for the next run, which
 * brings them to the newest shape first; with `migrate` it does nothing else. With `restore` the rows of `parts` are only backed up and restored.
 *
 *   node bench/prices.ts [millions of prices [backup | parts | migrate | restore]]
 */
const MILLIONS = Number(process.argv[2] ?? 1);
const MODE = process.argv[3];
const WITH_BACKUP = MODE === 'backup' || MODE === 'restore';
const PARTS_ALONE = MODE === 'parts' || MODE === 'migrate' || MODE === 'restore';
const NAME = '0092_prices_in_parts.sql';
const PRICES_A_GAME = 100;
const GAMES = Math.round((MILLIONS * 1e6) / PRICES_A_GAME);
const BATCH = 10_000;
const ROUNDS = 300;
const NOW = new Date('2026-11-20T12:00:00Z');
const LIMIT_MS = 3_600_000;
let asked = 0;
/** For rows that can be filled in again: what is filled in one transaction into an empty table needs no log. */
const FAST = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '16GB',
  maintenance_work_mem: '1GB',
};

const STORED = (PARTS_ALONE && process.env.PRICES_FOLDER) || null;
const folder = STORED ?? mkdtempSync(join(tmpdir(), 'trueline-prices-'));
mkdirSync(folder, { recursive: true });
chmodSync(folder, 0o755);
const isFilled = existsSync(join(folder, 'filled'));
const free = statfsSync(folder);
// A row takes some 110 bytes, its two indexes as much, and both shapes stand beside each other while one is made from the other.
const BYTES_A_PRICE = PARTS_ALONE ? 250 : 500;
if (!isFilled && MILLIONS * 1e6 * BYTES_A_PRICE > (free.bavail * free.bsize) / 2)
  throw new Error('the disk is too small for so many');
const dataDir = join(folder, 'data');
if (STORED !== null && !isFilled) {
  const filling = await startEmbeddedPostgres({ dataDir, log: () => undefined, settings: FAST });
  await within(filling, async ({ ownerUrl }, owner) => {
    await migrate(ownerUrl, NOW);
    await seconds('filled', () => fillParts(owner));
  });
  writeFileSync(join(folder, 'filled'), '');
}
try {
  await within(await startEmbeddedPostgres({ dataDir, log: () => undefined }), run);
} finally {
  if (STORED === null) rmSync(folder, { recursive: true, force: true });
}

async function within(
  server: EmbeddedPostgres,
  work: (server: EmbeddedPostgres, owner: pg.Client) => Promise<void>,
): Promise<void> {
  const owner = new pg.Client({ connectionString: server.ownerUrl });
  owner.on('error', () => undefined);
  try {
    await owner.connect();
    await work(server, owner);
    await owner.end();
  } finally {
    await server.stop();
  }
}

async function run({ ownerUrl }: EmbeddedPostgres, owner: pg.Client): Promise<void> {
  if (PARTS_ALONE && STORED === null) {
    await migrate(ownerUrl, NOW);
    await seconds('filled', () => fillParts(owner));
  } else {
    if (!PARTS_ALONE) {
      await seconds('filled', () => fillOneTable(owner));
      await report(owner, 'one table');
      await measure(ownerUrl, 'one table');
    }
    const { slowest, looks } = await readDuring(ownerUrl, () =>
      seconds('migrated', () => migrate(ownerUrl, NOW)),
    );
    console.log(`meanwhile ${looks} looks at a game's prices, the slowest ${slowest.toFixed(0)} ms`);
    await tidy(owner);
  }
  if (MODE === 'migrate') return;
  await report(owner, 'in parts');
  if (MODE !== 'restore') await measure(ownerUrl, 'in parts');
  if (WITH_BACKUP) await backUpAndRestore(owner, ownerUrl);
}

async function seconds<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const since = performance.now();
  const result = await work();
  const load = loadavg()[0]?.toFixed(1);
  console.log(`${what} in ${((performance.now() - since) / 1000).toFixed(1)} s (load ${load})`);
  return result;
}

/** The shape before the prices lay in parts. */
async function fillOneTable(owner: pg.Client): Promise<void> {
  await owner.query('begin');
  await migrateWithin(
    owner,
    NOW,
    (await readMigrations()).filter(({ name }) => name < NAME),
  );
  await addGames(owner);
  await owner.query('commit');
  await addPrices(owner);
  await tidy(owner);
}

/** The shape of today. The index that keeps a price from being stored twice is made after the rows, which takes a third of the time. */
async function fillParts(owner: pg.Client): Promise<void> {
  await addGames(owner);
  const { rows } = await owner.query(
    "select replace(indexdef, ' ON ONLY ', ' ON ') as definition from pg_indexes where indexname = 'odds_snapshot_told'",
  );
  await owner.query('begin');
  await owner.query('truncate odds_snapshot');
  await owner.query('drop index odds_snapshot_told');
  await addPrices(owner);
  await owner.query(rows[0]?.definition);
  await owner.query('commit');
  await tidy(owner);
}

/** Games of one league. */
async function addGames(owner: pg.Client): Promise<void> {
  await owner.query(`insert into league (id, sport, names, country, position, covered, source, known_at)
    values ('EPL', 'soccer', '{"en": "League"}', 'Somewhere', 0, true, 'bench', '2000-01-01')`);
  await owner.query(`insert into team select md5(side)::uuid, 'EPL', side, '{"en": "Team"}', 'bench', '2000-01-01'
    from unnest(array['home', 'away']) as side`);
  await owner.query(`insert into game (id, source, key, league_id, season, home_team_id, away_team_id, start_at, start_simulated, game_day,
      game_no, neutral, playoff, origin, known_at)
    select md5(number::text)::uuid, 'bench', number::text, 'EPL', '2025-26', md5('home')::uuid, md5('away')::uuid,
      '${NOW.toISOString()}', false, '2026-11-20', 1, false, false, 'simulated', '${NOW.toISOString()}' from generate_series(1, ${GAMES}) as number`);
}

/** Prices come game by game in the order of their time, so those of one game lie far apart, as they do in a site that has run for years. */
async function addPrices(owner: pg.Client): Promise<void> {
  for (let from = 0; from < PRICES_A_GAME; from += 10) {
    await owner.query('set session_replication_role = replica');
    await owner.query(`insert into odds_snapshot (game_id, bet_type, line, bookmaker, phase, home_odds, draw_odds, away_odds, origin, source, known_at)
      select md5(game::text)::uuid, (array['win_loss', 'run_line', 'over_under'])[1 + number % 3],
        case when number % 3 = 0 then null else 2.5 end, 'book ' || number % 4,
        (array['open', 'move', 'move', 'close'])[1 + number / 30], 1.9, case when number % 3 = 0 then 3.2 end, 1.95, 'simulated', 'bench',
        '${NOW.toISOString()}'::timestamptz - (${PRICES_A_GAME} - number) * interval '1 hour'
      from generate_series(${from}, ${from + 9}) as number cross join generate_series(1, ${GAMES}) as game`);
    await owner.query('set session_replication_role = origin');
    console.error(`${from + 10} prices a game after ${(performance.now() / 1000).toFixed(0)} s`);
  }
}

async function tidy(owner: pg.Client): Promise<void> {
  await owner.query('vacuum analyze odds_snapshot');
  await owner.query('analyze game');
}

async function report(owner: pg.Client, shape: string): Promise<void> {
  const { rows } = await owner.query(
    `select sum(pg_total_relation_size(oid))::float8 / 1e9 as gb from pg_class where relkind = 'r' and relname like 'odds_snapshot%'`,
  );
  const { rows: counted } = await owner.query('select count(*)::int as prices from odds_snapshot');
  console.log(`${shape}: ${counted[0].prices} prices, ${rows[0].gb.toFixed(1)} GB`);
}

/** One game after the other, far from each other, the same ones in every run. */
function nextGame(): number {
  asked += 7919;
  return 1 + (asked % GAMES);
}

async function gameId(pool: pg.Pool, key: number): Promise<string> {
  const { rows } = await pool.query('select id from game where key = $1', [String(key)]);
  return String(rows[0].id);
}

async function measure(ownerUrl: string, shape: string): Promise<void> {
  const { db, pool, close } = openDatabase(ownerUrl, { role: 'app', max: 2, statementTimeoutMs: LIMIT_MS });
  const apart = (count: number) => Array.from({ length: count }, nextGame);
  // A page asks for games of one day, whose prices came beside each other.
  const together = (count: number) => {
    const first = Math.min(nextGame(), GAMES - count + 1);
    return Array.from({ length: count }, (_, at) => first + at);
  };
  const ids = async (keys: readonly number[]) => Promise.all(keys.map((key) => gameId(pool, key)));
  const questions = {
    'newest of 20 games': async (gameIds: readonly string[]) => listNewestOdds(db, { gameIds, asOf: NOW }),
    'opening and closing of 20 games': async (gameIds: readonly string[]) =>
      listOpenAndClose(db, { gameIds, asOf: NOW, phases: ['open', 'close'] }),
    'path of one game': async ([id = '']: readonly string[]) => listAllOdds(db, [id]),
    'known of 20 games': async (_: readonly string[], keys: readonly number[]) =>
      findKnownOfGames(db, { source: 'bench', keys: keys.map(String) }),
  };
  for (const [which, choose] of Object.entries({ 'of one day': together, 'far apart': apart }))
    for (const [name, ask] of Object.entries(questions)) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const keys = choose(20);
        const chosen = await ids(keys);
        const since = performance.now();
        await ask(chosen, keys);
        times.push(performance.now() - since);
      }
      console.log(
        `${shape}: ${name} ${which}: p50 ${quantile(times, 0.5).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms`,
      );
    }
  const times: number[] = [];
  for (let round = 0; round < 20; round += 1) {
    const chosen = await ids(apart(BATCH / 100));
    const odds = chosen.flatMap((game) =>
      Array.from({ length: 100 }, (_, number) => ({
        gameId: game,
        betType: 'over_under' as const,
        line: 3.5,
        bookmaker: `book ${number}`,
        phase: 'move' as const,
        homeOdds: 1.9,
        drawOdds: null,
        awayOdds: 1.95,
        origin: 'simulated' as const,
        source: 'bench',
        knownAt: new Date(NOW.getTime() + performance.now()),
      })),
    );
    const since = performance.now();
    await insertFacts(db, { states: [], odds, references: [] });
    times.push(performance.now() - since);
  }
  console.log(`${shape}: adding ${BATCH} prices: p50 ${quantile(times, 0.5).toFixed(0)} ms`);
  await close();
}

async function readDuring(ownerUrl: string, work: () => Promise<unknown>) {
  const { pool, close } = openDatabase(ownerUrl, { role: 'app', max: 2, statementTimeoutMs: LIMIT_MS });
  let [isOver, slowest, looks] = [false, 0, 0];
  const reading = (async () => {
    while (!isOver) {
      const id = await gameId(pool, nextGame());
      const since = performance.now();
      await pool.query('select * from odds_snapshot where game_id = $1', [id]);
      slowest = Math.max(slowest, performance.now() - since);
      looks += 1;
    }
  })();
  await work();
  isOver = true;
  await reading;
  await close();
  return { slowest, looks };
}

async function backUpAndRestore(owner: pg.Client, ownerUrl: string): Promise<void> {
  const target = join(folder, 'backup');
  await seconds('backed up', () => backUp(ownerUrl, { folder: target, takenAt: NOW }));
  await owner.query('create database restored');
  const url = new URL(ownerUrl);
  url.pathname = '/restored';
  await seconds('restored', () => restoreBackup(url.href, { folder: target, now: NOW }));
}
