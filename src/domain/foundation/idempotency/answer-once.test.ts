import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findIdempotencyKey } from '#db/queries/idempotency-key.ts';
import { appSetting } from '#db/tables/app-setting.ts';
import { expireOrders } from '#domain/money/order/expire-orders.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { newId } from '#platform/id.ts';
import { DAY_MS } from '#terms/durations.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { answerOnce, type OnceKey } from './answer-once.ts';

const NOW = new Date('2026-11-20T02:00:00Z');
let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

const newKey = (): OnceKey => ({ brand: 'blue', scope: 'x', key: newId(), requestHash: 'h' });
const ok = (body: string) => ({ httpCode: 200, body });
/** An effect that can be counted: a row of its own. */
const effect = (services: Services, key: string) =>
  services.db.insert(appSetting).values({ key, value: [], updatedAt: NOW });
async function effectsOf(key: string): Promise<number> {
  const { rowCount } = await test.services.db.execute(sql`select 1 from app_setting where key = ${key}`);
  return rowCount ?? 0;
}

describe('the work and its answer', () => {
  it('are one commit: a failure of ours leaves neither, and the next call does the work', async () => {
    const name = newKey();
    const failing = answerOnce(test.services, name, async (inTransaction) => {
      await effect(inTransaction, name.key);
      throw new Error('the disk is full');
    });
    await expect(failing).rejects.toThrow('the disk is full');
    expect(await effectsOf(name.key)).toBe(0);
    const work = async (inTransaction: Services) => {
      await effect(inTransaction, name.key);
      return ok('{"b":1,"a":2}');
    };
    expect(await answerOnce(test.services, name, work)).toEqual(ok('{"b":1,"a":2}'));
    expect(await answerOnce(test.services, name, work)).toEqual(ok('{"b":1,"a":2}'));
    expect(await effectsOf(name.key)).toBe(1);
  });

  it('leave no effect and no answer where the connection dies before the commit', async () => {
    const name = newKey();
    const killed = answerOnce(test.services, name, async (inTransaction) => {
      await effect(inTransaction, name.key);
      const { rows } = await inTransaction.db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await test.services.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid ?? 0})`);
      return ok('"never"');
    });
    await expect(killed).rejects.toThrow();
    expect([await effectsOf(name.key), await findIdempotencyKey(test.services.db, name)]).toEqual([0, null]);
    expect(await answerOnce(test.services, name, async () => ok('"at once"'))).toEqual(ok('"at once"'));
  });

  it('are rolled back only as far as the use case does when it refuses, and the refusal is stored', async () => {
    const name = newKey();
    const work = async (inTransaction: Services) => {
      await effect(inTransaction, `${name.key} outside`);
      const inner = inTransaction.db.transaction(async (tx) => {
        await tx.insert(appSetting).values({ key: name.key, value: [], updatedAt: NOW });
        throw new AppError('conflict', 'no');
      });
      await inner.catch(() => undefined);
      return { httpCode: 409, body: '"no"' };
    };
    const answers = [
      await answerOnce(test.services, name, work),
      await answerOnce(test.services, name, work),
    ];
    expect(answers).toEqual([answers[0], answers[0]]);
    expect([await effectsOf(name.key), await effectsOf(`${name.key} outside`)]).toEqual([0, 1]);
  });
});

describe('a second call', () => {
  it('waits for the first one a bounded time and learns that it is still running', async () => {
    const name = newKey();
    const [begun, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const first = answerOnce(test.services, name, async () => {
      begun.resolve();
      await gate.promise;
      return ok('1');
    });
    await begun.promise;
    const work = async () => ok('2');
    const early = answerOnce(test.services, name, work, 100);
    await expect(early).rejects.toMatchObject({
      code: 'conflict',
      retryAfterS: 2,
      fields: { base: [{ key: 'orders.keyInUse' }] },
    });
    const patient = answerOnce(test.services, name, work);
    gate.resolve();
    expect([await first, await patient]).toEqual([ok('1'), ok('1')]);
  });

  it('waits for a transaction of another process, and takes the key over when that is gone', async () => {
    const name = newKey();
    const other = await test.services.db.$client.connect();
    const text = `idempotency_key ${name.brand} ${name.scope} ${name.key}`;
    await other.query('begin');
    await other.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [text]);
    const work = async () => ok('"taken over"');
    await expect(answerOnce(test.services, name, work, 100)).rejects.toMatchObject({ code: 'conflict' });
    const waiting = answerOnce(test.services, name, work);
    other.release(true);
    expect(await waiting).toEqual(ok('"taken over"'));
  });

  it('does not hold a connection while it waits', async () => {
    const name = newKey();
    const gate = Promise.withResolvers<void>();
    const work = async () => {
      await gate.promise;
      return ok('1');
    };
    const all = Array.from({ length: 200 }, () => answerOnce(test.services, name, work));
    // The pool of these services has four connections; one that is left answers this.
    expect(await effectsOf('nothing')).toBe(0);
    gate.resolve();
    expect(new Set((await Promise.all(all)).map(({ body }) => body))).toEqual(new Set(['1']));
  });

  it('is refused where it asks something else under the same key', async () => {
    const name = newKey();
    await answerOnce(test.services, name, async () => ok('1'));
    const other = answerOnce(test.services, { ...name, requestHash: 'other' }, async () => ok('2'));
    await expect(other).rejects.toMatchObject({ fields: { base: [{ key: 'orders.keyReused' }] } });
  });

  it('does the work itself after an answer that only invites to try again', async () => {
    const name = newKey();
    await answerOnce(test.services, name, async () => ({ httpCode: 429, body: '"later"' }));
    expect(await answerOnce(test.services, name, async () => ok('1'))).toEqual(ok('1'));
  });
});

describe('a key whose day is over', () => {
  it('is used again by one of all who ask with it', async () => {
    const name = newKey();
    test.setNow(NOW);
    await answerOnce(test.services, name, async () => ok('"old"'));
    test.setNow(new Date(NOW.getTime() + DAY_MS + 60_000));
    let runs = 0;
    const work = async () => {
      runs += 1;
      return ok(`"run ${runs}"`);
    };
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => answerOnce(test.services, name, work)),
    );
    expect([runs, new Set(answers.map(({ body }) => body))]).toEqual([1, new Set(['"run 1"'])]);
  });

  it('is deleted, batch by batch, and no other', async () => {
    test.setNow(NOW);
    const name = newKey();
    await answerOnce(test.services, name, async () => ok('1'));
    await test.services.db.execute(sql`
      insert into idempotency_key (brand, scope, key, request_hash, http_code, body, created_at, expires_at)
      select 'blue', 'old', gen_random_uuid(), 'h', 200, '', timestamptz '2026-11-01', timestamptz '2026-11-02'
      from generate_series(1, 2500)`);
    expect((await expireOrders(test.services)).keys).toBe(2500);
    expect(await findIdempotencyKey(test.services.db, name)).not.toBeNull();
    test.setNow(new Date(NOW.getTime() + DAY_MS + 60_000));
    await expireOrders(test.services);
    expect(await findIdempotencyKey(test.services.db, name)).toBeNull();
  });
});
