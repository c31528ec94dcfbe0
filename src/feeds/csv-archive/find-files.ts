import type { Dirent, Stats } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';

export type ArchiveFile = {
  readonly path: string;
  /** Path below the folder with forward slashes, as reports name it. */
  readonly name: string;
  readonly bytes: number;
};

const READABLE = /\.(csv|json)(\.gz)?$/i;

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function statOf(path: string): Promise<Stats> {
  try {
    return await stat(path);
  } catch (error) {
    throw new Error(`Cannot read the archive at ${path}: ${reasonOf(error)}`, { cause: error });
  }
}

async function listFolder(folder: string): Promise<readonly Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    throw new Error(`Cannot read the folder ${folder}: ${reasonOf(error)}`, { cause: error });
  }
}

async function collect(folder: string, root: string, found: ArchiveFile[]): Promise<void> {
  for (const entry of await listFolder(folder)) {
    if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
    const path = join(folder, entry.name);
    // Links to folders are not followed, so a link that leads back up cannot make the walk endless.
    if (entry.isDirectory()) await collect(path, root, found);
    else if (READABLE.test(entry.name) && (entry.isFile() || entry.isSymbolicLink())) {
      const stats = await statOf(path);
      if (!stats.isFile() || (entry.isSymbolicLink() && !(await liesBelow(path, root)))) continue;
      found.push({ path, name: relative(root, path).split(sep).join('/'), bytes: stats.size });
    }
  }
}

/** Whether a link leads to a file of the archive. One that leads out of it could show whoever reads the report any file of the machine. */
async function liesBelow(path: string, root: string): Promise<boolean> {
  const [target, base] = await Promise.all([realpath(path), realpath(root)]);
  return target.startsWith(`${base}${sep}`);
}

/**
 * All CSV and JSON files under the folder, gzipped or not, in an order that does not depend on the file system; given
 * a file, that file. A link to a file outside the folder is passed over. Throws an Error that names the path where something cannot be read.
 */
export async function findArchiveFiles(folder: string): Promise<readonly ArchiveFile[]> {
  const stats = await statOf(folder);
  if (!stats.isDirectory()) return [{ path: folder, name: basename(folder), bytes: stats.size }];
  const found: ArchiveFile[] = [];
  await collect(folder, folder, found);
  return found.sort((a, b) => (a.name < b.name ? -1 : 1));
}
