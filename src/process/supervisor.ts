import { type ChildProcess, fork } from 'node:child_process';
import { startTimer } from '#platform/clock.ts';
import { childEnv } from '#platform/env.ts';
import type { ChildReport } from '#platform/process.ts';
import { createRestartPolicy, type RestartPolicy } from './restart-policy.ts';
import type { Screen } from './screen.ts';

type ChildName = 'web' | 'worker' | 'backup';

type SupervisorOptions = {
  readonly screen: Pick<Screen, 'say' | 'follow'>;
  readonly onReport: (report: ChildReport) => void;
  /** When the web process ended too often. */
  readonly onGivenUp: () => void;
  /** The programs; tests give their own. */
  readonly files?: Readonly<Record<ChildName, URL>>;
  readonly restartPolicy?: (maxEnds: number | null) => RestartPolicy;
};

export type Supervisor = {
  start(name: ChildName, variables: Readonly<Record<string, string>>): void;
  /** Ends all children and starts none again. */
  stop(): Promise<void>;
};

const CHILD_LIMIT_MS = 20_000;
/** A web process that ends so often within minutes ends in the next one too. */
const MAX_WEB_ENDS = 5;

const policyOf = (maxEnds: number | null) => createRestartPolicy({ maxEnds, now: startTimer });

/** As they are built: they start in less than half of the time that their sources take. */
const FILES = {
  web: new URL('../../build/program/server.js', import.meta.url),
  worker: new URL('../../build/program/worker.js', import.meta.url),
  backup: new URL('../../build/program/backup.js', import.meta.url),
} as const;

/**
 * Left to itself V8 takes up to 128 MB for new objects in a rush of requests, and a process that rests afterwards keeps them (decision 071). A web process
 * that is started otherwise has the same flag in its command.
 */
const WEB_FLAGS = ['--max-semi-space-size=16'];
/**
 * Pieces from this size on go back to the machine as soon as they are free; left to itself glibc raises the bound to megabytes (decision 071). Who
 * starts the site may set another.
 */
const WEB_DEFAULTS = { MALLOC_MMAP_THRESHOLD_: '65536' };

/**
 * Starts the children and starts them again when they die, later each time. Worker and backups are tried for ever: readers are served without them. A web
 * process that dies again and again is given up, so that whatever watches this process learns of it.
 */
export function createSupervisor(options: SupervisorOptions): Supervisor {
  const { screen, onReport, onGivenUp, files = FILES, restartPolicy = policyOf } = options;
  const children = new Map<ChildName, ChildProcess>();
  const waiting = new Set<NodeJS.Timeout>();
  const wasUp = new Set<ChildName>();
  let isStopping = false;

  const start = (
    name: ChildName,
    variables: Readonly<Record<string, string>>,
    policy: RestartPolicy = restartPolicy(name === 'web' ? MAX_WEB_ENDS : null),
  ): void => {
    const isPerson = process.stdout.isTTY === true;
    const output = isPerson ? 'pipe' : 'inherit';
    const child = fork(files[name], {
      env: { ...(name === 'web' ? WEB_DEFAULTS : {}), ...childEnv(variables) },
      execArgv: name === 'web' ? [...process.execArgv, ...WEB_FLAGS] : process.execArgv,
      stdio: ['ignore', output, output, 'ipc'],
    });
    children.set(name, child);
    screen.follow(child.stdout);
    screen.follow(child.stderr);
    child.on('message', (report: ChildReport) => {
      if (report.kind === 'listening' || report.kind === 'prepared') wasUp.add(name);
      // One that has been up was stopped by something that passes, such as a database that is away.
      // Operators are notified of a site without backups; it is no reason to have no site.
      if (report.kind === 'refused' && (wasUp.has(name) || name === 'backup'))
        screen.say(`${name}: ${report.sentence}`);
      else onReport(report);
    });
    child.on('exit', (code, signal) => {
      if (isStopping) return;
      const verdict = policy.ended();
      if (verdict === 'give up') {
        screen.say(`${name} ended (${signal ?? code}), once more in too short a time; giving up`);
        onGivenUp();
        return;
      }
      const { waitMs } = verdict;
      const when = waitMs === 0 ? 'now' : `in ${waitMs / 1000} s`;
      screen.say(`${name} ended (${signal ?? code}); starting it again ${when}`);
      const timer = setTimeout(() => {
        waiting.delete(timer);
        if (!isStopping) start(name, variables, policy);
      }, waitMs);
      waiting.add(timer);
    });
  };

  return {
    start,
    stop: async () => {
      isStopping = true;
      for (const timer of waiting) clearTimeout(timer);
      await Promise.all([...children.values()].map(endChild));
    },
  };
}

function endChild(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done();
    const limit = setTimeout(() => child.kill('SIGKILL'), CHILD_LIMIT_MS);
    child.once('exit', () => {
      clearTimeout(limit);
      done();
    });
    child.kill('SIGTERM');
  });
}
