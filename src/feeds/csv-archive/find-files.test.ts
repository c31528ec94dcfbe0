import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findArchiveFiles } from './find-files.ts';

it('follows a link to a file of the archive, none that leads out of it, and names all that is passed over', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'archive-'));
  try {
    const root = join(folder, 'archive');
    await mkdir(root);
    await writeFile(join(folder, 'secret.csv'), 'root:x:0:0\n');
    await writeFile(join(folder, 'archive-beside.csv'), 'root:x:0:0\n');
    await writeFile(join(root, 'season.csv'), 'Date,HomeTeam\n');
    await symlink(join(folder, 'secret.csv'), join(root, 'out.csv'));
    await symlink('../archive-beside.csv', join(root, 'beside.csv'));
    await symlink('/etc/passwd', join(root, 'passwd.csv'));
    await symlink('season.csv', join(root, 'again.csv'));
    await writeFile(join(root, 'D1.zip'), '');
    await writeFile(join(root, 'notes.txt'), '');
    await mkdir(join(root, 'older'));
    await writeFile(join(root, 'older', '.season.csv.swp'), '');
    const { files, passedOver } = await findArchiveFiles(root);
    expect(files.map(({ name }) => name)).toEqual(['again.csv', 'season.csv']);
    expect(Object.fromEntries(passedOver.map(({ file, note }) => [file, note]))).toEqual({
      'D1.zip': 'an archive of another kind than .gz; unpack it first',
      'beside.csv': 'a link that leads out of the folder',
      'notes.txt': 'only .csv and .json are read, also as .gz',
      'older/.season.csv.swp': 'hidden: its name begins with a dot',
      'out.csv': 'a link that leads out of the folder',
      'passwd.csv': 'a link that leads out of the folder',
    });
  } finally {
    await rm(folder, { recursive: true });
  }
});
