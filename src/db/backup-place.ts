import { createWriteStream } from 'node:fs';
import { chmod, mkdir, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { MANIFEST } from './backup-manifest.ts';

/** Where a backup is written to. */
export type BackupPlace = {
  /** Takes a file to its last byte, and answers when it lies there for good. */
  write(file: string, bytes: AsyncIterable<Buffer>): Promise<void>;
  /** Takes the manifest, which makes the files a backup. */
  finish(manifest: string): Promise<void>;
};

/** An empty folder. Throws where it holds anything. */
export async function folderPlace(folder: string): Promise<BackupPlace> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new Error(`The folder ${folder} is not empty.`);
  // It holds members' data and operators' secrets: a folder that was there already is closed to others, too.
  await chmod(folder, 0o700);
  return {
    write: (file, bytes) =>
      pipeline(bytes, createWriteStream(join(folder, file), { flush: true, mode: 0o600 })),
    finish: (manifest) => writeDurably(join(folder, MANIFEST), manifest),
  };
}

/** The manifest is what makes a folder a backup, so it is on the disk before anyone learns of it. */
async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}
