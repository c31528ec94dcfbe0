import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { processIdentity } from './process-table.ts';
import { acquireSupervisorLock, findLockHolder } from './supervisor-lock.ts';

let home = '';

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'trueline-lock-'));
});

afterEach(() => rmSync(home, { recursive: true, force: true }));

function writeLock(record: unknown): void {
  writeFileSync(join(home, 'supervisor.lock'), typeof record === 'string' ? record : JSON.stringify(record));
}

test('a held lock is refused, names its holder and can be taken after its release', () => {
  const lock = acquireSupervisorLock(home);
  expect(() => acquireSupervisorLock(home)).toThrow(`process ${process.pid}`);
  lock.publishPort(5_432);
  expect(findLockHolder(home)?.port).toBe(5_432);
  lock.release();
  expect(findLockHolder(home)).toBeNull();
  acquireSupervisorLock(home).release();
  expect(readdirSync(home)).toEqual([]);
});

test.each([
  ['whose holder has ended', { pid: 2 ** 22 + 1, identity: 'x/1', since: '2026-01-01T00:00:00Z' }],
  [
    'whose number now belongs to another process',
    { pid: process.pid, identity: 'earlier boot/1', since: '' },
  ],
  ['that cannot be read', '{"pid":'],
  ['that is empty', ''],
])('a lock %s is taken over', (_case, record) => {
  writeLock(record);
  const lock = acquireSupervisorLock(home);
  expect(findLockHolder(home)).toMatchObject({ pid: process.pid, identity: processIdentity(process.pid) });
  lock.release();
});

test('releasing leaves a lock alone that somebody else took meanwhile', () => {
  const lock = acquireSupervisorLock(home);
  const parent = { pid: process.ppid, identity: processIdentity(process.ppid), since: 'later' };
  writeLock(parent);
  lock.release();
  expect(findLockHolder(home)).toMatchObject({ pid: process.ppid });
});

test('of many processes that find a dead lock at once exactly one gets it', async () => {
  writeLock({ pid: 2 ** 22 + 1, identity: 'x/1', since: '' });
  const code = `
    import { acquireSupervisorLock } from ${JSON.stringify(new URL('./supervisor-lock.ts', import.meta.url).href)};
    process.stdout.write('ready');
    process.stdin.once('data', () => {
      try { acquireSupervisorLock(${JSON.stringify(home)}); process.stdout.write('+'); } catch { process.stdout.write('-'); }
    });
    process.stdin.once('end', () => process.exit(0));`;
  const children = Array.from({ length: 6 }, () =>
    spawn(process.execPath, ['--input-type=module', '-e', code]),
  );
  await Promise.all(children.map((child) => once(child.stdout, 'data')));
  const answers = children.map(async (child) => String((await once(child.stdout, 'data'))[0]));
  for (const child of children) child.stdin.write('go');
  const got = await Promise.all(answers);
  for (const child of children) child.stdin.end();
  await Promise.all(children.map((child) => once(child, 'exit')));
  expect(got.filter((answer) => answer === '+')).toHaveLength(1);
  expect(got.filter((answer) => answer === '-')).toHaveLength(5);
});
