import { backUp } from '#db/backup.ts';
import { openDatabase } from '#db/client.ts';
import { noteBackup } from '#db/note-backup.ts';
import { makeKeyPair } from '#platform/age.ts';
import { createClock } from '#platform/clock.ts';
import { readEnv } from '#platform/env.ts';
import { createLog } from '#platform/log.ts';
import { openTarget, readEncryption } from '../../src/process/backup/backup-settings.ts';
import { runBackupNow } from '../../src/process/backup/run-backup.ts';
import { runCommand, withServer } from './open-site.ts';

/**
 * `npm run -s backup -- <empty folder>`: everything that the database holds, from one snapshot, whether or not the site runs, as it is.
 * `npm run -s backup -- --now`: the same, encrypted, to BACKUP_TARGET, as it is done by itself.
 * `npm run -s backup -- --new-key <file>`: makes the file with a private key, and prints the public one.
 */
await runCommand(async () => {
  const [where, file] = process.argv.slice(2);
  if (where === '--new-key' && file) return { public_key: await makeKeyPair(file), private_key_file: file };
  if (!where || where.startsWith('--new'))
    throw new Error('Name an empty folder, or --now, or --new-key <file>: npm run -s backup -- <folder>');
  return where === '--now' ? takeNow() : takeInto(where);
});

function takeInto(folder: string): Promise<object> {
  return withServer(async (ownerUrl, now) => {
    const { tables, takenAt } = await backUp(ownerUrl, { folder, takenAt: now, onTable });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    await noteBackup(ownerUrl, { takenAt: new Date(takenAt), rows });
    return { folder, takenAt, tables: tables.length, rows };
  });
}

async function takeNow(): Promise<object> {
  const env = readEnv(undefined, { isSite: false });
  const [store, encrypt] = [openTarget(env), readEncryption(env)];
  const run = async (databaseUrl: string) => {
    const { db, close } = openDatabase(databaseUrl, { role: 'owner', max: 3 });
    try {
      const [clock, log] = [createClock(), createLog({ name: 'command', level: 'warn' })];
      const given = { store, encrypt, clock, log, everyMs: null, keep: env.BACKUP_KEEP };
      const taken = await runBackupNow({ db, databaseUrl, onTable, ...given });
      return { target: store.address, ...taken };
    } finally {
      await close();
    }
  };
  return env.BACKUP_DATABASE_URL ? run(env.BACKUP_DATABASE_URL) : withServer((ownerUrl) => run(ownerUrl));
}

function onTable(name: string): void {
  process.stderr.write(`saving ${name}\n`);
}
