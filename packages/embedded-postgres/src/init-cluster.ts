import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { runAs } from './account.ts';
import { hasCode } from './error-code.ts';
import type { Placement } from './placement.ts';
import { DATABASE, OWNER } from './server-settings.ts';

const MAJOR = '18';

/** Makes the cluster on the first start, checks it on later ones. @returns the owner's password */
export function prepareCluster(place: Placement, binaries: string, log: (line: string) => void): string {
  removeUnfinished(place, log);
  if (!existsSync(place.cluster)) {
    const begun = Date.now();
    log('Preparing the database (PostgreSQL 18, only once) …');
    const password = initCluster(place, binaries);
    log(`Database prepared in ${((Date.now() - begun) / 1000).toFixed(1)} s.`);
    return password;
  }
  const major = readFileSync(join(place.cluster, 'PG_VERSION'), 'utf8').trim();
  if (major !== MAJOR) {
    throw new Error(
      `The database in ${place.cluster} was made by PostgreSQL ${major}, this program brings PostgreSQL ${MAJOR}.`,
    );
  }
  return readPassword(place) ?? replacePassword(place, binaries, log);
}

/** The stored password of the owner, or null when its file is missing. */
export function readPassword(place: { home: string }): string | null {
  return readSecret(passwordFile(place));
}

/** The password of the application's login, made where there is none yet; readable by its owner alone. */
export function appPassword(place: { home: string }): string {
  const file = join(place.home, 'app-password');
  const known = readSecret(file);
  if (known) return known;
  const password = randomBytes(24).toString('base64url');
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${password}\n`, { mode: 0o600 });
  renameSync(draft, file);
  return password;
}

function readSecret(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/**
 * Everything is made in a folder with another name, which is renamed as the last step: a folder with the right name is
 * therefore always a finished cluster, and a start that was killed in between is simply made again.
 */
function initCluster(place: Placement, binaries: string): string {
  const draft = `${place.cluster}.unfinished.${process.pid}`;
  const secret = `${draft}.password`;
  const password = randomBytes(24).toString('base64url');
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(secret, password, { mode: 0o600 });
  if (place.account.ids !== null) {
    for (const path of [draft, secret]) chownSync(path, place.account.ids.uid, place.account.ids.gid);
  }
  try {
    runInitdb(place, binaries, draft, secret);
    runSingle(place, binaries, draft, 'postgres', `create database ${DATABASE}`);
    writeFileSync(passwordFile(place), `${password}\n`, { mode: 0o600 });
    renameSync(draft, place.cluster);
    return password;
  } finally {
    rmSync(secret, { force: true });
  }
}

/**
 * The builtin C.UTF-8 locale sorts and folds case alike on every system. LC_CTYPE has to know UTF-8 as well: pg_trgm asks it
 * what a letter is, and with C no Chinese character is one. Systems name such a locale differently, so two are tried.
 */
function runInitdb(place: Placement, binaries: string, folder: string, secret: string): void {
  let complaint = '';
  for (const characterType of ['C.UTF-8', 'en_US.UTF-8']) {
    const result = runAs(place.account, join(binaries, 'bin', 'initdb'), [
      `--pgdata=${folder}`,
      `--username=${OWNER}`,
      `--pwfile=${secret}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      `--lc-ctype=${characterType}`,
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--data-checksums',
      '--no-instructions',
    ]);
    if (result.status === 0) return;
    complaint = (result.error?.message ?? result.stderr).trim();
    if (!complaint.includes('invalid locale name')) break;
  }
  throw new Error(`The database could not be prepared in ${place.home}: ${complaint}`);
}

/** Runs one SQL command without a server; no one else can be connected meanwhile. */
function runSingle(place: Placement, binaries: string, folder: string, database: string, sql: string): void {
  const args = ['--single', '-D', folder, '-c', 'exit_on_error=on', database];
  const result = runAs(place.account, join(binaries, 'bin', 'postgres'), args, `${sql}\n`);
  if (result.status !== 0) throw new Error(`PostgreSQL refused a preparing command: ${result.stderr.trim()}`);
}

function replacePassword(place: Placement, binaries: string, log: (line: string) => void): string {
  log(`The file ${passwordFile(place)} is missing: the database gets a new password.`);
  const password = randomBytes(24).toString('base64url');
  runSingle(place, binaries, place.cluster, DATABASE, `alter role ${OWNER} password '${password}'`);
  writeFileSync(passwordFile(place), `${password}\n`, { mode: 0o600 });
  return password;
}

function passwordFile(place: { home: string }): string {
  return join(place.home, 'owner-password');
}

function removeUnfinished(place: Placement, log: (line: string) => void): void {
  const leftovers = readdirSync(place.home).filter((name) => name.startsWith('cluster.unfinished.'));
  for (const name of leftovers) {
    log(`Removing ${name}, left by a first start that was interrupted.`);
    rmSync(join(place.home, name), { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
