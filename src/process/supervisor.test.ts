import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ChildReport } from '#platform/process.ts';
import { createSupervisor, type Supervisor } from './supervisor.ts';

let folder: string;
let supervisor: Supervisor;
const said: string[] = [];
const reports: ChildReport[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'trueline-children-'));
});
afterEach(async () => {
  await supervisor.stop();
  vi.unstubAllEnvs();
  said.length = 0;
  reports.length = 0;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function program(name: string, text: string): URL {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, text);
  return pathToFileURL(file);
}

const LIVES = `process.send({ kind: 'listening', address: 'here' }); process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1000);`;
const DIES = 'process.exit(3);';
const REFUSES = `process.send({ kind: 'refused', sentence: 'PORT: taken.' }, () => process.exit(1));`;

function watch(web: string, worker: string, backup = LIVES) {
  let givenUp = 0;
  supervisor = createSupervisor({
    screen: { say: (line) => void said.push(line), follow: () => undefined },
    onReport: (report) => void reports.push(report),
    onGivenUp: () => {
      givenUp += 1;
    },
    files: {
      web: program('web', web),
      worker: program('worker', worker),
      backup: program('backup', backup),
    },
    restartPolicy: (maxEnds) => {
      let ends = 0;
      return {
        ended: () => {
          ends += 1;
          return maxEnds !== null && ends > maxEnds ? 'give up' : { waitMs: 1 };
        },
      };
    },
  });
  supervisor.start('worker', {});
  supervisor.start('web', {});
  supervisor.start('backup', {});
  return { givenUp: () => givenUp };
}

const ends = (name: string) => said.filter((line) => line.startsWith(`${name} ended`)).length;

/** Reports in place of its address how its memory is bounded. */
const REPORTS_BOUNDS = LIVES.replace(
  "'here'",
  "[...process.execArgv, process.env.MALLOC_MMAP_THRESHOLD_ ?? 'as it likes'].join(' ')",
);

describe('what npm start does with its children', () => {
  it('a web process is bounded in what it keeps after a rush, and a worker, which calculates, is not', async () => {
    vi.stubEnv('MALLOC_MMAP_THRESHOLD_', undefined);
    watch(REPORTS_BOUNDS, REPORTS_BOUNDS);
    const addresses = () => reports.flatMap((report) => (report.kind === 'listening' ? report.address : []));
    await expect.poll(() => addresses().length).toBe(3);
    expect(addresses().filter((address) => /--max-semi-space-size=16.* 65536$/.test(address))).toHaveLength(
      1,
    );
    expect(addresses().filter((address) => address.endsWith(' as it likes'))).toHaveLength(1);
  });

  it('a bound of the operator’s own holds for every process', async () => {
    vi.stubEnv('MALLOC_MMAP_THRESHOLD_', '32768');
    watch(REPORTS_BOUNDS, REPORTS_BOUNDS);
    const bounds = () =>
      reports.flatMap((report) => (report.kind === 'listening' ? report.address.split(' ').at(-1) : []));
    await expect.poll(() => bounds().toSorted()).toEqual(['32768', '32768', 'here']);
  });

  it('a worker that always dies is tried again and again, and the site stays', {
    timeout: 300_000,
  }, async () => {
    const { givenUp } = watch(LIVES, DIES);
    await expect.poll(() => ends('worker'), { timeout: 120_000 }).toBeGreaterThan(7);
    expect([givenUp(), ends('web')]).toEqual([0, 0]);
  });

  it('a web process that always dies is given up once', { timeout: 300_000 }, async () => {
    const { givenUp } = watch(DIES, LIVES);
    await expect.poll(givenUp, { timeout: 120_000 }).toBe(1);
    expect(ends('web')).toBe(6);
  });

  it('backups that cannot start are said to the person at the terminal, and the site stays', async () => {
    const { givenUp } = watch(LIVES, LIVES, REFUSES);
    await expect.poll(() => said, { timeout: 120_000 }).toContain('backup: PORT: taken.');
    expect(givenUp()).toBe(0);
    expect(reports.filter(({ kind }) => kind === 'refused')).toEqual([]);
  });

  it('what a child cannot start with is handed on', async () => {
    watch(REFUSES, LIVES);
    await expect
      .poll(() => reports, { timeout: 120_000 })
      .toContainEqual({ kind: 'refused', sentence: 'PORT: taken.' });
  });
});
