import type { ObjectStore } from '#platform/object-store/object-store.ts';
import { findBackups, SEALED_MANIFEST, type StoredBackup } from './backup-names.ts';
import { chooseExpired, type KeepRule } from './choose-expired.ts';
import { MAX_RUN_MS } from './take-backup.ts';

/** So many go at once; the rest with the next one that is taken. */
const MAX_GONE = 50;

/**
 * Deletes the backups of a target that the rule lets go, and what killed runs left behind. Nothing is touched that is not ours by its name.
 * Answers the names of what went.
 */
export async function pruneBackups(
  store: ObjectStore,
  options: {
    readonly rule: KeepRule;
    readonly now: Date;
    /** Backups that stay whatever the rule says. */
    readonly named: ReadonlySet<string>;
    readonly signal?: AbortSignal | undefined;
  },
): Promise<string[]> {
  const { rule, now, named, signal } = options;
  const all = findBackups(await store.list(''));
  // One that is being sent at this moment has no manifest either.
  const leftBehind = all.filter(
    ({ isWhole, takenAt }) => !isWhole && now.getTime() - takenAt.getTime() > MAX_RUN_MS,
  );
  const gone = [...leftBehind, ...chooseExpired(all, rule, named)].slice(0, MAX_GONE);
  for (const backup of gone) await removeBackup(store, backup, signal);
  return gone.map(({ name }) => name);
}

/** The manifest first: what is broken off here is no backup any more, and goes with the next run. */
async function removeBackup(store: ObjectStore, { keys }: StoredBackup, signal?: AbortSignal): Promise<void> {
  const isManifest = (key: string) => key.endsWith(`/${SEALED_MANIFEST}`);
  for (const key of [...keys.filter(isManifest), ...keys.filter((key) => !isManifest(key))]) {
    signal?.throwIfAborted();
    await store.remove(key, signal);
  }
}
