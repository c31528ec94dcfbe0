import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

type DiskSpace = { readonly free: number; readonly size: number };

/**
 * The bytes that are free to us on the disk of a folder, and all that it has. A folder that is not there yet counts as its parent;
 * null where the system does not say.
 */
export async function readDiskSpace(folder: string): Promise<DiskSpace | null> {
  const path = resolve(folder);
  try {
    const { bavail, blocks, bsize } = await statfs(path);
    return { free: bavail * bsize, size: blocks * bsize };
  } catch {
    return dirname(path) === path ? null : readDiskSpace(dirname(path));
  }
}
