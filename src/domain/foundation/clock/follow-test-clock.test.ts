import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClock, type MovableClock } from '#platform/clock.ts';
import { readEnv } from '#platform/env.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { TEST_SECRET_KEY } from '#tests/support/secret-key.ts';
import { followTestClock, moveTestClock } from './follow-test-clock.ts';

let test: TestServices;
let web: MovableClock;
let worker: MovableClock;

beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());
beforeEach(() => {
  web = createClock();
  worker = createClock();
});

/** Two clocks that run with the machine's never show the same millisecond; within a second they agree. */
function expectNear(left: Date, right: Date): void {
  expect(Math.abs(left.getTime() - right.getTime())).toBeLessThan(1000);
}

describe('the test clock', () => {
  it('is the machine clock until somebody moves it', async () => {
    await followTestClock(test.services, worker);
    expect(worker.offsetMs()).toBe(0);
  });

  it('set by one process is taken over by the others, and runs on', async () => {
    const target = new Date('2030-05-01T12:00:00Z');
    const answered = await moveTestClock(test.services, web, { now: target.toISOString() });
    expectNear(answered, target);
    await followTestClock(test.services, worker);
    expectNear(worker.now(), target);
    expect(worker.offsetMs()).toBe(web.offsetMs());
  });

  it('advances from where it stands', async () => {
    await moveTestClock(test.services, web, { now: '2030-05-01T12:00:00Z' });
    await moveTestClock(test.services, web, { advance_s: 90 });
    await moveTestClock(test.services, web, { advance_s: -30 });
    await followTestClock(test.services, worker);
    expectNear(worker.now(), new Date('2030-05-01T12:01:00Z'));
  });

  it.each(['demo', 'production'] as const)('moves nothing in mode %s', async (mode) => {
    await moveTestClock(test.services, web, { advance_s: 86_400 });
    const given = {
      DATABASE_URL: 'postgres://host/db',
      ORIGIN: 'https://example.org',
      SECRET_KEY: TEST_SECRET_KEY,
    };
    const env = readEnv({ APP_MODE: mode, ...given });
    await followTestClock({ ...test.services, env }, worker);
    expect(worker.offsetMs()).toBe(0);
  });
});
