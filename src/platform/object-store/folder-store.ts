import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { newId } from '../id.ts';
import {
  MAX_OBJECT_BYTES,
  MAX_OBJECTS,
  type ObjectStore,
  type StoredObject,
  StoreError,
} from './object-store.ts';

/** Files that are being written; no key has this ending. */
const UNFINISHED = '.unfinished';

/** A folder as a place for objects: another disk, or one of another machine that is mounted here. */
export function openFolderStore(folder: string): ObjectStore {
  const put = async (key: string, bytes: Buffer, signal?: AbortSignal) => {
    signal?.throwIfAborted();
    const path = join(folder, key);
    const unfinished = `${path}.${newId()}${UNFINISHED}`;
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    try {
      const file = await open(unfinished, 'wx', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, path);
      await syncFolder(dirname(path));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  };
  const get = async (key: string, signal?: AbortSignal) => {
    const { size } = await stat(join(folder, key));
    if (size > MAX_OBJECT_BYTES)
      throw new StoreError(`${key} in ${folder} is larger than any object of ours.`);
    return readFile(join(folder, key), { signal });
  };
  const list = async (prefix: string) => {
    // A folder that is not there any more is a disk that is not mounted, and not one without backups.
    await stat(folder);
    const start = prefix.slice(0, prefix.lastIndexOf('/') + 1);
    const found: StoredObject[] = [];
    await walk(folder, start, found);
    return found.filter(({ key }) => key.startsWith(prefix)).sort((a, b) => (a.key < b.key ? -1 : 1));
  };
  const remove = async (key: string) => {
    await rm(join(folder, key), { force: true });
    // The folder of a backup goes with its last file; one that holds anything else stays.
    const parent = dirname(key);
    if (parent !== '.' && (await readdir(join(folder, parent)).catch(() => ['']))?.length === 0)
      await rm(join(folder, parent), { recursive: true, force: true });
  };
  return {
    address: folder,
    put: (key, bytes, signal) => said(folder, () => put(key, bytes, signal)),
    get: (key, signal) => said(folder, () => get(key, signal)),
    list: (prefix) => said(folder, () => list(prefix)),
    remove: (key) => said(folder, () => remove(key)),
  };
}

async function walk(folder: string, below: string, found: StoredObject[]): Promise<void> {
  const entries = await readdir(join(folder, below), { withFileTypes: true }).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
  for (const entry of entries) {
    const key = `${below}${entry.name}`;
    if (entry.isDirectory()) await walk(folder, `${key}/`, found);
    else if (entry.isFile()) found.push({ key, bytes: (await stat(join(folder, key))).size });
    if (found.length > MAX_OBJECTS) throw new StoreError(`There are too many files in ${folder}.`);
  }
}

/** The name of a file is on the disk only when its folder is. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function said<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const code = codeOf(error);
    if (code === null) throw error;
    throw new StoreError(`The folder ${folder} cannot be used (${code}).`, { cause: error });
  }
}

function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}
