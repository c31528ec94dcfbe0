import { isAbsolute } from 'node:path';
import { type Decrypt, decryptWith, type Encrypt, encryptFor } from '#platform/age.ts';
import type { Env } from '#platform/env.ts';
import { openFolderStore } from '#platform/object-store/folder-store.ts';
import type { ObjectStore } from '#platform/object-store/object-store.ts';
import { openS3Store } from '#platform/object-store/s3-store.ts';
import { StartError } from '#platform/start-error.ts';

/** What only the process of the backups receives; others are started without it. */
export const BACKUP_SECRETS = [
  'BACKUP_S3_KEY_ID',
  'BACKUP_S3_SECRET',
  'BACKUP_PRIVATE_KEY_FILE',
  'BACKUP_DATABASE_URL',
  'BACKUP_DATABASE_PASSWORD',
] as const;

/** Opens a target by its address. Throws a StartError that names the setting that is missing. */
export function openTarget(env: Env, address: string | undefined = env.BACKUP_TARGET): ObjectStore {
  if (address === undefined)
    throw new StartError('BACKUP_TARGET', 'is needed: an absolute folder, or s3://bucket/prefix.');
  const s3 = /^s3:\/\/([^/]+)(?:\/(.*?))?\/?$/.exec(address);
  if (s3 === null) {
    if (!isAbsolute(address)) throw new StartError('BACKUP_TARGET', `${address} is no absolute folder.`);
    return openFolderStore(address);
  }
  const [, bucket = '', prefix = ''] = s3;
  const { BACKUP_S3_KEY_ID: accessKeyId, BACKUP_S3_SECRET: secretAccessKey } = env;
  if (accessKeyId === undefined) throw new StartError('BACKUP_S3_KEY_ID', `is needed for ${address}.`);
  if (secretAccessKey === undefined) throw new StartError('BACKUP_S3_SECRET', `is needed for ${address}.`);
  return openS3Store({
    endpoint: env.BACKUP_S3_ENDPOINT,
    region: env.BACKUP_S3_REGION,
    isPathStyle: env.BACKUP_S3_PATH_STYLE,
    bucket,
    prefix: prefix === '' ? '' : `${prefix}/`,
    accessKeyId,
    secretAccessKey,
  });
}

/** How backups are encrypted. Throws a StartError where no key is set, or one that is none. */
export function readEncryption({ BACKUP_PUBLIC_KEY: keys }: Env): Encrypt {
  if (keys === undefined)
    throw new StartError('BACKUP_PUBLIC_KEY', 'is needed: backups leave this machine encrypted only.');
  // The private key beside it would be the one that must not be here.
  if (keys.some((key) => /^AGE-SECRET-KEY-/i.test(key)))
    throw new StartError('BACKUP_PUBLIC_KEY', 'holds a private key. Put the public one here, age1…');
  try {
    return encryptFor(keys);
  } catch (cause) {
    throw new StartError('BACKUP_PUBLIC_KEY', 'holds something that is no public key of age (age1…).', {
      cause,
    });
  }
}

/** Throws a StartError where the backups could not be taken by these settings, before anything is asked of anyone. */
export function checkBackupSettings(env: Env): void {
  openTarget(env);
  readEncryption(env);
}

/** How backups are opened. Throws a StartError where there is no key to open them with. */
export async function readDecryption({ BACKUP_PRIVATE_KEY_FILE: file }: Env): Promise<Decrypt> {
  if (file === undefined)
    throw new StartError(
      'BACKUP_PRIVATE_KEY_FILE',
      'is needed: the file with the private key of the backups.',
    );
  try {
    return await decryptWith(file);
  } catch (cause) {
    const isMissing = cause instanceof Error && 'code' in cause;
    const sentence = isMissing ? `${file} cannot be read.` : 'holds no private key of age.';
    throw new StartError('BACKUP_PRIVATE_KEY_FILE', sentence, { cause });
  }
}
