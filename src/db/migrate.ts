import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { z } from 'zod';
import { sha256 } from '#platform/hash.ts';
import { StartError } from '#platform/start-error.ts';
import { APP_ROLE } from './client.ts';
import { readRows } from './read-rows.ts';

const FOLDER = new URL('./migrations/', import.meta.url);
/** One number for all: anyone who holds this advisory lock migrates, the others wait and then find nothing to do. */
const LOCK = 7_205_021;
/** What names the server that is migrated. */
const OWNER = 'OWNER_DATABASE_URL';

/**
 * Brings the database to the newest shape, in one transaction, as its owner. Safe to call by several processes at once and
 * any number of times. Returns the names of the migrations that it ran.
 */
export async function migrate(ownerUrl: string, appliedAt: Date): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query('begin');
    const ran = await migrateWithin(client, appliedAt);
    await client.query('commit');
    return ran;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    await client.end();
  }
}

/**
 * The same within a transaction of the caller, who ends it. With `only` it makes the shape that those migrations make, and throws where one
 * of them is not known here or reads otherwise.
 */
export async function migrateWithin(
  client: pg.Client,
  appliedAt: Date,
  only?: readonly AppliedMigration[],
): Promise<string[]> {
  await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
  await checkServer(client);
  await ensureRole(client);
  await client.query(
    'create table if not exists migration (name text primary key, sha256 text not null, applied_at timestamptz not null)',
  );
  return runPending(client, appliedAt, only);
}

export const migrationRow = z.object({ name: z.string(), sha256: z.string() });
type AppliedMigration = Readonly<z.infer<typeof migrationRow>>;

/** The migrations' file names in their order. */
export async function listMigrations(): Promise<string[]> {
  return (await readdir(FOLDER)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort();
}

/** Every migration in its order, with its text and the digest that is stored once it has run. */
export async function readMigrations(): Promise<(AppliedMigration & { readonly sql: string })[]> {
  return Promise.all(
    (await listMigrations()).map(async (name) => {
      const text = await readFile(new URL(name, FOLDER), 'utf8');
      return { name, sha256: sha256(text), sql: text };
    }),
  );
}

async function runPending(
  client: pg.Client,
  appliedAt: Date,
  only?: readonly AppliedMigration[],
): Promise<string[]> {
  const applied = await client.query('select name, sha256 from migration');
  const known = new Map(readRows(migrationRow, applied.rows).map((row) => [row.name, row.sha256]));
  const wanted = only && new Map(only.map((one) => [one.name, one.sha256]));
  const migrations = await readMigrations();
  const unknown = only?.find(({ name }) => !migrations.some((one) => one.name === name));
  if (unknown) throw new Error(`Migration ${unknown.name} is not known here.`);
  const ran: string[] = [];
  for (const { name, sha256: digest, sql } of migrations) {
    if (wanted && !wanted.has(name)) continue;
    if (wanted && wanted.get(name) !== digest)
      throw new Error(`Migration ${name} reads otherwise here than where it ran.`);
    const before = known.get(name);
    if (before !== undefined && before !== digest) {
      throw new Error(`Migration ${name} was changed after it had run; write a new one instead.`);
    }
    if (before !== undefined) continue;
    await client.query(sql);
    await client.query('insert into migration (name, sha256, applied_at) values ($1, $2, $3)', [
      name,
      digest,
      appliedAt,
    ]);
    ran.push(name);
  }
  return ran;
}

const roleRow = z.object({ member: z.boolean() });

async function ensureRole(client: pg.Client): Promise<void> {
  const found = await client.query('select 1 from pg_roles where rolname = $1', [APP_ROLE]);
  if (found.rowCount === 0) await client.query(`create role ${APP_ROLE} nologin`);
  // Commands that hold the owner's address take the role of the application for what they do on its behalf.
  const member = await client.query("select pg_has_role(current_user, $1, 'SET') as member", [APP_ROLE]);
  if (!readRows(roleRow, member.rows)[0]?.member) await client.query(`grant ${APP_ROLE} to current_user`);
}

const versionRow = z.object({ version: z.number() });
const encodingRow = z.object({ encoding: z.string() });
const trigramRow = z.object({ blind: z.boolean() });

/** A server that is too old or blind to Chinese in text search is refused with a sentence (docs/product/running.md). */
async function checkServer(client: pg.Client): Promise<void> {
  const version = await client.query("select current_setting('server_version_num')::int as version");
  if ((readRows(versionRow, version.rows)[0]?.version ?? 0) < 160_000)
    throw new StartError(OWNER, 'PostgreSQL 16 or newer is needed.');
  const encoding = await client.query("select current_setting('server_encoding') as encoding");
  if (readRows(encodingRow, encoding.rows)[0]?.encoding !== 'UTF8')
    throw new StartError(OWNER, 'the database must use the encoding UTF8.');
  await client.query('create extension if not exists pg_trgm');
  const trigrams = await client.query("select cardinality(show_trgm('退款')) = 0 as blind");
  if (readRows(trigramRow, trigrams.rows)[0]?.blind) {
    throw new StartError(
      OWNER,
      "the database's locale hides Chinese from text search; create it with encoding 'UTF8' locale_provider builtin " +
        "builtin_locale 'C.UTF-8' lc_collate 'C' lc_ctype 'C.UTF-8' template template0.",
    );
  }
}
