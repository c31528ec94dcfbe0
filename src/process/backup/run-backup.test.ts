import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findStoredBackup } from '#db/queries/backup-run.ts';
import { listProcesses } from '#db/queries/process-heartbeat.ts';
import { createHeartbeat } from '#domain/operations/operation/process-heartbeat.ts';
import { openFolderStore } from '#platform/object-store/folder-store.ts';
import type { ObjectStore } from '#platform/object-store/object-store.ts';
import { openS3Store } from '#platform/object-store/s3-store.ts';
import { DAY_MS } from '#terms/durations.ts';
import { allRows, asOwner, restoreByCommand, siteWithBackups } from '#tests/support/backups.ts';
import { isLong } from '#tests/support/is-long.ts';
import { makeMember } from '#tests/support/members.ts';
import { startS3Server } from '#tests/support/s3-server.ts';
import { assertBackupLogin } from './assert-backup-login.ts';
import { type BackupContext, runBackupNow } from './run-backup.ts';

/** So small that tables lie in many parts. */
const PART_BYTES = 700;
let site: Awaited<ReturnType<typeof siteWithBackups>>;
let server: Awaited<ReturnType<typeof startS3Server>>;
let store: ObjectStore;
beforeAll(async () => {
  [site, server] = await Promise.all([siteWithBackups(), startS3Server()]);
  for (let index = 0; index < 12; index++) await makeMember(site.test.services, { planDays: 30 });
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

const context = (changes: Partial<BackupContext> = {}) => site.contextOf(store, changes);
const later = (ms: number) => site.later(ms);

/** That a folder keeps what a bucket keeps is shown by the tests of the two stores; a whole way through one is for the long form. */
const TARGETS = [
  ['a bucket', () => store],
  ...(isLong ? ([['a folder', () => openFolderStore(join(site.folder, 'target'))]] as const) : []),
] as const;

describe('a backup at a target', () => {
  it.each(TARGETS)('%s comes back to the last row, in parts that alone reveal nothing', async (_, open) => {
    const target = open();
    if (target !== store) await target.put('not-ours.txt', Buffer.from('x'));
    const before = await allRows(site.test.ownerUrl);
    const taken = await runBackupNow(context({ store: target, partBytes: PART_BYTES }));
    const objects = await target.list(`${taken.name}/`);
    expect(objects).toHaveLength(taken.objects);
    expect(objects.filter(({ key }) => key.includes('/account.copy.zst.age.')).length).toBeGreaterThan(2);
    for (const { key, bytes } of objects) {
      if (!key.endsWith('/manifest.json.age')) expect(bytes).toBeLessThanOrEqual(PART_BYTES);
      if (/\.000001$|manifest/.test(key))
        expect((await target.get(key)).subarray(0, 21).toString()).toBe('age-encryption.org/v1');
    }
    const url = await site.emptyDatabase();
    const restored = await restoreByCommand(target.address, { url, keys: site.keys, s3: server.endpoint });
    expect(restored).toEqual({
      code: 0,
      said: expect.objectContaining({ rows: taken.rows, manifest_sha256: taken.manifestSha256 }),
    });
    expect(await allRows(url)).toEqual(before);
  });

  it('is noted with what it is, where it lies and when the next one is due', async () => {
    const { name, bytes, rows, takenAt } = await runBackupNow(context());
    const row = await findStoredBackup(site.db);
    expect(row).toMatchObject({ name, bytes, rows, takenAt, target: `s3://backups/site-${round}` });
    expect(row?.nextAt).toEqual(new Date(takenAt.getTime() + DAY_MS));
    const sizes = (await store.list(name)).map((object) => object.bytes);
    expect(bytes).toBe(sizes.reduce((sum, size) => sum + size, 0));
  });
});

describe('the login of the backups', () => {
  const as = async (statement: string) => {
    const client = new pg.Client({ connectionString: site.backupUrl });
    await client.connect();
    return client.query(statement).finally(() => client.end());
  };

  it('reads every table and writes into none but the lists of backups and of processes', async () => {
    const { rows } = await as(`
      select relname, has_table_privilege(oid, 'select') as reads,
        has_table_privilege(oid, 'insert') as adds, has_table_privilege(oid, 'update, delete, truncate') as changes
      from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`);
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter(({ reads }) => !reads)).toEqual([]);
    expect(rows.filter(({ changes }) => changes)).toEqual([]);
    expect(
      rows
        .filter(({ adds }) => adds)
        .map(({ relname }) => relname)
        .sort(),
    ).toEqual(['backup_failure', 'backup_run', 'process_beat', 'restore_test']);
    await expect(as('delete from account')).rejects.toThrow('permission denied');
  });

  it('says that its process lives, and can say nothing of any other process', async () => {
    const { services } = site.test;
    const [web, backups] = [
      createHeartbeat(services, { kind: 'web', host: 'one', pid: 1, build: null }),
      createHeartbeat({ ...services, db: site.db }, { kind: 'backup', host: 'one', pid: 2, build: null }),
    ];
    await web.beat();
    await backups.beat();
    later(60_000);
    const from = services.clock.now();
    await backups.beat();
    await backups.end();
    const listed = await listProcesses(services.db, 9);
    expect(listed.map(({ kind, seenAt, endedAt }) => [kind, seenAt >= from, endedAt !== null])).toEqual([
      ['backup', true, true],
      ['web', false, false],
    ]);
    expect((await as("update process_beat set ended_at = now() where kind = 'web'")).rowCount).toBe(0);
    const add = (kind: string) =>
      as(`insert into process_beat (id, kind, host, pid, release, started_at, seen_at)
        select gen_random_uuid(), '${kind}', 'two', number, '0001', now() + interval '1 day', now() from generate_series(1, 30) as number`);
    await expect(add('web')).rejects.toThrow('row-level security');
    await expect(as("update process_beat set kind = 'web'")).rejects.toThrow('permission denied');
    await expect(as('delete from process_beat')).rejects.toThrow('permission denied');
    // As many as it likes of its own hide none of the others.
    await add('backup');
    expect((await listProcesses(services.db, 20)).map(({ kind }) => kind)).toContain('web');
  });

  it('is refused where it could do more', async () => {
    const refusal = (url: string) => asOwner((client) => assertBackupLogin(client), url);
    await refusal(site.backupUrl);
    for (const url of [site.test.ownerUrl, site.test.appUrl])
      await expect(refusal(url)).rejects.toThrow('BACKUP_DATABASE_URL: the login');
  });

  it('stands in no file of the target', async () => {
    const { name } = await runBackupNow(context());
    const sealed = await readFile(server.fileOf(`site-${round}/${name}/manifest.json.age`));
    expect(sealed.includes('account')).toBe(false);
  });
});
