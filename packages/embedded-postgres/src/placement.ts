import { createHash } from 'node:crypto';
import { chmodSync, existsSync, lstatSync, mkdirSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Account } from './account.ts';
import { canEnter, chooseAccount } from './account.ts';

/** Where a cluster and what belongs to it live, and who runs it. */
export interface Placement {
  /** Holds the cluster, its password, its log and the supervisor's lock. */
  home: string;
  cluster: string;
  account: Account;
  /** Where a copy of the binaries may be put that the account can enter. */
  copyRoot: string;
}

/** The folder, inside a home, of the finished cluster: it gets this name only when initdb is through. */
const CLUSTER_FOLDER = 'cluster';

/**
 * Decides where the database of `dataDir` lives: inside it, unless we are root and the account that has to run PostgreSQL
 * cannot enter it (a project under /root). Then it is a folder of its own under /var/lib/trueline.
 */
export function choosePlacement(dataDir: string, log: (line: string) => void): Placement {
  mkdirSync(dataDir, { recursive: true });
  const inside = realpathSync(dataDir);
  const existing = findHome(inside);
  const account = chooseAccount(existing === null ? null : join(existing, CLUSTER_FOLDER));
  if (existing === inside && !canEnter(account, inside)) {
    throw new Error(
      `The database in ${inside} is run by the account ${account.name}, which can no longer enter that folder. ` +
        'Give it the right to enter every parent folder (chmod o+x), or start as that account.',
    );
  }
  if (existing !== null) return placed(existing, inside, account);
  if (canEnter(account, inside)) return placed(inside, inside, account);
  const outside = makeOutsideHome(inside, account);
  log(
    `The account ${account.name}, which runs PostgreSQL, cannot enter ${inside}: its data are kept in ${outside}.`,
  );
  return placed(outside, inside, account);
}

/** The home that already holds a finished cluster of this data folder, or null. */
export function findHome(dataDir: string): string | null {
  const homes = [dataDir, ...outsideRoots().map((root) => join(root, homeName(dataDir)))];
  return homes.find((home) => existsSync(join(home, CLUSTER_FOLDER))) ?? null;
}

function placed(home: string, dataDir: string, account: Account): Placement {
  const copyRoot = account.ids === null || home === dataDir ? home : join(home, '..');
  return { home, cluster: join(home, CLUSTER_FOLDER), account, copyRoot };
}

function homeName(dataDir: string): string {
  return createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
}

/** Only root needs a place outside its data folder. */
function outsideRoots(): string[] {
  return process.getuid?.() === 0 ? ['/var/lib/trueline', join(tmpdir(), 'trueline')] : [];
}

function makeOutsideHome(dataDir: string, account: Account): string {
  for (const root of outsideRoots()) {
    const home = join(root, homeName(dataDir));
    try {
      for (const folder of [root, home]) {
        mkdirSync(folder, { recursive: true });
        // In a folder that everybody may write, a stranger could have made this one first and kept it.
        const { uid } = lstatSync(folder);
        if (uid !== 0 || !lstatSync(folder).isDirectory())
          throw new Error(`${folder} is not root's own folder.`);
        chmodSync(folder, 0o755);
      }
      if (canEnter(account, home)) return home;
    } catch {
      // A read-only system folder: try the next one.
    }
  }
  throw new Error(
    `The account ${account.name}, which has to run PostgreSQL, can enter neither ${dataDir} nor ${outsideRoots().join(' nor ')}. ` +
      'Choose another folder with DATA_DIR, start as an ordinary user, or set DATABASE_URL.',
  );
}
