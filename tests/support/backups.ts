import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase } from '#db/client.ts';
import { listCopyTables } from '#db/copy-tables.ts';
import { prepareBackupLogin } from '#db/prepare-login.ts';
import { decryptWith, encryptFor, makeKeyPair } from '#platform/age.ts';
import { newId, newSecret } from '#platform/id.ts';
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
  return {
    test,
    folder,
    keys: await makeKeys(folder),
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
