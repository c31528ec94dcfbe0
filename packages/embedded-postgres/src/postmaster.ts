import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { closeSync, fchownSync, openSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { spawnOptions } from './account.ts';
import { endProcess, sendSignal } from './leftovers.ts';
import type { Placement } from './placement.ts';
import type { ServerSettings } from './server-settings.ts';
import { serverArguments } from './server-settings.ts';

const START_TIMEOUT_MS = 180_000;
const LOG_LIMIT_BYTES = 4_000_000;

/** A running server process. `ended` settles when it is gone, whatever the reason. */
export interface Postmaster {
  pid: number;
  port: number;
  ended: Promise<string>;
  /** Fast shutdown, after 20 s an immediate one; settles when the process is gone. */
  end(): Promise<void>;
}

/** What the starter needs to know. */
interface PostmasterOptions {
  place: Placement;
  binaries: string;
  tag: string;
  settings: ServerSettings;
  log: (line: string) => void;
}

/** Starts the server and waits until it accepts connections. A taken port or a slowly dying predecessor is tried again. */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await tryStart(options, await freePort());
    if (typeof result !== 'string') return result;
    const passing =
      /pre-existing shared memory block|could not create any TCP\/IP sockets|lock file .* already exists/;
    if (attempt === 10 || !passing.test(result))
      throw new Error(`PostgreSQL did not start. Its last words: ${result}`);
    await delay(attempt * 100);
  }
}

/** @returns the running server, or the end of its log when it ended before it was ready */
async function tryStart(options: PostmasterOptions, port: number): Promise<Postmaster | string> {
  const { place, binaries, tag, settings, log } = options;
  const logFile = join(place.home, 'postgres.log');
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  // A file, not a pipe: the server goes on writing it when its supervisor has been killed.
  const descriptor = openSync(logFile, size > LOG_LIMIT_BYTES ? 'w' : 'a', 0o600);
  // Where root starts a user's cluster, the user must be able to go on with the log.
  if (place.account.ids !== null) fchownSync(descriptor, place.account.ids.uid, place.account.ids.gid);
  const offset = size > LOG_LIMIT_BYTES ? 0 : size;
  const child = spawn(
    join(binaries, 'bin', 'postgres'),
    ['-D', place.cluster, ...serverArguments(tag, port, settings)],
    {
      ...spawnOptions(place.account),
      stdio: ['ignore', descriptor, descriptor],
      // A group of its own, so that Ctrl-C in the terminal reaches the supervisor alone, which drains before it stops this.
      detached: true,
    },
  );
  closeSync(descriptor);
  const ended = endOf(child);
  const { pid } = child;
  if (pid === undefined) return ended;
  const postmaster: Postmaster = { pid, port, ended, end: () => end(pid, ended) };
  const ready = await waitUntilReady(postmaster, place.cluster, log);
  return ready ? postmaster : readFileSync(logFile).subarray(offset).toString('utf8').trim();
}

/** PostgreSQL writes its state into line 8 of postmaster.pid; pg_ctl waits for the same word. */
async function waitUntilReady(
  postmaster: Postmaster,
  cluster: string,
  log: (line: string) => void,
): Promise<boolean> {
  const begun = Date.now();
  let hasEnded = false;
  void postmaster.ended.then(() => {
    hasEnded = true;
  });
  for (let isAnnounced = false; Date.now() - begun < START_TIMEOUT_MS; ) {
    if (hasEnded) return false;
    if (isReady(join(cluster, 'postmaster.pid'), postmaster.pid)) return true;
    if (!isAnnounced && Date.now() - begun > 2_000) {
      isAnnounced = true;
      log('PostgreSQL was not shut down in order and recovers its data …');
    }
    await delay(10);
  }
  await postmaster.end();
  throw new Error(`PostgreSQL was not ready after ${START_TIMEOUT_MS / 1000} s.`);
}

function isReady(file: string, pid: number): boolean {
  try {
    const lines = readFileSync(file, 'utf8').split('\n');
    return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
  } catch {
    // The file does not exist yet.
    return false;
  }
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal === null ? `exit code ${code}` : `signal ${signal}`));
  });
}

async function end(pid: number, ended: Promise<string>): Promise<void> {
  await endProcess(pid, ['SIGINT', 20_000], ['SIGQUIT', 5_000], ['SIGKILL', 5_000]);
  await ended;
}

/** For the exit of this process, where nothing can be awaited: the server then shuts itself down in order. */
export function askToEnd(postmaster: Postmaster): void {
  sendSignal(postmaster.pid, 'SIGINT');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address !== null
          ? resolve(address.port)
          : reject(new Error('No free port.')),
      );
    });
  });
}
