import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readManifest } from '#db/backup-manifest.ts';
import { restoreBackup } from '#db/restore.ts';
import { listMissingKeys } from '#domain/foundation/secret/prepare-secrets.ts';
import { createClock } from '#platform/clock.ts';
import { readEnv } from '#platform/env.ts';
import { openTarget, readDecryption } from '../../src/process/backup/backup-settings.ts';
import { fetchBackup, findBackup, isTarget, splitAddress } from '../../src/process/backup/fetch-backup.ts';
import { leaveReport } from '../../src/process/backup/restore-reports.ts';
import { testRestore } from '../../src/process/backup/test-restore.ts';
import { runCommand, withServer, withServices } from './open-site.ts';

/**
 * `npm run -s restore -- <folder>`: puts a backup into an empty database (a DATA_DIR that does not exist yet, or an empty DATABASE_URL).
 * `npm run -s restore -- <target>[/<name>]`: the same with the newest backup of a target, or the one of that name, opened by BACKUP_PRIVATE_KEY_FILE.
 * `npm run -s restore -- --test [<target>[/<name>]]`: brings it back into a database that is deleted afterwards, and leaves a report at the target.
 */
await runCommand(async () => {
  const [address] = process.argv.slice(2);
  if (address === '--test') return testTarget(process.argv[3]);
  if (!address) throw new Error('Name the backup: npm run -s restore -- <folder, or s3://bucket/prefix>');
  if (!(await isTarget(address))) return restoreFrom(address);
  return restoreFromTarget(address);
});

async function testTarget(address: string | undefined): Promise<object> {
  const env = readEnv(undefined, { isSite: false });
  const { target, name } = splitAddress(address ?? env.BACKUP_TARGET ?? '');
  const store = openTarget(env, target || undefined);
  const decrypt = await readDecryption(env);
  const backup = await findBackup(store, name);
  const report = await testRestore({ store, backup, decrypt, env, clock: createClock() });
  await leaveReport(store, report);
  if (report.error !== null) process.exitCode = 1;
  return { target: store.address, ...report };
}

async function restoreFrom(folder: string): Promise<object> {
  // What is no backup is refused before a database is made for it.
  await readManifest(folder);
  return withServer(async (ownerUrl, now) => {
    const { tables, takenAt } = await restoreBackup(ownerUrl, {
      folder,
      now,
      onTable: (name) => process.stderr.write(`loading ${name}\n`),
    });
    const missing = await withServices(ownerUrl, ({ db, env }) => listMissingKeys(db, env));
    return {
      folder,
      takenAt,
      tables: tables.length,
      rows: tables.reduce((sum, { rows }) => sum + rows, 0),
      // The start refuses until these are there.
      missing_keys: missing,
    };
  });
}

async function restoreFromTarget(address: string): Promise<object> {
  const env = readEnv();
  const { target, name } = splitAddress(address);
  const store = openTarget(env, target);
  const decrypt = await readDecryption(env);
  const backup = await findBackup(store, name);
  // What is opened is as secret as the database that it goes into; it lies beside it for no longer than that takes.
  const folder = await mkdtemp(join(tmpdir(), 'trueline-restore-'));
  try {
    process.stderr.write(`fetching ${backup.name}\n`);
    const { manifestSha256 } = await fetchBackup(store, { backup, folder, decrypt });
    const restored = await restoreFrom(folder);
    return { ...restored, folder: `${store.address}/${backup.name}`, manifest_sha256: manifestSha256 };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
