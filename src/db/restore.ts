import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { z } from 'zod';
import { type BackupManifest, type BackupTable, fileOf, readManifest } from './backup-manifest.ts';
import { type CopyTable, copyOutText, listCopyTables, quoted } from './copy-tables.ts';
import { measureStream } from './measure-stream.ts';
import { migrate, migrateWithin } from './migrate.ts';
import { readRows } from './read-rows.ts';

/** For the making of one index: enough to sort half a million prices in memory. */
const INDEX_MEMORY = '128MB';

/**
 * Puts a backup into an empty database, all of it or nothing: the shape that the data had, the rows, and a check that what now stands there
 * has the digests of the manifest; then the migrations that are newer than the backup. Throws a sentence where the database is not
 * empty, a file is missing or changed, or the backup needs a migration that is not known here.
 */
export async function restoreBackup(
  ownerUrl: string,
  options: { readonly folder: string; readonly now: Date; readonly onTable?: (name: string) => void },
): Promise<BackupManifest> {
  const { folder, now } = options;
  const manifest = await readManifest(folder);
  await checkFiles(folder, manifest);
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query('begin');
    await assertUnused(client);
    await client.query(`set local maintenance_work_mem = '${INDEX_MEMORY}'`);
    await migrateWithin(client, now, manifest.migrations);
    await client.query('set constraints all immediate');
    await client.query(`truncate ${manifest.tables.map(({ name }) => quoted(name)).join(', ')}`);
    const saved = new Map(manifest.tables.map((table) => [table.name, table]));
    for (const table of await listCopyTables(client)) {
      const rows = saved.get(table.name);
      if (!rows) throw new Error(`The backup has no table ${table.name}.`);
      options.onTable?.(table.name);
      await load(client, folder, table, rows);
    }
    await setSequences(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    await client.end();
  }
  await migrate(ownerUrl, now);
  return manifest;
}

/**
 * Every file is there and, to its last byte, the one that the manifest describes. Looked at before anything is loaded: what is behind the
 * end of packed data would be passed over.
 */
async function checkFiles(folder: string, { tables }: BackupManifest): Promise<void> {
  for (const { name, file } of tables) {
    const measure = measureStream();
    try {
      await pipeline(createReadStream(join(folder, fileOf(name))), measure.stream, async (bytes) => {
        for await (const _ of bytes);
      });
    } catch {
      throw new Error(`The file of ${name} is missing or cannot be read.`);
    }
    const { bytes, sha256 } = measure.measured();
    if (file !== undefined && (file.bytes !== bytes || file.sha256 !== sha256))
      throw new Error(
        `The file of ${name} was changed: it has ${bytes} bytes, and ${file.bytes} were saved.`,
      );
  }
}

/** A restore never writes over anything. */
async function assertUnused(client: pg.Client): Promise<void> {
  const found = await client.query(
    `select 1 from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') limit 1`,
  );
  if (found.rowCount !== 0)
    throw new Error('The database is not empty; a backup is restored into an empty one.');
}

/** Loads one table as it was, without the triggers that make new rows of it, and checks both what was read and what stands there. */
async function load(client: pg.Client, folder: string, table: CopyTable, saved: BackupTable): Promise<void> {
  const name = quoted(table.name);
  await client.query(`alter table ${name} disable trigger user`);
  const references = await dropReferences(client, table);
  const indexes = await dropIndexes(client, table);
  const path = join(folder, fileOf(table.name));
  const columns = saved.columns.map(quoted).join(', ');
  const measure = measureStream();
  const target = client.query(copyFrom(`copy ${name} (${columns}) from stdin`));
  try {
    await pipeline(createReadStream(path), createZstdDecompress(), measure.stream, target);
  } catch (error) {
    throw new Error(
      `The file of ${table.name} cannot be loaded: ${error instanceof Error ? error.message : error}`,
    );
  }
  if (measure.measured().sha256 !== saved.sha256) throw new Error(`The file of ${table.name} was changed.`);
  if ((await digestOf(client, table)) !== saved.sha256)
    throw new Error(`The rows of ${table.name} do not stand there as they were saved.`);
  for (const definition of indexes) await client.query(definition);
  await addReferences(client, table, references);
  await client.query(`alter table ${name} enable trigger user`);
}

const reference = z.object({ name: z.string(), definition: z.string() });
type Reference = z.infer<typeof reference>;

/**
 * Takes the foreign keys of a table away while it is loaded: a key that comes afterwards holds all rows against the other table in one
 * question, where one that stands asks once for each row.
 */
async function dropReferences(client: pg.Client, { name }: CopyTable): Promise<readonly Reference[]> {
  const { rows } = await client.query(
    `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
     where conrelid = $1::regclass and contype = 'f' and conparentid = 0 order by conname`,
    [quoted(name)],
  );
  const references = readRows(reference, rows);
  if (references.length > 0) {
    const drops = references.map((one) => `drop constraint ${quoted(one.name)}`);
    await client.query(`alter table ${quoted(name)} ${drops.join(', ')}`);
  }
  return references;
}

/** Puts them back as they were; throws where a row names another one that is not there. */
async function addReferences(
  client: pg.Client,
  { name }: CopyTable,
  references: readonly Reference[],
): Promise<void> {
  if (references.length === 0) return;
  const added = references.map((one) => `add constraint ${quoted(one.name)} ${one.definition}`);
  await client.query(`alter table ${quoted(name)} ${added.join(', ')}`);
}

const indexRow = z.object({ name: z.string(), definition: z.string() });

/**
 * Takes the indexes of a table away while it is loaded, and answers how to make them again: sorting all rows once is much less work than
 * putting each into its place. What a key or a reference stands on stays.
 */
async function dropIndexes(client: pg.Client, { name }: CopyTable): Promise<readonly string[]> {
  const { rows } = await client.query(
    `select relname as name, replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ') as definition
     from pg_index join pg_class on pg_class.oid = indexrelid
     where indrelid = $1::regclass and not indisprimary and not exists (select from pg_constraint where conindid = indexrelid)
     order by relname`,
    [quoted(name)],
  );
  const indexes = readRows(indexRow, rows);
  for (const index of indexes) await client.query(`drop index ${quoted(index.name)}`);
  return indexes.map(({ definition }) => definition);
}

/** The digest of a table's rows as they stand. */
async function digestOf(client: pg.Client, table: CopyTable): Promise<string> {
  const digest = createHash('sha256');
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      digest.update(chunk);
      done();
    },
  });
  await pipeline(client.query(copyTo(copyOutText(table))), sink);
  return digest.digest('hex');
}

const sequenceRow = z.object({ table: z.string(), column: z.string(), sequence: z.string() });

/** Counters go on behind the highest number that was given. */
async function setSequences(client: pg.Client): Promise<void> {
  const columns = await client.query(
    `select relname as table, attname as column, pg_get_serial_sequence(quote_ident(relname), attname) as sequence
     from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and attnum > 0
       and not attisdropped and pg_get_serial_sequence(quote_ident(relname), attname) is not null`,
  );
  for (const { table, column, sequence } of readRows(sequenceRow, columns.rows)) {
    const highest = `(select max(${quoted(column)}) from ${quoted(table)})`;
    await client.query(`select setval($1, coalesce(${highest}, 1), ${highest} is not null)`, [sequence]);
  }
}
