import { backUpTo } from '#db/backup.ts';
import type { BackupManifest } from '#db/backup-manifest.ts';
import type { BackupPlace } from '#db/backup-place.ts';
import type { Encrypt } from '#platform/age.ts';
import { sha256 } from '#platform/hash.ts';
import { newId } from '#platform/id.ts';
import type { ObjectStore } from '#platform/object-store/object-store.ts';
import { backupName } from './backup-names.ts';
import { targetPlace } from './target-place.ts';

/** The longest that a backup may take. What is older than that and has no manifest was left behind. */
export const MAX_RUN_MS = 6 * 3_600_000;
/** What was written is taken back within this time, or left for the next run. */
const CLEAR_LIMIT_MS = 10_000;

export type TakenBackup = {
  readonly name: string;
  readonly takenAt: Date;
  readonly rows: number;
  readonly bytes: number;
  readonly objects: number;
  /** Of the manifest before it was encrypted. */
  readonly manifestSha256: string;
};

/**
 * Sends everything that the database holds to a target, encrypted on its way and never on a disk of this machine. It is a backup once its
 * manifest lies there; where anything fails before that, what was sent is deleted again and the failure is thrown.
 */
export async function takeBackup(options: {
  readonly databaseUrl: string;
  readonly store: ObjectStore;
  readonly encrypt: Encrypt;
  readonly takenAt: Date;
  readonly signal?: AbortSignal | undefined;
  readonly onTable?: ((name: string) => void) | undefined;
  readonly partBytes?: number | undefined;
}): Promise<TakenBackup> {
  const { databaseUrl, store, encrypt, takenAt, onTable, partBytes } = options;
  const limit = AbortSignal.timeout(MAX_RUN_MS);
  const signal = options.signal ? AbortSignal.any([options.signal, limit]) : limit;
  const name = backupName(takenAt, newId());
  const place = targetPlace(store, { name, encrypt, signal, partBytes });
  let text = '';
  const noted: BackupPlace = {
    write: place.write,
    finish: (manifest) => {
      text = manifest;
      return place.finish(manifest);
    },
  };
  let manifest: BackupManifest;
  try {
    manifest = await backUpTo(databaseUrl, noted, { takenAt, onTable, signal });
  } catch (error) {
    await clear(store, [...place.written.keys()]);
    throw error;
  }
  return {
    name,
    takenAt,
    rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
    bytes: [...place.written.values()].reduce((sum, bytes) => sum + bytes, 0),
    objects: place.written.size,
    manifestSha256: sha256(text),
  };
}

/** Deletes the newest first, so that what is left never looks whole. A target that is away is left as it is. */
async function clear(store: ObjectStore, keys: readonly string[]): Promise<void> {
  const limit = AbortSignal.timeout(CLEAR_LIMIT_MS);
  for (const key of keys.toReversed()) {
    if (limit.aborted) return;
    const isGone = await store.remove(key, limit).then(
      () => true,
      () => false,
    );
    if (!isGone) return;
  }
}
