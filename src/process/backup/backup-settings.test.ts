import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '#platform/env.ts';
import { makeKeys } from '#tests/support/backups.ts';
import { checkBackupSettings, readDecryption } from './backup-settings.ts';

let folder: string;
let settings: Record<string, string>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trueline-keys-'));
  settings = {
    BACKUP_TARGET: 's3://bucket/site',
    BACKUP_S3_KEY_ID: 'key-id',
    BACKUP_S3_SECRET: 'key-secret',
    BACKUP_PUBLIC_KEY: (await makeKeys(folder)).publicKey,
  };
});
afterAll(() => rm(folder, { recursive: true }));

describe('the settings of the backups', () => {
  it('are taken where they are whole, for a bucket and for a folder', () => {
    checkBackupSettings(readEnv(settings));
    checkBackupSettings(
      readEnv({ BACKUP_TARGET: '/mnt/disk', BACKUP_PUBLIC_KEY: settings.BACKUP_PUBLIC_KEY }),
    );
    expect(readEnv({ BACKUP_EVERY: '2d', BACKUP_KEEP: '3d 2w 1m' })).toMatchObject({
      BACKUP_EVERY: 48,
      BACKUP_KEEP: { daily: 3, weekly: 2, monthly: 1 },
    });
  });

  it.each([
    ['BACKUP_TARGET', 'backups'],
    ['BACKUP_TARGET', 's3://B/x'],
    ['BACKUP_TARGET', 's3://bucket/a b'],
    ['BACKUP_TARGET', 'ftp://bucket/x'],
    ['BACKUP_S3_ENDPOINT', 's3.example.com'],
    ['BACKUP_S3_KEY_ID', ''],
    ['BACKUP_S3_SECRET', ''],
    ['BACKUP_PUBLIC_KEY', ''],
    ['BACKUP_PUBLIC_KEY', 'age1nonsense'],
    ['BACKUP_EVERY', 'daily'],
    ['BACKUP_EVERY', '0h'],
    ['BACKUP_KEEP', '7'],
    ['BACKUP_DATABASE_URL', 'mysql://db'],
  ])('name %s where it is %j', (name, value) => {
    expect(() => checkBackupSettings(readEnv({ ...settings, [name]: value }))).toThrow(`${name}: `);
  });

  it('refuse a private key where the public one belongs, and say neither', () => {
    const env = readEnv({ ...settings, BACKUP_PUBLIC_KEY: 'AGE-SECRET-KEY-1QQPQ' });
    expect(() => checkBackupSettings(env)).toThrow(
      /^BACKUP_PUBLIC_KEY: holds a private key. Put the public one here, age1…$/,
    );
  });

  it('name the file of the private key where it is missing or none', async () => {
    const file = join(folder, 'wrong');
    await writeFile(file, 'AGE-SECRET-KEY-1NONSENSE\n');
    for (const path of ['', file, join(folder, 'missing')]) {
      const said = await readDecryption(readEnv({ BACKUP_PRIVATE_KEY_FILE: path })).catch(
        (error: Error) => error.message,
      );
      expect(said).toMatch(/^BACKUP_PRIVATE_KEY_FILE: /);
      expect(said).not.toContain('NONSENSE');
    }
  });
});
