import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@trueline/embedded-postgres';
import { restoreBackup } from '#db/restore.ts';
import type { Decrypt } from '#platform/age.ts';
import type { Clock } from '#platform/clock.ts';
import type { Env } from '#platform/env.ts';
import type { ObjectStore } from '#platform/object-store/object-store.ts';
import type { StoredBackup } from './backup-names.ts';
import { fetchBackup } from './fetch-backup.ts';
import { lookThrough } from './look-through.ts';
import { reasonOf } from './reason-of.ts';

export type RestoreReport = {
  readonly name: string;
  readonly startedAt: Date;
  readonly endedAt: Date;
  readonly tables: number | null;
  readonly rows: number | null;
  /** Of the manifest as it was opened; who cannot open the backup does not know it. */
  readonly manifestSha256: string | null;
  readonly error: string | null;
};

/** What is thrown away need not outlive a crash of the machine: nothing is waited for on the disk, and no rows pass the log. */
const THROWN_AWAY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
};

/**
 * Brings a backup back into a database of its own, in a temporary folder that is deleted afterwards, and looks through what stands there: the
 * digests and rows of the manifest, the chained audit log, the ledger of picks with its sealed batches, the books of money. What goes
 * wrong is in the report.
 */
export async function testRestore(options: {
  readonly store: ObjectStore;
  readonly backup: StoredBackup;
  readonly decrypt: Decrypt;
  readonly clock: Clock;
  readonly env: Env;
  /** What the site noted when it took the backup, where that is known. */
  readonly expectedSha256?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}): Promise<RestoreReport> {
  const { store, backup, decrypt, clock, env, expectedSha256, signal } = options;
  const { name } = backup;
  const startedAt = clock.now();
  const folder = await mkdtemp(join(tmpdir(), 'trueline-restore-test-'));
  try {
    // As root the server runs as another account, which has to pass through; what lies in the folder stays closed to others.
    await chmod(folder, 0o711);
    const fetched = join(folder, 'backup');
    const { manifest, manifestSha256 } = await fetchBackup(store, {
      backup,
      folder: fetched,
      decrypt,
      signal,
    });
    if (expectedSha256 !== undefined && manifestSha256 !== expectedSha256)
      throw new Error(`${name} is not the backup that this site took.`);
    const dataDir = join(folder, 'data');
    const server = await startEmbeddedPostgres({ dataDir, log: () => undefined, settings: THROWN_AWAY });
    try {
      await restoreBackup(server.ownerUrl, { folder: fetched, now: startedAt });
      await lookThrough(server.ownerUrl, clock, env);
    } finally {
      await server.stop();
      // Where that account can enter no folder of ours, the data lie elsewhere.
      await rm(server.home, { recursive: true, force: true });
    }
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return {
      name,
      startedAt,
      endedAt: clock.now(),
      tables: manifest.tables.length,
      rows,
      manifestSha256,
      error: null,
    };
  } catch (error) {
    signal?.throwIfAborted();
    return {
      name,
      startedAt,
      endedAt: clock.now(),
      tables: null,
      rows: null,
      manifestSha256: null,
      error: reasonOf(error),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
