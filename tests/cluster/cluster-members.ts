import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { elapsedSince, startTimer, waitSince } from '#platform/clock.ts';
import type { ClusterFiles, Member } from './cluster-files.ts';

/** So long may nothing happen. */
const READY_LIMIT_MS = 120_000;
/** A standby with which nothing has happened for so long is made again, as an operator would do it. */
const STUCK_MS = 60_000;
const FROZEN_MS = 25_000;
const LOG_CHARACTERS = 2500;

/** The member that takes writes and that is looked for. */
export async function untilPrimary(
  files: ClusterFiles,
  isWanted: (member: Member) => boolean = () => true,
): Promise<Member> {
  return until(files, 'no primary', async () => {
    for (const member of files.members.filter(isWanted))
      if (await isMember(member, 'primary')) {
        await askServer(files.urls.superuser, ['select 1']);
        return member;
      }
    return null;
  });
}

/**
 * Waits until two standbys are there, one of which has every commit, as it has to before the primary may be lost: for as long as something happens
 * with those that are not. One with which nothing does is made again, once.
 */
export async function untilStandbys(files: ClusterFiles): Promise<void> {
  const seen = new Map<Member, { readonly state: string; readonly since: number; readonly isNew: boolean }>();
  await until(files, 'too few standbys', async (somethingHappened) => {
    const [primary, replica, synchronous] = await Promise.all([
      membersThatAre(files, 'primary'),
      membersThatAre(files, 'replica'),
      membersThatAre(files, 'synchronous'),
    ]);
    // One that is just taking over still says that it is the standby that has every commit, and no other one has them yet.
    const isStandby = (member: Member) => !primary.includes(member);
    if (replica.filter(isStandby).length >= 2 && synchronous.some(isStandby)) return true;
    const missing = files.members.filter((member) => isStandby(member) && !replica.includes(member));
    for (const member of missing) {
      const state = await stateOf(member);
      const { state: before, since, isNew } = seen.get(member) ?? { state: '', since: 0, isNew: false };
      if (state !== before) {
        seen.set(member, { state, since: startTimer(), isNew });
        somethingHappened();
      } else if (!isNew && elapsedSince(since) > STUCK_MS) {
        seen.set(member, { state, since, isNew: true });
        await command(member, 'reinitialize', { force: true });
        somethingHappened();
      }
    }
    return null;
  });
}

/** Stops the machine of the synchronous standby for a while, and goes on with it. */
export async function freezeStandby(
  files: ClusterFiles,
  running: ReadonlyMap<string, ChildProcess>,
): Promise<void> {
  const standby = await until(
    files,
    'no synchronous standby',
    async () => (await membersThatAre(files, 'synchronous'))[0] ?? null,
  );
  const postmaster = postmasterOf(standby.dataDir);
  const pids = [running.get(standby.name)?.pid, postmaster, ...childrenOf(postmaster)];
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of pids) if (typeof pid === 'number' && pid > 1) process.kill(pid, name);
  };
  signal('SIGSTOP');
  try {
    await waitSince(startTimer(), FROZEN_MS);
  } finally {
    signal('SIGCONT');
  }
  await untilStandbys(files);
}

/** As an operator does it: where the standby that has every commit has just changed they ask again. */
export async function switchOver(files: ClusterFiles, member: Member): Promise<void> {
  await until(files, 'no switchover', async () => {
    await command(member, 'switchover', { leader: member.name });
    return true;
  });
}

/** Asks again and again until something is found, or nothing has happened for too long: then it says what the members have written last. */
async function until<Found>(
  files: ClusterFiles,
  complaint: string,
  look: (somethingHappened: () => void) => Promise<Found | null>,
): Promise<Found> {
  let since = startTimer();
  while (elapsedSince(since) < READY_LIMIT_MS) {
    const found = await look(() => {
      since = startTimer();
    }).catch(() => null);
    if (found !== null) return found;
    await waitSince(startTimer(), 50);
  }
  const logs = files.members.map(
    ({ name, log }) => `${name}:\n${readFileSync(log, 'utf8').slice(-LOG_CHARACTERS)}`,
  );
  throw new Error([complaint, ...logs].join('\n\n'));
}

const restOf = ({ rest }: Member, path: string) => `http://127.0.0.1:${rest}/${path}`;

const isMember = async (member: Member, what: string) =>
  (await fetch(restOf(member, what), { signal: AbortSignal.timeout(2000) }).catch(() => null))?.ok === true;

async function membersThatAre(files: ClusterFiles, what: string): Promise<readonly Member[]> {
  const are = await Promise.all(files.members.map((member) => isMember(member, what)));
  return files.members.filter((_, at) => are[at]);
}

/** What Patroni knows of its server: it changes while a copy is made, started and brought up to date. */
async function stateOf(member: Member): Promise<string> {
  const answer = await fetch(restOf(member, 'patroni'), { signal: AbortSignal.timeout(2000) }).catch(
    () => null,
  );
  const { state, role, timeline, xlog } = Object(await answer?.json().catch(() => null));
  return JSON.stringify({ state, role, timeline, xlog });
}

async function command(member: Member, what: string, body: object): Promise<void> {
  const answer = await fetch(restOf(member, what), {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });
  if (!answer.ok) throw new Error(`no ${what}: ${await answer.text()}`);
}

export async function askServer(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The server that runs on a folder; null where none does. */
export function postmasterOf(dataDir: string): number | null {
  try {
    const pid = Number(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
    return Number.isInteger(pid) && pid > 1 ? pid : null;
  } catch {
    return null;
  }
}

/** The processes of a server on Linux: those whose parent it is. */
function childrenOf(postmaster: number | null): readonly number[] {
  if (postmaster === null) return [];
  return readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number);
}

/** Only a server of this cluster's own folders is ever signalled. */
export function killPostmaster(dataDir: string): void {
  const pid = postmasterOf(dataDir);
  try {
    if (pid !== null) process.kill(pid, 'SIGKILL');
  } catch {
    // It is gone already.
  }
}
