import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '#platform/free-port.ts';

const START_LIMIT_MS = 240_000;

type MeasuredSite = {
  readonly base: string;
  /** CPU time of the web process so far, from its own figures. */
  cpuSeconds(): Promise<number>;
  stop(): Promise<void>;
};

/** A running site at this address, or one of its own in a temporary folder, without limits of calls. */
export async function openSite(address?: string): Promise<MeasuredSite> {
  if (address !== undefined) return siteAt(address, async () => undefined);
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'trueline-bench-'));
  chmodSync(dataDir, 0o755);
  const child = spawn(process.execPath, ['src/start.ts'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, RATE_LIMITS: 'off' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const deadline = performance.now() + START_LIMIT_MS;
  while (!(await isReady(base))) {
    if (performance.now() > deadline || child.exitCode !== null) throw new Error('the site did not start');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return siteAt(base, async () => {
    await ended(child);
    rmSync(dataDir, { recursive: true, force: true });
  });
}

function siteAt(base: string, stop: () => Promise<void>): MeasuredSite {
  return {
    base,
    stop,
    cpuSeconds: async () => {
      const text = await (await fetch(`${base}/metrics`)).text();
      return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1] ?? Number.NaN);
    },
  };
}

async function isReady(base: string): Promise<boolean> {
  try {
    return (await fetch(`${base}/readyz`)).ok;
  } catch {
    return false;
  }
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    child.once('exit', () => done());
    child.kill('SIGTERM');
  });
}
