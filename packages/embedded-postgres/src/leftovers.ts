import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { hasCode } from './error-code.ts';
import type { RunningProcess } from './process-table.ts';
import { listProcesses, processIdentity } from './process-table.ts';

/** A cluster, and the name that its processes carry in their command lines. */
interface TaggedCluster {
  folder: string;
  tag: string;
}

/**
 * Ends what a killed supervisor or a killed postmaster left running on this very cluster, and removes its lock file. Call it
 * only with the supervisor's lock held: then a living postmaster has lost its supervisor.
 */
export async function endLeftovers(cluster: TaggedCluster, log: (line: string) => void): Promise<void> {
  const postmasters = findPostmasters(cluster);
  for (const { pid } of postmasters) {
    log(`A database process (${pid}) of this data folder survived its supervisor; ending it in order.`);
    await endProcess(pid, ['SIGINT', 15_000], ['SIGQUIT', 5_000], ['SIGKILL', 5_000]);
  }
  // A postmaster that was killed takes its backends along, but each ends only when it next looks.
  await Promise.all(
    findBackends(cluster).map(({ pid }) =>
      endProcess(pid, [0, 3_000], ['SIGQUIT', 3_000], ['SIGKILL', 5_000]),
    ),
  );
  // An initdb outlives the supervisor that was waiting for it, and would go on writing into the folder of a new first start.
  for (const { pid } of findInitialisers(cluster)) await endProcess(pid, ['SIGKILL', 5_000]);
  // The number in the file may belong to a stranger by now, and PostgreSQL itself would then refuse to start.
  rmSync(join(cluster.folder, 'postmaster.pid'), { force: true });
}

/** Sends signals one after the other, each with the time in ms it has to work, until the process has ended. */
export async function endProcess(pid: number, ...steps: [NodeJS.Signals | 0, number][]): Promise<void> {
  const identity = processIdentity(pid);
  if (identity === null) return;
  for (const [signal, timeoutMs] of steps) {
    sendSignal(pid, signal);
    const deadline = Date.now() + timeoutMs;
    while (Date.now() < deadline) {
      if (processIdentity(pid) !== identity) return;
      await delay(20);
    }
  }
  throw new Error(
    `The database process ${pid} does not end; end it by hand (kill -9 ${pid}) and start again.`,
  );
}

/** Signals a process that may just have ended. */
export function sendSignal(pid: number, signal: NodeJS.Signals | 0): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!hasCode(error, 'ESRCH')) throw error;
  }
}

function findPostmasters(cluster: TaggedCluster): RunningProcess[] {
  const recorded = recordedPid(cluster.folder);
  return listProcesses().filter(({ pid, command }) => {
    const program = basename(command.split(' -')[0] ?? '');
    if (program !== 'postgres') return false;
    return (
      command.includes(`cluster_name=${cluster.tag}`) ||
      (pid === recorded && command.includes(cluster.folder))
    );
  });
}

function findBackends(cluster: TaggedCluster): RunningProcess[] {
  return listProcesses().filter(({ command }) => command.startsWith(`postgres: ${cluster.tag}: `));
}

function findInitialisers(cluster: TaggedCluster): RunningProcess[] {
  return listProcesses().filter(({ command }) => command.includes(`${cluster.folder}.unfinished.`));
}

function recordedPid(folder: string): number | null {
  const file = join(folder, 'postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : null;
}
