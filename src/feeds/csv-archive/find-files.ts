import type { Dirent, Stats } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import type { FileNote } from '../archive.ts';

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

type Found = { readonly files: ArchiveFile[]; readonly passedOver: FileNote[] };

async function collect(folder: string, root: string, found: Found): Promise<void> {
  for (const entry of await listFolder(folder)) {
    const path = join(folder, entry.name);
    const name = relative(root, path).split(sep).join('/');
    const note = reasonToPass(entry) ?? (await reasonToPassLink(entry, path, root));
    if (note !== null) found.passedOver.push({ file: name, note });
    else if (entry.isDirectory()) await collect(path, root, found);
    else found.files.push({ path, name, bytes: (await statOf(path)).size });
  }
}

/** Why an entry is not looked into, as far as its name and kind show; null where it is. */
function reasonToPass(entry: Dirent): string | null {
  if (entry.name.startsWith('.')) return 'hidden: its name begins with a dot';
  if (entry.isDirectory()) return entry.name === 'node_modules' ? 'a folder of program packages' : null;
  if (!entry.isFile() && !entry.isSymbolicLink()) return 'neither a file nor a folder';
  if (READABLE.test(entry.name)) return null;
  if (/\.(zip|7z|rar|tar|tgz|bz2|xz|zst)$/i.test(entry.name))
    return 'an archive of another kind than .gz; unpack it first';
  return 'only .csv and .json are read, also as .gz';
}

/** Links to folders are not followed, so a link that leads back up cannot make the search endless. */
async function reasonToPassLink(entry: Dirent, path: string, root: string): Promise<string | null> {
  if (!entry.isSymbolicLink()) return null;
  if (!(await statOf(path)).isFile()) return 'a link to something other than a file';
  return (await liesBelow(path, root)) ? null : 'a link that leads out of the folder';
}

/** Whether a link leads to a file of the archive. One that leads out of it could show anyone who reads the report any file of the machine. */
async function liesBelow(path: string, root: string): Promise<boolean> {
  const [target, base] = await Promise.all([realpath(path), realpath(root)]);
  return target.startsWith(`${base}${sep}`);
}

/**
 * All CSV and JSON files under the folder, gzipped or not, in an order that does not depend on the file system, and what was passed over;
 * given a file, that file. Throws an Error that names the path where something cannot be read.
 */
export async function findArchiveFiles(
  folder: string,
): Promise<{ readonly files: readonly ArchiveFile[]; readonly passedOver: readonly FileNote[] }> {
  const stats = await statOf(folder);
  if (!stats.isDirectory()) {
    return { files: [{ path: folder, name: basename(folder), bytes: stats.size }], passedOver: [] };
  }
  const found: Found = { files: [], passedOver: [] };
  await collect(folder, folder, found);
  found.files.sort((a, b) => (a.name < b.name ? -1 : 1));
  return found;
}
