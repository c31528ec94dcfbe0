import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasCode } from './error-code.ts';
import { processIdentity } from './process-table.ts';

/** What the lock file says: the process that looks after the database, and where that listens once it runs. */
interface LockRecord {
  pid: number;
  identity: string;
  since: string;
  port?: number;
}

/** The lock that this process holds on a data folder. */
export interface SupervisorLock {
  /** Lets commands of the same project find the running database. */
  publishPort(port: number): void;
  release(): void;
}

const FILE_NAME = 'supervisor.lock';

/**
 * Takes the lock of a data folder. A lock whose holder no longer lives (kill -9, power cut) is taken over.
 * @throws Error with one sentence when a living process holds it.
 */
export function acquireSupervisorLock(home: string): SupervisorLock {
  const path = join(home, FILE_NAME);
  const identity = processIdentity(process.pid);
  if (identity === null) throw new Error('The process table of this system cannot be read.');
  const record: LockRecord = { pid: process.pid, identity, since: new Date().toISOString() };
  for (let attempt = 0; attempt < 20; attempt += 1) {
    if (createLock(path, record)) return heldLock(path, record);
    const text = readText(path);
    if (text === null) continue;
    const holder = parseLock(text);
    if (holder !== null && isAlive(holder)) throw new Error(refusal(home, holder));
    setAside(path, text);
  }
  throw new Error(`The lock file ${path} cannot be taken; other processes keep taking and leaving it.`);
}

/** The living holder of a data folder's lock, or null. */
export function findLockHolder(home: string): LockRecord | null {
  const text = readText(join(home, FILE_NAME));
  const holder = text === null ? null : parseLock(text);
  return holder !== null && isAlive(holder) ? holder : null;
}

function isAlive(holder: LockRecord): boolean {
  return processIdentity(holder.pid) === holder.identity;
}

function refusal(home: string, holder: LockRecord): string {
  return (
    `The data folder ${home} is in use by a running Trueline (process ${holder.pid}, since ${holder.since}). ` +
    'Stop that one first, or choose another folder with DATA_DIR.'
  );
}

/** A hard link appears whole or not at all, so no one ever reads a half-written lock. */
function createLock(path: string, record: LockRecord): boolean {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(record), { mode: 0o644 });
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Removes a dead holder's lock. Only one of several starters wins the rename; one that moved away a fresh lock, written
 * since it looked, puts it back. To ask whether the holder lives takes milliseconds, so the file is looked at once more before it is touched:
 * between that look and the rename there is nothing.
 */
function setAside(path: string, expected: string): void {
  if (readText(path) !== expected) return;
  const aside = `${path}.${process.pid}.aside`;
  try {
    renameSync(path, aside);
    if (readText(aside) !== expected) linkSync(aside, path);
  } catch {
    // Another starter was faster; the next attempt sees its lock.
  } finally {
    rmSync(aside, { force: true });
  }
}

function heldLock(path: string, record: LockRecord): SupervisorLock {
  const isOurs = () => {
    const holder = parseLock(readText(path) ?? '');
    return holder?.pid === record.pid && holder.identity === record.identity;
  };
  return {
    publishPort(port) {
      const draft = `${path}.${process.pid}`;
      writeFileSync(draft, JSON.stringify({ ...record, port }), { mode: 0o644 });
      renameSync(draft, path);
    },
    release() {
      if (isOurs()) rmSync(path, { force: true });
    },
  };
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

function parseLock(text: string): LockRecord | null {
  try {
    const value: Partial<Record<keyof LockRecord, unknown>> | null = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const { pid, identity, since, port } = value;
    if (typeof pid !== 'number' || typeof identity !== 'string' || typeof since !== 'string') return null;
    return { pid, identity, since, ...(typeof port === 'number' ? { port } : {}) };
  } catch {
    // An unreadable lock protects no one; it is treated like that of a dead process.
    return null;
  }
}
