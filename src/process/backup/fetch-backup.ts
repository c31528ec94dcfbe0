import { createWriteStream } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type BackupManifest, fileOf, MANIFEST, readManifest } from '#db/backup-manifest.ts';
import type { Decrypt } from '#platform/age.ts';
import { sha256 } from '#platform/hash.ts';
import { type ObjectStore, StoreError } from '#platform/object-store/object-store.ts';
import { findBackups, instantOf, partName, SEALED_MANIFEST, type StoredBackup } from './backup-names.ts';
import { collect } from './target-place.ts';

/** The newest backup of a target that has its manifest, or the one with this name. Throws where there is none. */
export async function findBackup(store: ObjectStore, name?: string): Promise<StoredBackup> {
  const whole = findBackups(await store.list(name === undefined ? '' : `${name}/`)).filter(
    ({ isWhole }) => isWhole,
  );
  const found = whole.at(-1);
  if (found === undefined)
    throw new StoreError(`${store.address} holds no whole backup${name === undefined ? '' : ` ${name}`}.`);
  return found;
}

/** Whether encrypted backups lie at an address, and not the files of one that a person made. */
export async function isTarget(address: string): Promise<boolean> {
  if (address.startsWith('s3://')) return true;
  const { name } = splitAddress(address);
  const files = await readdir(address).catch((): string[] => []);
  return name === undefined
    ? files.some((file) => instantOf(file) !== null)
    : files.includes(SEALED_MANIFEST);
}

/** Splits the address of one backup into that of its target and its name; of a target the name is undefined. */
export function splitAddress(address: string): {
  readonly target: string;
  readonly name: string | undefined;
} {
  const path = address.replace(/\/+$/, '');
  const last = path.slice(path.lastIndexOf('/') + 1);
  if (instantOf(last) === null) return { target: path, name: undefined };
  return { target: path.slice(0, -last.length - 1), name: last };
}

/**
 * Brings a backup into an empty folder, decrypted, as the files of `backup`. What was changed, cut short or encrypted for others throws; what the
 * manifest says of the files is compared by the restore itself. Answers the manifest and its digest.
 */
export async function fetchBackup(
  store: ObjectStore,
  options: {
    readonly backup: StoredBackup;
    readonly folder: string;
    readonly decrypt: Decrypt;
    readonly signal?: AbortSignal | undefined;
  },
): Promise<{ readonly manifest: BackupManifest; readonly manifestSha256: string }> {
  const { backup, folder, decrypt, signal } = options;
  const has = new Set(backup.keys);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const opened = async function* (file: string, keys: AsyncIterable<string>): AsyncIterable<Uint8Array> {
    try {
      yield* decrypt(bytesOf(keys));
    } catch (cause) {
      if (cause instanceof StoreError) throw cause;
      const why = cause instanceof Error ? cause.message : String(cause);
      throw new StoreError(`${file} of ${backup.name} cannot be decrypted: ${why}.`, { cause });
    }
  };
  const bytesOf = async function* (keys: AsyncIterable<string>): AsyncIterable<Uint8Array> {
    for await (const key of keys) yield await store.get(key, signal);
  };
  const sealed = async function* () {
    yield `${backup.name}/${SEALED_MANIFEST}`;
  };
  const text = (await collect(opened(SEALED_MANIFEST, sealed()))).toString();
  await writeFile(join(folder, MANIFEST), text, { flag: 'wx', mode: 0o600 });
  const manifest = await readManifest(folder);
  for (const table of manifest.tables) {
    const file = fileOf(table.name);
    const parts = async function* () {
      for (let number = 1; has.has(`${backup.name}/${partName(file, number)}`); number++)
        yield `${backup.name}/${partName(file, number)}`;
    };
    if (!has.has(`${backup.name}/${partName(file, 1)}`))
      throw new StoreError(`The file of ${table.name} is missing in ${backup.name}.`);
    await pipeline(
      opened(file, parts()),
      createWriteStream(join(folder, file), { flags: 'wx', mode: 0o600 }),
      {
        signal,
      },
    );
  }
  return { manifest, manifestSha256: sha256(text) };
}
