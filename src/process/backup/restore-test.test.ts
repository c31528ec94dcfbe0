import { spawn } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { mkdtemp, readdir, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { APP_ROLE } from '#db/client.ts';
import { findStoredBackup, insertBackupRun } from '#db/queries/backup-run.ts';
import { findRestoreTest } from '#db/queries/restore-test.ts';
import { watchSite } from '#domain/operations/operation/watch-site.ts';
import { installQueue } from '#jobs/queue.ts';
import { childEnv } from '#platform/env.ts';
import { sha256 } from '#platform/hash.ts';
import { silentLog } from '#platform/log.ts';
import { StoreError } from '#platform/object-store/object-store.ts';
import { openS3Store } from '#platform/object-store/s3-store.ts';
import { DAY_MS, HOUR_MS } from '#terms/durations.ts';
import { asOwner, siteWithBackups } from '#tests/support/backups.ts';
import { isLong } from '#tests/support/is-long.ts';
import { makeMember } from '#tests/support/members.ts';
import { openOffice } from '#tests/support/office.ts';
import { startS3Server } from '#tests/support/s3-server.ts';
import { RESTORE_REPORT } from './backup-names.ts';
import { collectReports, leaveReport } from './restore-reports.ts';
import { runBackupNow } from './run-backup.ts';
import { runDueRestoreTest } from './run-restore-test.ts';

let site: Awaited<ReturnType<typeof siteWithBackups>>;
let server: Awaited<ReturnType<typeof startS3Server>>;
let store: ReturnType<typeof openS3Store>;
beforeAll(async () => {
  [site, server] = await Promise.all([siteWithBackups(), startS3Server()]);
  for (let index = 0; index < 3; index++) await makeMember(site.test.services, { planDays: 30 });
  await installQueue(site.test.ownerUrl, APP_ROLE);
  await openOffice(site.test.services);
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

const now = () => site.test.services.clock.now();
const later = (ms: number) => site.test.setNow(new Date(now().getTime() + ms));
const context = () => ({
  db: site.db,
  databaseUrl: site.backupUrl,
  store,
  encrypt: site.keys.encrypt,
  decrypt: site.keys.decrypt,
  clock: site.test.services.clock,
  env: site.test.services.env,
  everyMs: DAY_MS,
  keep: { daily: 7, weekly: 5, monthly: 12 },
  log: silentLog(),
});
const openKinds = async () => {
  await watchSite(site.test.services);
  const { rows } = await asOwner(
    (client) =>
      client.query(
        `select kind from operator_alert where closed_at is null and kind ~ '^(restore|backup_failed)'`,
      ),
    site.test.ownerUrl,
  );
  return rows.map(({ kind }) => kind);
};
const UNREACHED = 'no one answers there';
const away = () => ({ ...store, list: () => Promise.reject(new StoreError(UNREACHED)) });
const leftFolders = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith('trueline-restore-test-'));

describe('the restore test', () => {
  it('brings the newest back every week and leaves nothing behind; one that fails is an alert, and is tried again the next day', async () => {
    expect(await runDueRestoreTest(context())).toBeNull();
    const before = await leftFolders();
    const { name, rows } = await runBackupNow(context());
    const key = (await store.list(name)).find((object) => object.key.includes('/account.copy'))?.key ?? '';
    const bytes = await store.get(key);
    await store.put(key, Buffer.from(bytes).fill(0, bytes.length - 30));
    expect(await runDueRestoreTest(context())).toMatchObject({
      error: expect.stringContaining('account.copy.zst of'),
    });
    expect(await openKinds()).toEqual(['restore_failed']);
    await store.put(key, bytes);
    later(DAY_MS - HOUR_MS);
    expect(await runDueRestoreTest(context())).toBeNull();
    later(HOUR_MS);
    const report = await runDueRestoreTest(context());
    expect(report).toMatchObject({ name, rows, error: null });
    expect(report?.tables).toBeGreaterThan(100);
    expect(await leftFolders()).toEqual(before);
    expect(await findRestoreTest(site.db)).toMatchObject({ name, rows, target: store.address });
    expect(await openKinds()).toEqual([]);
    later(7 * DAY_MS - HOUR_MS);
    expect(await runDueRestoreTest(context())).toBeNull();
    later(HOUR_MS);
    // It is due again; one that fails at once shows that as well as one that restores.
    expect(await runDueRestoreTest({ ...context(), store: away() })).toMatchObject({
      name,
      error: UNREACHED,
    });
  });

  it('of a target that does not answer has failed too, and is not tried over and over', async () => {
    const { name } = await runBackupNow(context());
    expect(await runDueRestoreTest({ ...context(), store: away() })).toMatchObject({ name, rows: null });
    expect(await findRestoreTest(site.db)).toMatchObject({ name, error: UNREACHED });
    expect(await openKinds()).toEqual(['restore_failed']);
    expect(await runDueRestoreTest({ ...context(), store: away() })).toBeNull();
  });

  it('does not take a backup for ours that somebody else encrypted with the public key', async () => {
    await runBackupNow(context());
    await asOwner(
      (client) => client.query(`update backup_run set manifest_sha256 = '${sha256('of another')}'`),
      site.test.ownerUrl,
    );
    expect(await runDueRestoreTest(context())).toMatchObject({
      error: expect.stringContaining('is not the backup that this site took'),
    });
  });

  it('that has not been done for too long is an alert, until one is', async () => {
    const run = await takeReported();
    reported = { run, at: store };
    expect(await openKinds()).toEqual([]);
    later(10 * DAY_MS);
    expect(await openKinds()).toEqual(['restore_old']);
    await collectReport(run, { error: null });
    expect(await openKinds()).toEqual([]);
  });
});

/** The backup that all reports are of, as it was noted, and where it lies. */
let reported: { readonly run: Awaited<ReturnType<typeof takeReported>>; readonly at: typeof store } | null =
  null;

async function takeReported() {
  const { name, manifestSha256, rows } = await runBackupNow(context());
  const noted = await findStoredBackup(site.db);
  if (noted === null) throw new Error('The backup was not noted.');
  return { name, manifestSha256, rows, noted };
}

/** What another machine would leave beside a backup that no one has reported on. */
async function collectFrom(changes: object): Promise<number> {
  if (reported === null) reported = { run: await takeReported(), at: store };
  else {
    store = reported.at;
    await store.remove(`${reported.run.name}/${RESTORE_REPORT}`);
    const { id: _id, ...noted } = reported.run.noted;
    await insertBackupRun(site.db, noted);
  }
  return collectReport(reported.run, changes);
}

async function collectReport(
  run: Awaited<ReturnType<typeof takeReported>>,
  changes: object,
): Promise<number> {
  const { name, manifestSha256, rows } = run;
  later(HOUR_MS);
  const report = { name, startedAt: now(), endedAt: now(), tables: 9, rows, manifestSha256, error: null };
  await leaveReport(store, { ...report, ...changes });
  return collectReports(site.db, store, now());
}

describe('a report from another machine', () => {
  it('is taken up once', async () => {
    expect(await collectFrom({})).toBe(1);
    expect(await collectReports(site.db, store, now())).toBe(0);
    expect(await findRestoreTest(site.db)).toMatchObject({ tables: 9, error: null });
  });

  it.each([
    ['without the digest that only an opened backup tells', { manifestSha256: 'f'.repeat(64) }, 0],
    ['without rows', { rows: null }, 0],
    ['of tomorrow', { endedAt: new Date('2100-01-01') }, 0],
    ['that it did not come back', { error: 'no identity matched', manifestSha256: null }, 1],
  ])('%s counts %o', async (_, changes, expected) => {
    expect(await collectFrom(changes)).toBe(expected);
  });

  it('that is none is passed over', async () => {
    expect(await collectFrom({})).toBe(1);
    await store.put(`${reported?.run.name}/${RESTORE_REPORT}`, Buffer.from('{"error": '));
    await store.put(`elsewhere/${RESTORE_REPORT}`, Buffer.from('{}'));
    expect(await collectReports(site.db, store, now())).toBe(0);
  });
});

// Each of them starts a server of its own; what they find and say is shown above, and in the tests of what a copy is looked through for.
describe.runIf(isLong)('the programs', () => {
  it('back up, test and report by themselves, a process of the site and one command elsewhere: a log that was rewritten is found, and nothing of it stays anywhere', async () => {
    await asOwner(async (client) => {
      await client.query('alter table audit disable trigger user');
      await client.query(`update audit set action = 'changed' where seq = (select min(seq) from audit)`);
    }, site.test.ownerUrl);
    const found = await asOwner((client) => client.query('select 1 from audit'), site.test.ownerUrl);
    expect(found.rowCount).toBeGreaterThan(0);
    const shut = await mkdtemp(join(tmpdir(), 'trueline-shut-'));
    const settings = {
      BACKUP_TARGET: `s3://backups/site-${round}`,
      BACKUP_S3_ENDPOINT: server.endpoint,
      BACKUP_S3_KEY_ID: 'S3RVER',
      BACKUP_S3_SECRET: 'S3RVER',
    };
    const run = (args: readonly string[], more: Readonly<Record<string, string>>) => {
      const child = spawn(process.execPath, [...args], {
        env: childEnv({ ...settings, ...more }),
        stdio: 'pipe',
      });
      const ended = new Promise<number | null>((done) => child.once('close', done));
      child.stdout.resume();
      child.stderr.resume();
      return { child, ended };
    };
    const { publicKey, privateKeyFile } = site.keys;
    const process_ = run(['src/backup.ts'], {
      BACKUP_PUBLIC_KEY: publicKey,
      BACKUP_DATABASE_URL: site.backupUrl,
      BACKUP_PRIVATE_KEY_FILE: privateKeyFile,
      TMPDIR: shut,
    });
    const restored = () => readdirSync(shut).filter((name) => name.startsWith('trueline-restore-test-'));
    await expect.poll(restored).toHaveLength(1);
    // As root the account of the server can enter no folder of this one, so that the data lie elsewhere.
    const [folder = ''] = restored();
    const home = sha256(join(realpathSync(shut), folder, 'data')).slice(0, 16);
    // Who has the private key finds by itself that the log was rewritten, the site's own process and a machine elsewhere.
    await expect
      .poll(() => findRestoreTest(site.db))
      .toMatchObject({ error: expect.stringContaining('audit log') });
    process_.child.kill('SIGTERM');
    expect(await process_.ended).toBe(0);
    expect(existsSync(join('/var/lib/trueline', home))).toBe(false);
    expect(readdirSync(shut)).toEqual([]);
    await rmdir(shut);
    await asOwner((client) => client.query('truncate restore_test'), site.test.ownerUrl);
    const test = run(['scripts/operate/restore.ts', '--test'], { BACKUP_PRIVATE_KEY_FILE: privateKeyFile });
    expect(await test.ended).toBe(1);
    expect(await collectReports(site.db, store, new Date('2100-01-01'))).toBe(1);
    expect((await findRestoreTest(site.db))?.error).toContain('audit log');
  });
});
