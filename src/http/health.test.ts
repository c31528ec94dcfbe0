import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#db/client.ts';
import { openDataCache } from '#domain/foundation/cache/data-cache.ts';
import { createClock, elapsedSince, startTimer } from '#platform/clock.ts';
import { isDatabaseAway } from '#platform/is-database-away.ts';
import { type DatabaseProxy, ERRORS, openDatabaseProxy } from '#tests/chaos/database-proxy.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { readReadiness } from './health.ts';

let test: TestDatabase;
let proxy: DatabaseProxy;
let database: Database;
beforeEach(async () => {
  test = await createTestDatabase();
  proxy = await openDatabaseProxy();
  database = openDatabase(proxy.addressOf(test.url), { role: 'app', max: 4 });
});
afterEach(async () => {
  proxy.become('well');
  database.limits.dropWaiting();
  await database.close();
  proxy.close();
  await test.drop();
});

const services = () => ({ db: database.db, clock: createClock() });
const readiness = () => readReadiness(services(), async () => true);

/** A connection that stands is the harder case: nothing shows that its answers are lost. */
const FASTER_ERRORS = ERRORS.filter((problem) => problem !== 'slow');

describe('readiness', () => {
  it.each(FASTER_ERRORS)(
    'says no within two seconds while the way to the database is %s',
    async (problem) => {
      expect((await readiness()).ready).toBe(true);
      proxy.become(problem);
      const started = startTimer();
      expect(await readiness()).toEqual({ ready: false, database: false, data: false });
      expect(elapsedSince(started)).toBeLessThan(2000);
    },
  );

  it('says no while readers would wait, though the database itself is well', async () => {
    const held = await Promise.all(Array.from({ length: 4 }, () => database.pool.connect()));
    expect((await readiness()).ready).toBe(false);
    for (const client of held) client.release();
    await expect.poll(async () => (await readiness()).ready).toBe(true);
  });
});

describe('a look at the facts that is never answered', () => {
  it('fails, and so do those behind it, until the next one is answered', async () => {
    await openDataCache(services());
    proxy.become('swallowing');
    const waiting = [1, 2, 3].map(() => openDataCache(services()).catch((error: unknown) => error));
    const first = await Promise.race(waiting);
    expect(isDatabaseAway(first)).toBe(true);
    proxy.become('well');
    await expect.poll(() => openDataCache(services()).then(() => 'seen', String)).toBe('seen');
    await Promise.all(waiting);
  });
});
