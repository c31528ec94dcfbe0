import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase } from '#db/client.ts';
import { listCopyTables } from '#db/copy-tables.ts';
import { prepareBackupLogin } from '#db/prepare-login.ts';
import { decryptWith, encryptFor, makeKeyPair } from '#platform/age.ts';
import { childEnv } from '#platform/env.ts';
import { newId, newSecret } from '#platform/id.ts';
import { silentLog } from '#platform/log.ts';
import type { ObjectStore } from '#platform/object-store/object-store.ts';
import { DAY_MS } from '#terms/durations.ts';
import type { BackupContext } from '../../src/process/backup/run-backup.ts';
import { type TestServices, testServices } from './database.ts';

export async function asOwner<Result>(
  work: (client: pg.Client) => Promise<Result>,
  url = inject('ownerUrl'),
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Every row of every table, as text. */
export const allRows = (url: string) =>
  asOwner(async (client) => {
    const rows: Record<string, unknown> = {};
    for (const { name, order } of await listCopyTables(client)) {
      const read = await client.query(`select "${name}"::text as row from "${name}" order by ${order}`);
      rows[name] = read.rows.map(({ row }) => row);
    }
    return rows;
  }, url);

/** A pair of keys of age, the private one in a file. */
export async function makeKeys(folder: string) {
  const privateKeyFile = join(folder, `${newId()}.key`);
  const publicKey = await makeKeyPair(privateKeyFile);
  const [encrypt, decrypt] = [encryptFor([publicKey]), await decryptWith(privateKeyFile)];
  return { publicKey, privateKeyFile, encrypt, decrypt };
}

/** `npm run -s restore -- <target>`, as the machine does it that has the private key. */
export async function restoreByCommand(
  target: string,
  options: { readonly url: string; readonly keys: { readonly privateKeyFile: string }; readonly s3: string },
) {
  const env = childEnv({
    DATABASE_URL: options.url,
    OWNER_DATABASE_URL: options.url,
    BACKUP_PRIVATE_KEY_FILE: options.keys.privateKeyFile,
    BACKUP_S3_ENDPOINT: options.s3,
    BACKUP_S3_KEY_ID: 'S3RVER',
    BACKUP_S3_SECRET: 'S3RVER',
  });
  const child = spawn(process.execPath, ['scripts/operate/restore.ts', target], { env });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  child.stderr.resume();
  const code = await new Promise<number | null>((done) => child.once('close', done));
  return { code, said: said === '' ? null : JSON.parse(said) };
}

/** A site with the login of its backups, a pair of keys, and empty databases to restore into. */
export async function siteWithBackups() {
  const test: TestServices = await testServices();
  const folder = await mkdtemp(join(tmpdir(), 'trueline-backups-'));
  const login = `backup_${newId().replaceAll('-', '')}`;
  const url = new URL(test.ownerUrl);
  [url.username, url.password] = [login, newSecret()];
  await prepareBackupLogin(test.ownerUrl, url.href);
  const database = openDatabase(url.href, { role: 'owner', max: 4 });
  const made: string[] = [];
  const keys = await makeKeys(folder);
  return {
    test,
    folder,
    keys,
    /** What a backup of the site to this target needs, as one a day is taken. */
    contextOf: (store: ObjectStore, changes: Partial<BackupContext> = {}): BackupContext => ({
      db: database.db,
      databaseUrl: url.href,
      store,
      encrypt: keys.encrypt,
      clock: test.services.clock,
      everyMs: DAY_MS,
      keep: { daily: 7, weekly: 5, monthly: 12 },
      log: silentLog(),
      ...changes,
    }),
    /** Moves the site's clock on. */
    later: (ms: number) => test.setNow(new Date(test.services.clock.now().getTime() + ms)),
    backupUrl: url.href,
    db: database.db,
    emptyDatabase: async () => {
      const name = `test_${newId().replaceAll('-', '')}`;
      made.push(name);
      await asOwner((client) => client.query(`create database ${name}`));
      const empty = new URL(inject('ownerUrl'));
      empty.pathname = `/${name}`;
      return empty.href;
    },
    close: async () => {
      await database.close();
      await asOwner((client) => client.query(`drop owned by ${login}`), test.ownerUrl);
      await test.close();
      await asOwner(async (client) => {
        for (const name of made) await client.query(`drop database if exists ${name} with (force)`);
        await client.query(`drop role ${login}`);
      });
      await rm(folder, { recursive: true });
    },
  };
}
