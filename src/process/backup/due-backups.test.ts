import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listBackupFailures } from '#db/queries/backup-run.ts';
import { newId } from '#platform/id.ts';
import type { ObjectStore } from '#platform/object-store/object-store.ts';
import { openS3Store } from '#platform/object-store/s3-store.ts';
import { DAY_MS, HOUR_MS } from '#terms/durations.ts';
import { asOwner, siteWithBackups } from '#tests/support/backups.ts';
import { makeMember } from '#tests/support/members.ts';
import { startS3Server } from '#tests/support/s3-server.ts';
import { backupName, findBackups, SEALED_MANIFEST } from './backup-names.ts';
import { findBackup } from './fetch-backup.ts';
import { type BackupContext, nextBackupAt, runBackupNow, runDueBackup } from './run-backup.ts';

/** When backups are taken, what becomes of one that fails, and what stays: of a database with a few tables, as what they hold is all one. */

/** Members, and what backups write down themselves. */
const TABLES = ['account', 'migration', 'backup_run', 'backup_failure', 'restore_test'];
let site: Awaited<ReturnType<typeof siteWithBackups>>;
let server: Awaited<ReturnType<typeof startS3Server>>;
let store: ObjectStore;
beforeAll(async () => {
  [site, server] = await Promise.all([siteWithBackups(), startS3Server()]);
  await makeMember(site.test.services);
  await asOwner(async (client) => {
    const { rows } = await client.query(
      `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        and not relispartition and relname <> all ($1::text[])`,
      [TABLES],
    );
    await client.query(`drop table ${rows.map(({ relname }) => `"${relname}"`).join(', ')} cascade`);
  }, site.test.ownerUrl);
});
afterAll(async () => {
  await site.close();
  await server.close();
});
let round = 0;
beforeEach(async () => {
  round += 1;
  store = openS3Store({ ...server.settings, prefix: `site-${round}/` });
  await asOwner(
    (client) => client.query('truncate backup_run, backup_failure, restore_test'),
    site.test.ownerUrl,
  );
});
afterEach(() => server.be(() => 'well'));

const context = (changes: Partial<BackupContext> = {}) => site.contextOf(store, changes);
const later = (ms: number) => site.later(ms);
const failures = async () => (await listBackupFailures(site.db, 9)).map(({ reason }) => reason);
const wholeOnes = async () => findBackups(await store.list('')).filter(({ isWhole }) => isWhole);

describe('the schedule', () => {
  it('takes one when it is due and no second one, however many ask at once', async () => {
    const asked = await Promise.all([1, 2, 3].map(() => runDueBackup(context())));
    expect(asked.filter((taken) => taken !== null)).toHaveLength(1);
    expect(await runDueBackup(context())).toBeNull();
    later(DAY_MS - HOUR_MS);
    expect(await runDueBackup(context())).toBeNull();
    later(HOUR_MS);
    expect(await runDueBackup(context())).not.toBeNull();
    expect(await wholeOnes()).toHaveLength(2);
  });

  it('tries what failed again, later each time, and goes on when it went well', async () => {
    const waits: number[] = [];
    for (let attempt = 0; attempt < 3; attempt++) {
      server.be((request) => (request.method === 'PUT' ? 403 : 'well'));
      await expect(runDueBackup(context())).rejects.toThrow('answers 403');
      const now = site.test.services.clock.now();
      expect(await runDueBackup(context())).toBeNull();
      const waitMs = (await nextBackupAt(context())).getTime() - now.getTime();
      waits.push(Math.round(waitMs / 60_000));
      later(waitMs);
    }
    expect(waits).toEqual([5, 10, 20]);
    server.be(() => 'well');
    expect(await runDueBackup(context())).not.toBeNull();
    expect(await failures()).toEqual([]);
    // One that a person asked for leaves the site to try it again as soon.
    server.be((request) => (request.method === 'PUT' ? 403 : 'well'));
    await expect(runBackupNow(context({ everyMs: null }))).rejects.toThrow('answers 403');
    server.be(() => 'well');
    later(5 * 60_000);
    expect(await runDueBackup(context())).not.toBeNull();
  });
});

describe('a target that fails', () => {
  it('in the middle leaves nothing behind, and the next backup is whole', async () => {
    let puts = 0;
    server.be((request) => {
      if (request.method === 'PUT') puts += 1;
      return puts > 3 && request.method === 'PUT' ? 'gone' : 'well';
    });
    await expect(runBackupNow(context())).rejects.toThrow('is away');
    expect(await failures()).toEqual([expect.stringContaining('s3://backups is away')]);
    server.be(() => 'well');
    expect(await store.list('')).toEqual([]);
    const { name } = await runBackupNow(context());
    expect((await findBackup(store)).name).toBe(name);
  });

  it('and is not there any more to be cleared leaves what is no backup', async () => {
    let puts = 0;
    server.be((request) => {
      if (request.method === 'PUT') puts += 1;
      return puts > 3 ? 'gone' : 'well';
    });
    await expect(runBackupNow(context())).rejects.toThrow('is away');
    server.be(() => 'well');
    expect((await store.list('')).length).toBe(3);
    await expect(findBackup(store)).rejects.toThrow('holds no whole backup');
    await runBackupNow(context());
    expect(await wholeOnes()).toHaveLength(1);
  });

  it('by losing a part that it had taken gets no manifest', async () => {
    const forgetful: ObjectStore = {
      ...store,
      put: async (key, bytes) => (key.includes('/account.copy') ? undefined : store.put(key, bytes)),
    };
    await expect(runBackupNow(context({ store: forgetful }))).rejects.toThrow(
      /has nothing of the \d+ bytes of/,
    );
    expect(await wholeOnes()).toEqual([]);
  });

  it('by refusing the key is quoted where operators read it, without the key', async () => {
    const refused = openS3Store({ ...server.settings, secretAccessKey: 'VERY-SECRET' });
    await expect(runBackupNow(context({ store: refused }))).rejects.toThrow('SignatureDoesNotMatch');
    expect(await failures()).toEqual(['s3://backups answers 403 SignatureDoesNotMatch.']);
  });

  it('while the process has to stop ends at once and counts as no failure', async () => {
    const stopping = new AbortController();
    server.be((request, number) => {
      if (number < 4 || request.method === 'DELETE') return 'well';
      stopping.abort();
      return 'silent';
    });
    await expect(runBackupNow(context({ signal: stopping.signal }))).rejects.toThrow('aborted');
    expect(await failures()).toEqual([]);
    server.be(() => 'well');
    expect(await store.list('')).toEqual([]);
  });
});

describe('what stays', () => {
  /** What a backup of this moment would leave at the target: the rule goes by the names alone. */
  async function leave(files: readonly string[]): Promise<string> {
    const name = backupName(site.test.services.clock.now(), newId());
    for (const file of files) await store.put(`${name}/${file}`, Buffer.from('x'));
    return name;
  }

  it('is what the rule says and all that is not ours; what a killed run left goes after its time', async () => {
    const keep = { daily: 2, weekly: 0, monthly: 0 };
    const foreign = ['notes.txt', '20260101T000000Z/manifest.json.age', 'old/20260101T000000Z-0a1b2c3d/x'];
    for (const key of foreign) await store.put(key, Buffer.from('x'));
    const older: string[] = [];
    for (let day = 0; day < 3; day++) {
      older.push(await leave(['account.copy.zst.age.000001', SEALED_MANIFEST]));
      later(DAY_MS);
    }
    const half = await leave(['account.copy.zst.age.000001']);
    later(HOUR_MS);
    const { name: first } = await runBackupNow(context({ keep }));
    expect((await wholeOnes()).map(({ name }) => name)).toEqual([older.at(-1), first]);
    expect(findBackups(await store.list(half))).toHaveLength(1);
    later(DAY_MS);
    const { name: second } = await runBackupNow(context({ keep }));
    expect((await wholeOnes()).map(({ name }) => name)).toEqual([first, second]);
    expect(findBackups(await store.list(half))).toEqual([]);
    const keys = (await store.list('')).map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(foreign));
  });

  it('is everything where the target lets nothing be deleted, and the backup is taken all the same', async () => {
    const keep = { daily: 0, weekly: 0, monthly: 0 };
    await leave([SEALED_MANIFEST]);
    later(HOUR_MS);
    server.be((request) => (request.method === 'DELETE' ? 403 : 'well'));
    await runBackupNow(context({ keep }));
    expect(await wholeOnes()).toHaveLength(2);
    expect(await failures()).toEqual([]);
  });
});
