import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { elapsedSince, startTimer } from '#platform/clock.ts';
import { isDatabaseAway } from '#platform/is-database-away.ts';
import { type DatabaseProxy, openDatabaseProxy } from '#tests/chaos/database-proxy.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { type Database, openDatabase } from './client.ts';
import { sql } from './drizzle.ts';

const STATEMENT_MS = 200;
/** Far above the limits that are tried, and far below a wait for ever. */
const PROMPT_MS = 10_000;

let test: TestDatabase;
let proxy: DatabaseProxy;
let database: Database;
beforeEach(async () => {
  test = await createTestDatabase();
  proxy = await openDatabaseProxy();
  database = openDatabase(proxy.addressOf(test.url), {
    role: 'app',
    max: 2,
    statementTimeoutMs: STATEMENT_MS,
    waitMs: 500,
  });
});
afterEach(async () => {
  proxy.become('well');
  await database.close();
  proxy.close();
  await test.drop();
});

const ask = async () => (await database.db.execute(sql`select 1 as n`)).rows;

/** What a promise fails with; it is an error where it does not fail in time. */
async function failureOf(work: Promise<unknown>): Promise<unknown> {
  const started = startTimer();
  const failure = await work.then(
    () => new Error('it did not fail'),
    (error: unknown) => error,
  );
  expect(elapsedSince(started)).toBeLessThan(PROMPT_MS);
  return failure;
}

describe('a way to the database that swallows what is sent', () => {
  it('fails a question in time, and the pool has all its places afterwards', async () => {
    await ask();
    proxy.become('swallowing');
    const failures = await Promise.all([failureOf(ask()), failureOf(ask()), failureOf(ask())]);
    expect(failures.map(isDatabaseAway)).toEqual([true, true, true]);
    proxy.become('well');
    expect(await Promise.all([ask(), ask(), ask()])).toHaveLength(3);
    expect(database.pool.waitingCount).toBe(0);
  });

  it('fails a transaction between two statements, and does not take its connection back', async () => {
    const failure = await failureOf(
      database.db.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        proxy.become('swallowing');
        await tx.execute(sql`select 2`);
      }),
    );
    expect(isDatabaseAway(failure)).toBe(true);
    proxy.become('well');
    await expect.poll(() => database.pool.totalCount - database.pool.idleCount).toBe(0);
    expect(await ask()).toEqual([{ n: 1 }]);
  });

  it('loses no place of the pool where a transaction cannot even begin', async () => {
    for (let time = 0; time < 3; time += 1) {
      await ask();
      proxy.become('swallowing');
      await failureOf(database.db.transaction(async () => 'begun'));
      proxy.become('well');
      await expect.poll(() => database.pool.totalCount - database.pool.idleCount).toBe(0);
    }
    // On a busy machine the first connection after an error may still come too late.
    const begin = () => database.db.transaction(async () => 'begun').catch(isDatabaseAway);
    await expect.poll(begin).toBe('begun');
  });

  it('answers everybody who waits at once', async () => {
    await ask();
    proxy.become('swallowing');
    const waiting = failureOf(ask());
    await expect.poll(() => database.pool.idleCount).toBe(0);
    database.limits.dropWaiting();
    expect(isDatabaseAway(await waiting)).toBe(true);
  });
});

describe('a connection that is given back before its answer is there', () => {
  it('is closed and not used again', async () => {
    const client = await database.pool.connect();
    const asked = client.query('select pg_sleep(0.1)').catch(() => undefined);
    client.release();
    await asked;
    expect(database.pool.totalCount).toBe(0);
    expect(await ask()).toEqual([{ n: 1 }]);
  });
});

describe('a failure', () => {
  it('is the database being away only where it says so', async () => {
    const refused = await failureOf(database.db.execute(sql`select 1 / 0`));
    expect(isDatabaseAway(refused)).toBe(false);
    const elsewhere = new TypeError('fetch failed', {
      cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
    });
    expect(isDatabaseAway(elsewhere)).toBe(false);
    proxy.become('refused');
    expect(isDatabaseAway(await failureOf(ask()))).toBe(true);
    expect(isDatabaseAway(await failureOf(database.db.transaction(async () => 1)))).toBe(true);
  });
});
