import type { SpawnSyncOptionsWithStringEncoding } from 'node:child_process';
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';

/** The system account that runs PostgreSQL. `ids` is null when that is simply the account of this process. */
export interface Account {
  name: string;
  ids: { uid: number; gid: number } | null;
}

/**
 * PostgreSQL refuses to run as root. So root hands it to the owner of the existing cluster if there is one, else to
 * `postgres`, else to `nobody`; anybody else runs it under their own name.
 * @param cluster folder of the existing cluster, or null before the first start
 * @throws Error with one sentence when there is no usable account or the cluster belongs to somebody else
 */
export function chooseAccount(cluster: string | null): Account {
  const uid = process.getuid?.();
  const owner = cluster === null ? null : statSync(cluster);
  if (uid !== 0) {
    if (owner !== null && owner.uid !== uid) throw new Error(foreignCluster(cluster ?? '', owner.uid));
    return { name: accountName(), ids: null };
  }
  if (owner !== null && owner.uid !== 0) {
    return { name: `uid ${owner.uid}`, ids: { uid: owner.uid, gid: owner.gid } };
  }
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const fields = accounts.find((line) => line.startsWith(`${name}:`))?.split(':');
    const ids = { uid: Number(fields?.[2]), gid: Number(fields?.[3]) };
    if (fields !== undefined && ids.uid > 0 && ids.gid >= 0) return { name, ids };
  }
  throw new Error(
    'PostgreSQL does not run as root, and this system has neither a user postgres nor a user nobody. ' +
      'Start Trueline as an ordinary user, or set DATABASE_URL.',
  );
}

/** Runs one program to its end as the given account; the working folder is one that every account can enter. */
export function runAs(account: Account, file: string, args: string[], input?: string) {
  const options: SpawnSyncOptionsWithStringEncoding = {
    ...spawnOptions(account),
    encoding: 'utf8',
    ...(input === undefined ? {} : { input }),
  };
  return spawnSync(file, args, options);
}

/** Options by which every child of this room is spawned: no inherited locale, no inherited PG* variables. */
export function spawnOptions(account: Account) {
  const path = process.env.PATH ?? '/usr/bin:/bin';
  return { cwd: '/', env: { PATH: path, TZ: 'UTC' }, ...(account.ids ?? {}) };
}

/** Whether the account can enter a folder, parents included. Tried, not computed: ACLs and mounts count too. */
export function canEnter(account: Account, folder: string): boolean {
  return runAs(account, '/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder]).status === 0;
}

function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run under a number that has no name.
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}

function foreignCluster(cluster: string, uid: number): string {
  return (
    `The database in ${cluster} belongs to another account (uid ${uid}), probably because the first start was made ` +
    'as root. Start as that account, give the folder to yours (chown -R), or choose another folder with DATA_DIR.'
  );
}
