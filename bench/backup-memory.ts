import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@trueline/embedded-postgres';
import pg from 'pg';
import { migrate } from '#db/migrate.ts';
import { makeKeyPair } from '#platform/age.ts';

/**
 * How much memory a backup, its restore and its restore test hold at most, each as the command that an operator types, on a site with millions
 * of prices: what a stream holds must not grow with what streams through it.
 *
 *   node bench/backup-memory.ts [millions of prices …]
 */
const PRICES_A_GAME = 100;
const LOOK_MS = 50;
const NOW = new Date('2026-11-20T12:00:00Z');
const folder = mkdtempSync(join(tmpdir(), 'trueline-memory-'));
chmodSync(folder, 0o755);
const sizes = process.argv.slice(2).map(Number);
try {
  for (const millions of sizes.length > 0 ? sizes : [0.1, 2]) await measure(millions);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measure(millions: number): Promise<void> {
  const [dataDir, target, key] = ['data', 'target', 'key'].map((name) => join(folder, `${millions}-${name}`));
  if (!dataDir || !target || !key) return;
  mkdirSync(target);
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  try {
    await fill(server.ownerUrl, Math.round((millions * 1e6) / PRICES_A_GAME));
    const settings = {
      DATA_DIR: dataDir,
      BACKUP_TARGET: target,
      BACKUP_PUBLIC_KEY: await makeKeyPair(key),
      BACKUP_PRIVATE_KEY_FILE: key,
    };
    await run(`${millions} M backup`, ['backup.ts', '--now'], settings);
    await run(`${millions} M restore`, ['restore.ts', target], {
      ...settings,
      DATA_DIR: `${dataDir}-restored`,
    });
    await run(`${millions} M restore test`, ['restore.ts', '--test', target], settings);
  } finally {
    await server.stop();
  }
  const bytes = readdirSync(target, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  console.log(`${millions} M at the target: ${(bytes / 1e6).toFixed(0)} MB`);
}

async function fill(ownerUrl: string, games: number): Promise<void> {
  await migrate(ownerUrl, NOW);
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await owner.query(
    `insert into league values ('EPL', 'soccer', '{"en": "League"}', 'Somewhere', 0, true, 'bench', '2000-01-01')`,
  );
  await owner.query(`insert into team select md5(side)::uuid, 'EPL', side, '{"en": "Team"}', 'bench', '2000-01-01'
    from unnest(array['home', 'away']) as side`);
  await owner.query(`insert into game (id, source, key, league_id, season, home_team_id, away_team_id, start_at, start_simulated, game_day,
      game_no, neutral, playoff, origin, known_at)
    select md5(number::text)::uuid, 'bench', number::text, 'EPL', '2025-26', md5('home')::uuid, md5('away')::uuid,
      '${NOW.toISOString()}', false, '2026-11-20', 1, false, false, 'simulated', '${NOW.toISOString()}' from generate_series(1, ${games}) as number`);
  await owner.query('set session_replication_role = replica');
  await owner.query(`insert into odds_snapshot (game_id, bet_type, line, bookmaker, phase, home_odds, draw_odds, away_odds, origin, source, known_at)
    select md5(game::text)::uuid, 'over_under', 2.5, 'book ' || number % 4, 'move', 1.5 + random(), null, 1.5 + random(), 'simulated', 'bench',
      '${NOW.toISOString()}'::timestamptz - number * interval '1 hour'
    from generate_series(1, ${games}) as game cross join generate_series(1, ${PRICES_A_GAME}) as number`);
  const { rows } = await owner.query('select pg_database_size(current_database()) / 1e6 as mb');
  console.log(`${games * PRICES_A_GAME} prices, database ${Number(rows[0].mb).toFixed(0)} MB`);
  await owner.end();
}

/** The highest resident memory of the command's own process, as the kernel counts it; of a database that it starts, nothing. */
async function run(
  what: string,
  [script = '', ...args]: string[],
  settings: Record<string, string>,
): Promise<void> {
  const since = performance.now();
  const command = join(import.meta.dirname, '../scripts/operate', script);
  const child = spawn(process.execPath, [command, ...args], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let [said, peak] = ['', 0];
  child.stderr.on('data', (chunk) => {
    said = `${said}${chunk}`.slice(-2000);
  });
  const look = setInterval(() => {
    try {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      peak = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? peak);
    } catch {
      // It has just ended.
    }
  }, LOOK_MS);
  const code = await new Promise((done) => child.on('close', done));
  clearInterval(look);
  if (code !== 0) throw new Error(`${what}: ${said}`);
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  console.log(
    `${what}: at most ${(peak / 1000).toFixed(0)} MB in ${seconds} s (load ${loadavg()[0]?.toFixed(1)})`,
  );
}
