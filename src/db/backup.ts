import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { createZstdCompress } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { BACKUP_FORMAT, type BackupManifest, type BackupTable, fileOf } from './backup-manifest.ts';
import { type BackupPlace, folderPlace } from './backup-place.ts';
import { type CopyTable, copyOutText, listCopyTables } from './copy-tables.ts';
import { measureStream } from './measure-stream.ts';
import { migrationRow } from './migrate.ts';
import { readRows } from './read-rows.ts';

type BackupOptions = {
  readonly takenAt: Date;
  readonly onTable?: ((name: string) => void) | undefined;
  /** Ends it where it lasts too long or is not wanted any more. */
  readonly signal?: AbortSignal | undefined;
};

/** How long the server may take to end a connection whose work was broken off. */
const END_LIMIT_MS = 5000;

/** The same into an empty folder. Throws where the folder holds anything. */
export async function backUp(
  url: string,
  { folder, ...options }: BackupOptions & { readonly folder: string },
): Promise<BackupManifest> {
  return backUpTo(url, await folderPlace(folder), options);
}

/**
 * Writes everything that the database holds: a file per table, as the server's own COPY text (zstd), and last a
 * manifest with rows and digests, of what is in the files and of the files themselves. All tables are read from one snapshot, so the backup is of one instant however long it takes and
 * whatever is written meanwhile. What has no manifest is no backup. The login needs to read every table, and no more.
 */
export async function backUpTo(
  url: string,
  place: BackupPlace,
  { takenAt, onTable, signal }: BackupOptions,
): Promise<BackupManifest> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true });
  // A failure is reported by the query that it breaks.
  client.on('error', () => undefined);
  await client.connect();
  try {
    // A statement lasts as long as its table takes to be sent away; the caller's signal is the limit.
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await client.query('begin isolation level repeatable read read only');
    const migrations = await client.query('select name, sha256 from migration order by name');
    const tables: BackupManifest['tables'] = [];
    for (const table of await listCopyTables(client)) {
      signal?.throwIfAborted();
      onTable?.(table.name);
      const { name, columns } = table;
      tables.push({ name, columns: [...columns], ...(await copyOut(client, table, place, signal)) });
    }
    await client.query('commit');
    const manifest: BackupManifest = {
      format: BACKUP_FORMAT,
      takenAt: takenAt.toISOString(),
      migrations: readRows(migrationRow, migrations.rows),
      tables,
    };
    await place.finish(`${JSON.stringify(manifest, null, 2)}\n`);
    return manifest;
  } finally {
    await Promise.race([client.end(), wait(END_LIMIT_MS, undefined, { ref: false })]);
  }
}

async function copyOut(
  client: pg.Client,
  table: CopyTable,
  place: BackupPlace,
  signal?: AbortSignal,
): Promise<Pick<BackupTable, 'rows' | 'sha256' | 'file'>> {
  const source = client.query(copyTo(copyOutText(table)));
  const [text, packed] = [measureStream(), measureStream()];
  await pipeline(
    source,
    text.stream,
    createZstdCompress(),
    packed.stream,
    (bytes: AsyncIterable<Buffer>) => place.write(fileOf(table.name), bytes),
    { signal },
  );
  return { rows: source.rowCount, sha256: text.measured().sha256, file: packed.measured() };
}
