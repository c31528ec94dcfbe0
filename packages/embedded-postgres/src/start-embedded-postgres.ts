import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { findPackagedBinaries, placeBinaries } from './binaries.ts';
import { hasCode } from './error-code.ts';
import { appPassword, prepareCluster, readPassword } from './init-cluster.ts';
import { endLeftovers } from './leftovers.ts';
import type { Placement } from './placement.ts';
import { choosePlacement, findHome } from './placement.ts';
import type { Postmaster } from './postmaster.ts';
import { askToEnd, startPostmaster } from './postmaster.ts';
import type { ServerSettings } from './server-settings.ts';
import { APP, DATABASE, OWNER } from './server-settings.ts';
import type { SupervisorLock } from './supervisor-lock.ts';
import { acquireSupervisorLock, findLockHolder } from './supervisor-lock.ts';

/** Options of {@link startEmbeddedPostgres}. */
export interface EmbeddedPostgresOptions {
  /** Folder of the project's data; it is made when missing. */
  dataDir: string;
  /** Receives plain sentences about what happens. */
  log: (line: string) => void;
  /** Called once with a sentence when the server ends although no one asked it to. */
  onExit?: (sentence: string) => void;
  /** PostgreSQL settings that differ from the durable defaults; tests turn fsync off. */
  settings?: ServerSettings;
}

/** Where a running server is reached. */
export interface EmbeddedAddresses {
  /** `postgres://` address with the owner's name and password; superuser of this server. */
  ownerUrl: string;
  /** The same with the name and password of a login that owns nothing. No one can use it before the site has made that role. */
  appUrl: string;
}

/** A running embedded server. */
export interface EmbeddedPostgres extends EmbeddedAddresses {
  pid: number;
  /** The folder of the data: the one that was asked for, or one outside where the server's account cannot enter that. */
  home: string;
  /** Shuts down in order (SIGINT, after 20 s SIGQUIT) and gives the data folder back. May be called twice. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL 18 with its data in `dataDir`, on a free port of 127.0.0.1 and with a password of its own.
 * Whatever an earlier, killed run left behind is ended and recovered first.
 * @throws Error with one sentence for the reader when it cannot, for instance because the folder is in use
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log } = options;
  const packaged = findPackagedBinaries();
  const place = choosePlacement(dataDir, log);
  const lock = acquireSupervisorLock(place.home);
  try {
    const tag = clusterTag(place);
    await endLeftovers({ folder: place.cluster, tag }, log);
    const binaries = placeBinaries(packaged, place.account, place.copyRoot, log);
    const password = prepareCluster(place, binaries, log);
    const postmaster = await startPostmaster({ place, binaries, tag, settings: options.settings ?? {}, log });
    lock.publishPort(postmaster.port);
    const at = { ...addresses(place, password, postmaster.port), home: place.home };
    return supervise(postmaster, lock, at, options.onExit);
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * The addresses of the server that another process of this project runs on `dataDir`, for commands beside the web server.
 * @returns null when none is running
 */
export function findEmbeddedPostgres(dataDir: string): EmbeddedAddresses | null {
  try {
    const home = findHome(realpathSync(dataDir));
    if (home === null) return null;
    const port = findLockHolder(home)?.port;
    const password = readPassword({ home });
    return port === undefined || password === null ? null : addresses({ home }, password, port);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

function supervise(
  postmaster: Postmaster,
  lock: SupervisorLock,
  at: Omit<EmbeddedPostgres, 'pid' | 'stop'>,
  onExit: EmbeddedPostgresOptions['onExit'],
): EmbeddedPostgres {
  let stopping: Promise<void> | null = null;
  const onProcessExit = () => {
    askToEnd(postmaster);
    lock.release();
  };
  process.once('exit', onProcessExit);
  void postmaster.ended.then((how) => {
    process.removeListener('exit', onProcessExit);
    lock.release();
    if (stopping === null) onExit?.(`The database process ${postmaster.pid} has ended by itself (${how}).`);
  });
  const stop = () => {
    stopping ??= postmaster.end();
    return stopping;
  };
  return { ...at, pid: postmaster.pid, stop };
}

function addresses(place: { home: string }, ownerPassword: string, port: number): EmbeddedAddresses {
  const address = (login: string, password: string) =>
    `postgres://${login}:${password}@127.0.0.1:${port}/${DATABASE}`;
  return { ownerUrl: address(OWNER, ownerPassword), appUrl: address(APP, appPassword(place)) };
}

function clusterTag(place: Placement): string {
  return `trueline-${createHash('sha256').update(realpathSync(place.home)).digest('hex').slice(0, 12)}`;
}
