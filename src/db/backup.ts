import { createWriteStream } from 'node:fs';
import { chmod, mkdir, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { BACKUP_FORMAT, type BackupManifest, type BackupTable, MANIFEST } from './backup-manifest.ts';
import { type CopyTable, copyOutText, listCopyTables } from './copy-tables.ts';
import { measureStream } from './measure-stream.ts';
import { migrationRow } from './migrate.ts';
import { readRows } from './read-rows.ts';

/**
 * Writes everything that the database holds into an empty folder: a file per table, as the server's own COPY text (zstd), and last a
 * manifest with rows and digests, of what is in the files and of the files themselves. All tables are read from one snapshot, so the backup is of one instant however long it takes and
 * whatever is written meanwhile. A folder without a manifest is no backup. Throws where the folder holds anything.
 */
export async function backUp(
  ownerUrl: string,
  options: { readonly folder: string; readonly takenAt: Date; readonly onTable?: (name: string) => void },
): Promise<BackupManifest> {
  const { folder, takenAt } = options;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new Error(`The folder ${folder} is not empty.`);
  // It holds members' data and operators' secrets: a folder that was there already is closed to others, too.
  await chmod(folder, 0o700);
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const migrations = await client.query('select name, sha256 from migration order by name');
    const tables: BackupManifest['tables'] = [];
    for (const table of await listCopyTables(client)) {
      options.onTable?.(table.name);
      const { name, columns } = table;
      tables.push({ name, columns: [...columns], ...(await copyOut(client, table, folder)) });
    }
    await client.query('commit');
    const manifest: BackupManifest = {
      format: BACKUP_FORMAT,
      takenAt: takenAt.toISOString(),
      migrations: readRows(migrationRow, migrations.rows),
      tables,
    };
    await writeDurably(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
    return manifest;
  } finally {
    await client.end();
  }
}

async function copyOut(
  client: pg.Client,
  table: CopyTable,
  folder: string,
): Promise<Pick<BackupTable, 'rows' | 'sha256' | 'file'>> {
  const source = client.query(copyTo(copyOutText(table)));
  const [text, packed] = [measureStream(), measureStream()];
  const path = join(folder, `${table.name}.copy.zst`);
  await pipeline(
    source,
    text.stream,
    createZstdCompress(),
    packed.stream,
    createWriteStream(path, { flush: true, mode: 0o600 }),
  );
  return { rows: source.rowCount, sha256: text.measured().sha256, file: packed.measured() };
}

/** The manifest is what makes a folder a backup, so it is on the disk before anybody is told. */
async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}
