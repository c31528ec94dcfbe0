import { chmodSync, chownSync, cpSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@trueline/embedded-postgres';
import pg from 'pg';
import { migrate } from '#db/migrate.ts';
import { prepareLogin } from '#db/prepare-login.ts';
import { makeMemoryFolder } from '../../scripts/check/memory-folder.ts';

export type PrimaryAndStandby = {
  readonly primary: EmbeddedPostgres;
  readonly standby: EmbeddedPostgres;
  close(): Promise<void>;
};

const log = () => undefined;

/**
 * A real primary with the tables of the site and a real hot standby that streams from it, both from the embedded binaries on
 * loopback. The standby is made by the manual's low-level backup.
 */
export async function startPrimaryAndStandby(): Promise<PrimaryAndStandby> {
  const folders = [makeMemoryFolder('trueline-primary-'), makeMemoryFolder('trueline-standby-')] as const;
  for (const folder of folders) chmodSync(folder, 0o755);
  const [first, second] = folders;
  const settings = { fsync: 'off', wal_keep_size: '256MB' };
  const primary = await startEmbeddedPostgres({ dataDir: first, log, settings });
  await migrate(primary.ownerUrl, new Date('2026-01-01T00:00:00Z'));
  await prepareLogin(primary.ownerUrl, primary.appUrl);
  await copyCluster(primary.ownerUrl, first, second);
  const { username, password, port } = new URL(primary.ownerUrl);
  const standby = await startEmbeddedPostgres({
    dataDir: second,
    log,
    settings: {
      ...settings,
      hot_standby: 'on',
      primary_conninfo: `host=127.0.0.1 port=${port} user=${username} password=${password}`,
    },
  });
  return {
    primary,
    standby,
    close: async () => {
      await Promise.allSettled([standby.stop(), primary.stop()]);
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function copyCluster(ownerUrl: string, from: string, to: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query("select pg_backup_start('standby', true)");
    cpSync(from, to, { recursive: true, filter: (path) => !/postmaster\.(?:pid|opts)$|\.lock$/.test(path) });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    const cluster = join(to, 'cluster');
    const { uid, gid } = statSync(join(from, 'cluster'));
    for (const [name, text] of [
      ['backup_label', rows[0]?.labelfile ?? ''],
      ['standby.signal', ''],
    ] as const) {
      writeFileSync(join(cluster, name), text, { mode: 0o600 });
    }
    chownAll(cluster, { uid, gid });
  } finally {
    await client.end();
  }
}

function chownAll(folder: string, owner: { readonly uid: number; readonly gid: number }): void {
  if (process.getuid?.() !== 0) return;
  for (const path of listAll(folder)) chownSync(path, owner.uid, owner.gid);
}

function listAll(folder: string): string[] {
  return [
    folder,
    ...readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) =>
      join(entry.parentPath, entry.name),
    ),
  ];
}
