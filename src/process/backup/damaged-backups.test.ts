import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { restoreBackup } from '#db/restore.ts';
import { childEnv } from '#platform/env.ts';
import type { ObjectStore } from '#platform/object-store/object-store.ts';
import { openS3Store } from '#platform/object-store/s3-store.ts';
import { asOwner, makeKeys, siteWithBackups } from '#tests/support/backups.ts';
import { isLong } from '#tests/support/is-long.ts';
import { makeMember } from '#tests/support/members.ts';
import { startS3Server } from '#tests/support/s3-server.ts';
import { fetchBackup, findBackup } from './fetch-backup.ts';
import { type TakenBackup, takeBackup } from './take-backup.ts';

let site: Awaited<ReturnType<typeof siteWithBackups>>;
let server: Awaited<ReturnType<typeof startS3Server>>;
let store: ObjectStore;
let whole: ReadonlyMap<string, Buffer>;
let taken: TakenBackup;

beforeAll(async () => {
  [site, server] = await Promise.all([siteWithBackups(), startS3Server()]);
  store = openS3Store(server.settings);
  for (let index = 0; index < 12; index++) await makeMember(site.test.services, { planDays: 30 });
  taken = await takeBackup({
    databaseUrl: site.backupUrl,
    store,
    encrypt: site.keys.encrypt,
    takenAt: site.test.services.clock.now(),
    partBytes: 700,
  });
  const objects = await store.list('');
  whole = new Map(await Promise.all(objects.map(async ({ key }) => [key, await store.get(key)] as const)));
});
afterAll(async () => {
  await site.close();
  await server.close();
});
/** The bucket as it was. */
afterEach(async () => {
  server.be(() => 'well');
  const there = (await store.list('')).map(({ key }) => key).filter((key) => !whole.has(key));
  for (const key of there) await store.remove(key);
  for (const [key, bytes] of whole) if (!(await isSame(key, bytes))) await store.put(key, bytes);
});

const isSame = async (key: string, bytes: Buffer) =>
  (await readFile(server.fileOf(`site/${key}`)).catch(() => null))?.equals(bytes) ?? false;
const part = (table: string, number: number) =>
  `${taken.name}/${table}.copy.zst.age.${String(number).padStart(6, '0')}`;
const fileOf = (key: string) => server.fileOf(`site/${key}`);

async function bringBack(decrypt = site.keys.decrypt): Promise<string> {
  const folder = await mkdtemp(join(site.folder, 'fetched-'));
  await rm(folder, { recursive: true });
  await fetchBackup(store, { backup: await findBackup(store), folder, decrypt });
  const url = await site.emptyDatabase();
  await restoreBackup(url, { folder, now: site.test.services.clock.now() });
  return url;
}

async function change(key: string, edit: (bytes: Buffer) => Buffer): Promise<void> {
  await writeFile(fileOf(key), edit(await readFile(fileOf(key))));
}

const flipped = (bytes: Buffer) => {
  const at = bytes.length - 20;
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  return bytes;
};

describe('a backup that was damaged where it lies', () => {
  it.runIf(isLong)('is brought back when it was not', async () => {
    const url = await bringBack();
    const { rows } = await asOwner((client) => client.query('select count(*)::int as n from account'), url);
    expect(rows).toEqual([{ n: 12 }]);
  });

  it.each([
    [
      'by a flipped bit',
      () => change(part('account', 2), flipped),
      /account.copy.zst of .* cannot be decrypted/,
    ],
    [
      'by a part cut short',
      () => truncate(fileOf(part('account', 1)), 300),
      /account.copy.zst of .* cannot be decrypted/,
    ],
    ['by a last part cut off', () => removeLast('account'), /account.copy.zst of .* cannot be decrypted/],
    [
      'by a first part that is gone',
      () => store.remove(part('account', 1)),
      'The file of account is missing',
    ],
    [
      'by parts that changed places',
      () => swap(part('account', 1), part('account', 2)),
      /account.copy.zst of .* cannot be decrypted/,
    ],
    [
      'by the file of another table in its place',
      () => change(part('outbox', 1), (bytes) => anotherFile(bytes)),
      'The file of outbox was changed',
    ],
    [
      'by a manifest that is another’s',
      () => change(`${taken.name}/manifest.json.age`, flipped),
      /manifest.json.age of .* cannot be decrypted/,
    ],
    [
      'by the loss of its manifest',
      () => store.remove(`${taken.name}/manifest.json.age`),
      's3://backups/site holds no whole backup.',
    ],
  ] as const)('%s is refused in a sentence', async (_, damage, reason) => {
    await damage();
    await expect(bringBack()).rejects.toThrow(reason);
  });

  it('or is opened with another key is refused', async () => {
    const { decrypt } = await makeKeys(site.folder);
    await expect(bringBack(decrypt)).rejects.toThrow(/cannot be decrypted: no identity matched/);
  });
});

describe.runIf(isLong)('a process that is killed while it sends', () => {
  it('leaves what is no backup, and the one before stays the newest; the next run goes well', async () => {
    const held = Promise.withResolvers<void>();
    let puts = 0;
    server.be((request) => {
      if (request.method !== 'PUT') return 'well';
      puts += 1;
      if (puts < 30) return 'well';
      held.resolve();
      return 'silent';
    });
    const env = childEnv({
      BACKUP_DATABASE_URL: site.backupUrl,
      BACKUP_TARGET: 's3://backups/site',
      BACKUP_S3_ENDPOINT: server.endpoint,
      BACKUP_S3_KEY_ID: 'S3RVER',
      BACKUP_S3_SECRET: 'S3RVER',
      BACKUP_PUBLIC_KEY: site.keys.publicKey,
    });
    const run = () => spawn(process.execPath, ['scripts/operate/backup.ts', '--now'], { env, stdio: 'pipe' });
    const killed = run();
    await held.promise;
    killed.kill('SIGKILL');
    await new Promise((done) => killed.once('close', done));
    server.be(() => 'well');
    expect((await store.list('')).length).toBe(whole.size + 29);
    expect((await findBackup(store)).name).toBe(taken.name);

    const next = run();
    const said = { out: '', err: '' };
    next.stdout.on('data', (chunk: Buffer) => {
      said.out += chunk.toString();
    });
    next.stderr.on('data', (chunk: Buffer) => {
      said.err += chunk.toString();
    });
    const code = await new Promise<number | null>((done) => next.once('close', done));
    expect([code, said.err.includes('saving account')]).toEqual([0, true]);
    expect(said.out + said.err).not.toContain('S3RVER');
    const newest = await findBackup(store);
    expect(newest.name).toBe(JSON.parse(said.out).name);
    expect(newest.name > taken.name).toBe(true);
  });
});

/** A file of one part that is not as long as this one. */
function anotherFile(bytes: Buffer): Buffer {
  const other = [...whole].find(
    ([key, other]) =>
      key.endsWith('.000001') && !whole.has(key.replace(/1$/, '2')) && other.length !== bytes.length,
  );
  if (!other) throw new Error('There is no such file.');
  return other[1];
}

async function removeLast(table: string): Promise<void> {
  const last = [...whole.keys()].filter((key) => key.includes(`/${table}.copy.`)).at(-1);
  await store.remove(last ?? '');
}

async function swap(first: string, second: string): Promise<void> {
  const [one, two] = await Promise.all([readFile(fileOf(first)), readFile(fileOf(second))]);
  await Promise.all([writeFile(fileOf(first), two), writeFile(fileOf(second), one)]);
}
