import { afterAll, afterEach, beforeEach, expect, type TestContext } from 'vitest';
import { answeredCalls, assertedCalls } from './answered-calls.ts';

/**
 * Each handler of the office has a test file that holds it: the one beside it, or the one that `office-tests.ts` names. In one of the
 * file's tests the handler did what was asked, and the test asserted something afterwards. A test that only calls fails its file.
 */
const asserted = new Set<string>();

beforeEach(() => {
  answeredCalls.length = 0;
});

afterEach(() => {
  for (const call of assertedCalls(answeredCalls, expect.getState().assertionCalls)) asserted.add(call);
});

// biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern of the first parameter.
afterAll(async ({}, suite) => {
  const seen = [...asserted];
  asserted.clear();
  const [, file] = /\/src\/api\/(office\/.*)\.test\.ts$/.exec(suite.file.filepath) ?? [];
  if (file === undefined) return;
  const { missingCalls } = await import('./office-tests.ts');
  // Where single tests are run by name, the others have asserted nothing.
  if (suite.file.tasks.some(isPassedOver)) return;
  expect(
    missingCalls(file, seen),
    `${file}.test.ts is to hold these calls, and no test of it asserted anything after one`,
  ).toEqual([]);
});

type Task = TestContext['task']['file']['tasks'][number];
const isPassedOver = (task: Task): boolean =>
  task.mode === 'skip' || ('tasks' in task && task.tasks.some(isPassedOver));
