import { type ChildProcess, fork } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTimer, waitSince } from '#platform/clock.ts';
import { childEnv } from '#platform/env.ts';
import { freePort } from '#platform/free-port.ts';
import { TEST_SECRET_KEY } from '#tests/support/secret-key.ts';
import { askMemory, type HeldMemory, heldMemory } from './own-memory.ts';
import { type ProcessName, WEBS, WORKERS } from './victim-site.ts';

/** All of them. */
export const NAMES = [...WEBS, ...WORKERS] as const;
const READY_LIMIT_MS = 240_000;

const isWeb = (name: ProcessName) => WEBS.some((web) => web === name);

/** A port for each web process. */
export const chooseWebPorts = async () => ({ web: await freePort(), 'other web': await freePort() });

type SmallProcesses = {
  /** Where what they have to say is written; without it they are silent. */
  readonly logs?: string | null;
  /** Adds to what all of them get what one process gets alone. */
  readonly ownOf?: (name: ProcessName) => Readonly<Record<string, string>>;
  /** Both web processes and those workers that are wanted. */
  readonly names?: readonly ProcessName[];
};

/** Two web processes and two workers that are started again whenever they end, as a supervisor would. */
export async function startSmallProcesses(
  environment: Readonly<Record<string, string>>,
  ports: Awaited<ReturnType<typeof chooseWebPorts>>,
  { logs = null, ownOf = () => ({}), names = NAMES }: SmallProcesses = {},
) {
  const children = new Map<string, ChildProcess>();
  const working = new Set<ChildProcess>();
  let isClosing = false;

  function start(name: ProcessName): void {
    const file = new URL('./site-process.ts', import.meta.url);
    const env = childEnv({
      ...environment,
      ...ownOf(name),
      ...(logs === null ? {} : { HAS_LOG: '1' }),
      APP_MODE: 'test',
      SECRET_KEY: TEST_SECRET_KEY,
      PORT: String(name === 'other web' ? ports['other web'] : ports.web),
      NODE_COMPILE_CACHE: join(tmpdir(), 'trueline-compiled'),
    });
    const out = logs === null ? 'ignore' : openSync(join(logs, `${name.replace(' ', '-')}.log`), 'a');
    const child = fork(file, [isWeb(name) ? 'web' : 'worker'], { env, stdio: ['ignore', out, out, 'ipc'] });
    if (typeof out === 'number') closeSync(out);
    children.set(name, child);
    child.on('message', () => working.add(child));
    child.once('exit', () => {
      if (children.get(name) === child) setTimeout(() => isClosing || start(name), 300);
    });
  }

  /** Ends a child and waits until it is gone; only a process that this file has started is ever signalled. */
  function end(name: ProcessName, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const child = children.get(name);
    children.delete(name);
    if (child === undefined || child.exitCode !== null || child.signalCode !== null)
      return Promise.resolve(null);
    return new Promise((done) => {
      child.once('exit', done);
      child.kill(signal);
    });
  }

  const isReady = async (name: ProcessName): Promise<boolean> => {
    const child = children.get(name);
    if (!isWeb(name)) return child !== undefined && working.has(child);
    const port = name === 'other web' ? ports['other web'] : ports.web;
    return (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.ok === true;
  };

  async function untilReady(web: (typeof WEBS)[number]): Promise<void> {
    for (const since = performance.now(); performance.now() - since < READY_LIMIT_MS; ) {
      if (await isReady(web)) return;
      await waitSince(startTimer(), 50);
    }
    throw new Error(`${web} does not become ready`);
  }

  for (const name of names) start(name);
  for (const web of WEBS) await untilReady(web);
  return {
    addressOf: (web: (typeof WEBS)[number]) => ({ host: '127.0.0.1', port: ports[web] }),
    isReady,
    pidOf: (name: ProcessName) => children.get(name)?.pid ?? 0,
    heldBy: (name: ProcessName): Promise<HeldMemory> =>
      new Promise((done, fail) => {
        const child = children.get(name);
        if (child === undefined) return fail(new Error(`${name} does not run`));
        const listen = (message: unknown) => {
          const answer = heldMemory.safeParse(message);
          if (!answer.success) return;
          child.off('message', listen);
          done(answer.data);
        };
        child.on('message', listen);
        askMemory(child);
      }),
    kill: async (name: ProcessName) => {
      await end(name, 'SIGKILL');
      start(name);
    },
    restart: async (web: (typeof WEBS)[number]) => {
      const code = await end(web, 'SIGTERM');
      start(web);
      await untilReady(web);
      return code;
    },
    close: async () => {
      isClosing = true;
      await Promise.all(names.map((name) => end(name, 'SIGKILL')));
    },
  };
}
