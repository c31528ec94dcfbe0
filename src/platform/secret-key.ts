import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Env } from './env.ts';
import { StartError } from './start-error.ts';

/**
 * The keys with which secrets in the database are sealed. They live outside it, so that neither the database nor a backup of it reveals
 * a secret: in SECRET_KEY, or in a file of the data folder that only its owner may read.
 */

type SecretKey = {
  /** Stored beside each sealed value, so that it is known which key opens it. */
  readonly id: string;
  readonly bytes: Buffer;
};

export type KeySettings = Pick<Env, 'SECRET_KEY' | 'DATA_DIR'>;

const KEY_FILE = 'secret-key';
const KEY_BYTES = 32;

/** Where the keys of these settings stand, as a person would name it. */
export function placeOfKeys({ SECRET_KEY, DATA_DIR }: KeySettings): string {
  return SECRET_KEY === undefined ? keyFile(DATA_DIR) : 'SECRET_KEY';
}

/** The keys, newest first: the first one seals, all of them open. None where there is no setting and no file. */
export function readSecretKeys({ SECRET_KEY, DATA_DIR }: KeySettings): readonly SecretKey[] {
  const texts = SECRET_KEY ?? readKeyFile(DATA_DIR);
  return texts.map((text) => {
    const bytes = Buffer.from(text, 'base64');
    if (bytes.length !== KEY_BYTES)
      throw new StartError('DATA_DIR', `the file ${keyFile(DATA_DIR)} holds something that is no key.`);
    return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 16), bytes };
  });
}

/** There is a key to seal with: the setting's, or the data folder's, which is made where there is none. */
export function ensureSecretKey(settings: KeySettings): void {
  if (readSecretKeys(settings).length === 0) addKeyToFile(settings.DATA_DIR);
}

/**
 * Makes a key and puts it in front of those of the file, which stay: backups that were made until now need them. The file is whole
 * at every instant.
 */
export function addKeyToFile(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  const keys = [randomBytes(KEY_BYTES).toString('base64url'), ...readKeyFile(dataDir)];
  const draft = `${keyFile(dataDir)}.${process.pid}`;
  writeFileSync(draft, `${keys.join('\n')}\n`, { mode: 0o600, flush: true });
  chmodSync(draft, 0o600);
  renameSync(draft, keyFile(dataDir));
}

function keyFile(dataDir: string): string {
  return join(resolve(dataDir), KEY_FILE);
}

function readKeyFile(dataDir: string): string[] {
  try {
    return readFileSync(keyFile(dataDir), 'utf8').split(/\s+/).filter(Boolean);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw new StartError('DATA_DIR', `this account may not read ${keyFile(dataDir)}.`, { cause: error });
  }
}
