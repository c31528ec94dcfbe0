import { cp, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '#platform/id.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { isLong } from '#tests/support/is-long.ts';
import { makeMember } from '#tests/support/members.ts';
import { insertSmallSeason, smallGame } from '#tests/support/small-season.ts';
import { backUp } from './backup.ts';
import { type BackupManifest, type BackupTable, MANIFEST, readManifest } from './backup-manifest.ts';
import { listCopyTables } from './copy-tables.ts';
import { restoreBackup } from './restore.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const LATEST = 'The file of job_run was changed';
/** Enough for their prices to lie in several parts of their table. */
const PRICED_GAMES = 30;
let test: TestServices;
let folder: string;
const made: string[] = [];
/** Rows of what runs the site, with the characters to which a table's text file gives a meaning of its own. */
const AWKWARD_ROWS = `
  insert into feed_answer (source, endpoint, league_id, days_from, asked_at, status, body, failure, refused, last_modified) values
    ('rss', 'https://a.example/rss', '', 0, now(), 200, E'\\\\N\t讓分\n\r\\\\.\n', null, '[{"row": "item 1", "reason": "\\"x\\""}]', 'Fri'),
    ('the-odds-api', 'odds', 'EPL', 0, now(), null, null, '', '[]', null);
  insert into team_alias (source, league_id, alias, status, seen_at) values ('the-odds-api', 'EPL', E'O\\\\''Neill\t', 'open', now());
  insert into news (id, brand, status, is_sample, source_name, source_url) values
    ('00000000-0000-4000-8000-000000000001', 'blue', 'draft', false, 'Báo', 'https://a.example/1');
  insert into news_text (news_id, language_code, title, summary, body) values
    ('00000000-0000-4000-8000-000000000001', 'vi', '🏀', '', E'a\n\nb');
  insert into job_run (name, started_at, ended_at, duration_ms, error, runs, failures) values ('x', now(), now(), 0, null, 9007199254740993, 0);
  insert into process_beat (id, kind, host, pid, release, started_at, seen_at) values
    ('00000000-0000-4000-8000-000000000002', 'web', 'h', 1, '0029', now(), 'infinity')`;

beforeAll(async () => {
  test = await testServices();
  folder = await mkdtemp(join(tmpdir(), 'trueline-backup-'));
  for (let index = 0; index < 3; index++) await makeMember(test.services, { planDays: 30 });
  await asOwner((client) => client.query(AWKWARD_ROWS), test.ownerUrl);
  const startAt = new Date('2016-11-20T12:00:00Z');
  const keys = Array.from({ length: PRICED_GAMES }, (_, index) => `priced ${index}`);
  await insertSmallSeason(test.services, {
    games: keys.map((key) => smallGame({ key, startAt })),
    odds: keys.map((gameKey) => ({
      gameKey,
      betType: 'win_loss',
      line: null,
      bookmaker: 'book',
      phase: 'open',
      homeOdds: 2.5,
      drawOdds: 3.2,
      awayOdds: 2.9,
      origin: 'simulated',
      knownAt: startAt,
    })),
  });
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
  await asOwner(async (client) => {
    for (const name of made) await client.query(`drop database if exists ${name} with (force)`);
  });
});

async function asOwner<Result>(work: (client: pg.Client) => Promise<Result>, url = inject('ownerUrl')) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function emptyDatabase(): Promise<string> {
  const name = `test_${newId().replaceAll('-', '')}`;
  made.push(name);
  await asOwner((client) => client.query(`create database ${name}`));
  const url = new URL(inject('ownerUrl'));
  url.pathname = `/${name}`;
  return url.href;
}

/** Every row of every table, as text. */
const allRows = (url: string) =>
  asOwner(async (client) => {
    const rows: Record<string, unknown> = {};
    for (const { name, order } of await listCopyTables(client)) {
      const read = await client.query(`select "${name}"::text as row from "${name}" order by ${order}`);
      rows[name] = read.rows.map(({ row }) => row);
    }
    return rows;
  }, url);

describe('a backup', () => {
  it('is of one instant, and brings everything back: backup, destroy, restore, equal', async () => {
    const before = await allRows(test.ownerUrl);
    const wasWritten: Promise<unknown>[] = [];
    const manifest = await backUp(test.ownerUrl, {
      folder: join(folder, 'whole'),
      takenAt: NOW,
      // Anyone who writes while the tables are being read writes after the backup.
      onTable: (name) => {
        if (name === 'subscription') wasWritten.push(makeMember(test.services, { planDays: 7 }));
      },
    });
    await Promise.all(wasWritten);
    expect(wasWritten).toHaveLength(1);
    const rowsOf = (table: string) => manifest.tables.find(({ name }) => name === table)?.rows;
    expect(['account', 'feed_answer', 'team_alias', 'news_text', 'job_run'].map(rowsOf)).toEqual([
      3, 2, 1, 1, 1,
    ]);
    // A table in parts is one table with one file.
    expect(rowsOf('odds_snapshot')).toBe(PRICED_GAMES);
    expect(manifest.tables.filter(({ name }) => name.startsWith('odds_snapshot'))).toHaveLength(1);
    const url = await emptyDatabase();
    await restoreBackup(url, { folder: join(folder, 'whole'), now: NOW });
    expect(await allRows(url)).toEqual(before);
    expect((await allRows(test.ownerUrl)).account).toHaveLength(4);
  });

  it('leaves constraints, indexes, counters, triggers and the rights of the application as they were', async () => {
    const url = await emptyDatabase();
    await restoreBackup(url, { folder: join(folder, 'whole'), now: NOW });
    const constraints = async (client: pg.Client) =>
      (
        await client.query(
          `select conrelid::regclass::text as table, conname, convalidated, pg_get_constraintdef(oid) as definition
           from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`,
        )
      ).rows;
    const before = await asOwner(constraints, test.ownerUrl);
    expect(before.length).toBeGreaterThan(100);
    expect(await asOwner(constraints, url)).toEqual(before);
    const indexes = async (client: pg.Client) =>
      (
        await client.query(
          `select tablename, indexname, indexdef, indisvalid from pg_indexes join pg_index on indexrelid = format('%I.%I', schemaname, indexname)::regclass
           where schemaname = 'public' order by 1, 2`,
        )
      ).rows;
    const indexesBefore = await asOwner(indexes, test.ownerUrl);
    expect(indexesBefore.filter(({ indisvalid }) => indisvalid).length).toBeGreaterThan(100);
    expect(await asOwner(indexes, url)).toEqual(indexesBefore);
    await asOwner(async (client) => {
      const off = await client.query(`select tgname from pg_trigger where tgenabled = 'D'`);
      expect(off.rows).toEqual([]);
      for (const table of ['account', 'odds_snapshot']) {
        const { rows } = await client.query(`select (select max(id) from ${table})::int as highest,
          nextval(pg_get_serial_sequence('${table}', 'id'))::int as next`);
        expect(rows[0].next).toBe(rows[0].highest + 1);
      }
      await client.query('set role trueline_app');
      await expect(client.query('delete from ledger_entry')).rejects.toThrow(/permission denied/);
    }, url);
  });

  it('is refused into a database that holds anything, and into a folder that does', async () => {
    const options = { folder: join(folder, 'whole'), now: NOW };
    await expect(restoreBackup(test.ownerUrl, options)).rejects.toThrow('The database is not empty');
    await expect(backUp(test.ownerUrl, { ...options, takenAt: NOW })).rejects.toThrow('is not empty');
  });

  it.each([
    ['without a manifest', without(MANIFEST), 'has no manifest'],
    ['without a file', without('outbox.copy.zst'), 'The file of outbox is missing'],
    [
      'with a table cut short',
      changed('account', (bytes) => bytes.subarray(0, -1)),
      'The file of account was changed',
    ],
    [
      'with a byte behind a file',
      changed('account', (bytes) => Buffer.concat([bytes, NUL])),
      'The file of account was changed',
    ],
    ['with a flipped bit', changed('job_run', flipped), 'The file of job_run was changed'],
    [
      'with another digest of its rows',
      altered((table) => ({ ...table, sha256: '0'.repeat(64) })),
      'The file of account was changed',
    ],
    [
      'that says nothing of a file',
      altered((table) => ({ ...table, file: undefined })),
      'no digest of its file',
    ],
    ['of a migration that is not known', ofTomorrow, 'is not known here'],
  ] as const)('%s leaves the database without a row', async (_, damage, reason) => {
    const broken = await mkdtemp(join(folder, 'broken-'));
    await cp(join(folder, 'whole'), broken, { recursive: true });
    await damage(broken);
    const url = await emptyDatabase();
    await expect(restoreBackup(url, { folder: broken, now: NOW })).rejects.toThrow(reason);
    const rows = await asOwner(async (client) => {
      const has = await client.query(`select to_regclass('public.account') is not null as has`);
      return has.rows[0].has ? (await client.query('select 1 from account')).rowCount : 0;
    }, url);
    expect(rows).toBe(0);
    // What was refused leaves the place empty, so that the next backup can be restored into it: most has been written before the last table.
    if (!isLong && reason !== LATEST) return;
    await restoreBackup(url, { folder: join(folder, 'whole'), now: NOW });
    const restored = await asOwner((client) => client.query('select 1 from account'), url);
    expect(restored.rowCount).toBe(3);
  });

  it('of the first format, which said nothing about the files as they lie there, is restored', async () => {
    const old = await mkdtemp(join(folder, 'old-'));
    await cp(join(folder, 'whole'), old, { recursive: true });
    await rewriteManifest(old, (manifest) => ({
      ...manifest,
      format: 1,
      tables: manifest.tables.map((table) => ({ ...table, file: undefined })),
    }));
    const url = await emptyDatabase();
    await restoreBackup(url, { folder: old, now: NOW });
    expect((await allRows(url)).account).toHaveLength(3);
  });

  it('is readable by its owner alone, whatever the mask of the process', async () => {
    const modes = await Promise.all(
      ['', MANIFEST, 'operator.copy.zst'].map(
        async (name) => (await stat(join(folder, 'whole', name))).mode & 0o777,
      ),
    );
    expect(modes).toEqual([0o700, 0o600, 0o600]);
  });
});

type Damage = (folder: string) => Promise<void>;
const NUL = Buffer.alloc(1);

function without(file: string): Damage {
  return (at) => rm(join(at, file));
}

function changed(table: string, change: (bytes: Buffer) => Buffer): Damage {
  return async (at) => {
    const path = join(at, `${table}.copy.zst`);
    await writeFile(path, change(await readFile(path)));
  };
}

function flipped(bytes: Buffer): Buffer {
  const middle = Math.floor(bytes.length / 2);
  bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
  return bytes;
}

/** Tells something else of the table of accounts. */
function altered(change: (table: BackupTable) => BackupTable): Damage {
  return (at) =>
    rewriteManifest(at, (manifest) => ({
      ...manifest,
      tables: manifest.tables.map((table) => (table.name === 'account' ? change(table) : table)),
    }));
}

function ofTomorrow(at: string): Promise<void> {
  return rewriteManifest(at, (manifest) => ({
    ...manifest,
    migrations: [...manifest.migrations, { name: '9999_ahead.sql', sha256: '' }],
  }));
}

async function rewriteManifest(
  at: string,
  change: (manifest: BackupManifest) => BackupManifest,
): Promise<void> {
  await writeFile(join(at, MANIFEST), JSON.stringify(change(await readManifest(at))));
}
