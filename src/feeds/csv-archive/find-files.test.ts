import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findArchiveFiles } from './find-files.ts';

it('follows a link to a file of the archive, and none that leads out of it or nowhere further', async () => {
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
    expect((await findArchiveFiles(root)).map(({ name }) => name)).toEqual(['again.csv', 'season.csv']);
  } finally {
    await rm(folder, { recursive: true });
  }
});
