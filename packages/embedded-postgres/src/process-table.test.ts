import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { listProcesses, processIdentity } from './process-table.ts';

test('a process keeps its identity while it lives, and has none afterwards', async () => {
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume()', 'a marker for the process table']);
  await once(child, 'spawn');
  const pid = child.pid ?? 0;
  const identity = processIdentity(pid);
  expect(identity).not.toBeNull();
  expect(processIdentity(pid)).toBe(identity);
  expect(identity).not.toBe(processIdentity(process.pid));
  expect(listProcesses().find((found) => found.pid === pid)?.command).toContain(
    'a marker for the process table',
  );
  child.stdin.end();
  await once(child, 'exit');
  expect(processIdentity(pid)).toBeNull();
});

test.each([0, -1, 1.5, Number.NaN])('%s is no process', (pid) => {
  expect(processIdentity(pid)).toBeNull();
});
