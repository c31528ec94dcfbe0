import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DatabaseProxy, openDatabaseProxy } from '#tests/chaos/database-proxy.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { type DatabaseState, type DatabaseWatch, watchDatabase } from './watch-database.ts';

let test: TestDatabase;
let proxy: DatabaseProxy;
let watch: DatabaseWatch;
let states: DatabaseState[];
beforeEach(async () => {
  test = await createTestDatabase();
  proxy = await openDatabaseProxy();
  watch = watchDatabase(proxy.addressOf(test.url), {
    everyMs: 50,
    slowMs: 300,
    awayMs: 1000,
    connectMs: 2000,
  });
  states = [];
  watch.onChange((state) => states.push(state));
});
afterEach(async () => {
  await watch.stop();
  proxy.close();
  await test.drop();
});

describe('the watch on the database', () => {
  it.each(['refused', 'hung', 'swallowing'] as const)(
    'says away where it is %s, and well again',
    async (error) => {
      proxy.become(error);
      await expect.poll(watch.state).toBe('away');
      proxy.become('well');
      await expect.poll(watch.state).toBe('well');
    },
  );

  it('says slow where each answer takes half a second, and never away', async () => {
    // The connection stands, and has answered, before the answers become slow: opening one takes longer than an answer may.
    proxy.become('refused');
    await expect.poll(watch.state).toBe('away');
    proxy.become('well');
    await expect.poll(watch.state).toBe('well');
    const before = states.length;
    proxy.become('slow');
    await expect.poll(watch.state).toBe('slow');
    proxy.become('well');
    await expect.poll(watch.state).toBe('well');
    expect(states.slice(before)).toEqual(['slow', 'well']);
  });

  it('asks again soon while the database is away, however seldom it asks otherwise', async () => {
    proxy.become('refused');
    const times = { everyMs: 3_600_000, awayEveryMs: 20, slowMs: 300, awayMs: 1000, connectMs: 2000 };
    const seldom = watchDatabase(proxy.addressOf(test.url), times);
    await expect.poll(seldom.state).toBe('away');
    proxy.become('well');
    await expect.poll(seldom.state).toBe('well');
    await seldom.stop();
  });

  it('stops at once while it waits for an answer that never comes', async () => {
    proxy.become('swallowing');
    await expect.poll(watch.state).toBe('away');
    await watch.stop();
    expect(watch.state()).toBe('away');
  });
});
