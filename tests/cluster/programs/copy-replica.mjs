import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';

/**
 * Copies the primary's folder on the same machine while it runs: PostgreSQL's low-level backup (manual, 25.3.3), since the embedded form comes without
 * pg_basebackup. Patroni calls it with `--datadir` and `--connstring`; the primary's folder lies beside the copy and is named by its port.
 */
const { values } = parseArgs({
  strict: false,
  options: { datadir: { type: 'string' }, connstring: { type: 'string' }, password: { type: 'string' } },
});
const to = String(values.datadir);
const options = Object.fromEntries(
  [...String(values.connstring).matchAll(/(\w+)='?([^' ]*)'?/g)].map(([, name, value]) => [name, value]),
);
const from = join(to, '..', `pg-${options.port}`);
const client = new pg.Client({
  host: options.host,
  port: Number(options.port),
  database: 'postgres',
  user: 'postgres',
  password: String(values.password),
});
await client.connect();
// As pg_basebackup does: another copy that begins meanwhile makes a checkpoint, after which the log that this one needs would be thrown away.
await client.query('select pg_create_physical_replication_slot($1, true, true)', [`copy_${process.pid}`]);
await client.query(`select pg_backup_start('copy', true)`);
rmSync(to, { recursive: true, force: true });
mkdirSync(to, { mode: 0o700 });
// Files that vanish meanwhile are made again from the log.
const copy = (what) => spawnSync('cp', ['-a', `${from}/${what}`, to], { stdio: 'ignore' });
copy('.');
for (const name of ['postmaster.pid', 'postmaster.opts', 'standby.signal', 'backup_label'])
  rmSync(join(to, name), { force: true });
rmSync(join(to, 'pg_replslot'), { recursive: true, force: true });
mkdirSync(join(to, 'pg_replslot'), { mode: 0o700 });
const { rows } = await client.query('select labelfile from pg_backup_stop(true)');
copy('pg_wal');
writeFileSync(join(to, 'backup_label'), rows[0].labelfile, { mode: 0o600 });
await client.end();
