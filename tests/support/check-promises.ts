import { afterAll, afterEach, beforeEach, expect, type TestContext } from 'vitest';
import { seenCodes } from './seen-codes.ts';

/**
 * A test beside an endpoint keeps what its `describe('404 …')` says: somewhere in each such block a call was answered with this code while
 * the test asserted something and passed. An empty block, or one whose test stops early, fails.
 */
type Suite = TestContext['task']['suite'];
const promised = new Map<string, boolean>();

function promiseOf(suite: Suite): { readonly name: string; readonly code: number } | null {
  if (suite === undefined) return null;
  const [, code] = /^([2-5]\d\d)\b/.exec(suite.name) ?? [];
  return code === undefined ? promiseOf(suite.suite) : { name: suite.name, code: Number(code) };
}

beforeEach(({ task }) => {
  seenCodes.clear();
  const promise = promiseOf(task.suite);
  if (promise !== null && !promised.has(promise.name)) promised.set(promise.name, false);
});

afterEach(({ task }) => {
  const promise = promiseOf(task.suite);
  if (promise === null || !seenCodes.has(promise.code)) return;
  if (expect.getState().assertionCalls > 0) promised.set(promise.name, true);
});

// biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern of the first parameter.
afterAll(({}, suite) => {
  const broken = [...promised].filter(([, isHeld]) => !isHeld).map(([name]) => name);
  promised.clear();
  if (!/\/src\/api\/.*\.test\.ts$/.test(suite.file.filepath)) return;
  expect(broken, 'a describe promises a code that none of its tests saw and asserted').toEqual([]);
});
