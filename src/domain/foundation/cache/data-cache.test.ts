import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appSetting } from '#db/tables/app-setting.ts';
import { fixedClock } from '#platform/clock.ts';
import { countRounds } from '#tests/support/count-rounds.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { addForecast, minutesAfter } from '#tests/support/factories.ts';
import { insertSmallSeason, smallGame } from '#tests/support/small-season.ts';
import { cacheStore, openDataCache } from './data-cache.ts';

const NOW = new Date('2016-11-20T08:00:00Z');
let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  test.setNow(NOW);
  const games = [smallGame({ key: 'one', startAt: minutesAfter(NOW, 300) })];
  await insertSmallSeason(test.services, { games });
});
afterAll(() => test.close());

/** An answer that counts how often it was worked out. */
function counter() {
  let n = 0;
  return async () => {
    n += 1;
    return n;
  };
}

describe('what is cached of facts', () => {
  it('is worked out once until a fact of its topics is added, and then again at once', async () => {
    const [record, prices] = [cacheStore<number>(['record']), cacheStore<number>(['prices'])];
    const [ofRecord, ofPrices] = [counter(), counter()];
    const ask = async () => {
      const cache = await openDataCache(test.services);
      return [
        await cache.getOrCompute(record, 'a', ofRecord),
        await cache.getOrCompute(prices, 'a', ofPrices),
      ];
    };
    expect(await ask()).toEqual([1, 1]);
    expect(await ask()).toEqual([1, 1]);
    await addForecast(test.services, { gameKey: 'one', knownAt: minutesAfter(NOW, -1) });
    expect(await ask()).toEqual([1, 2]);
    await test.services.db.insert(appSetting).values({ key: 'some', value: [], updatedAt: NOW });
    expect(await ask()).toEqual([2, 2]);
  });

  it('does not change with a transaction that has not been committed, or never is', async () => {
    const store = cacheStore<number>(['prices']);
    const count = counter();
    const ask = async () => (await openDataCache(test.services)).getOrCompute(store, 'a', count);
    expect(await ask()).toBe(1);
    await test.services.db
      .transaction(async (tx) => {
        await tx.execute('update fact_version set version = version where false');
        await addForecast(
          { ...test.services, db: tx as unknown as TestServices['services']['db'] },
          {
            gameKey: 'one',
            knownAt: minutesAfter(NOW, -2),
          },
        );
        expect(await ask()).toBe(1);
        throw new Error('never mind');
      })
      .catch(() => undefined);
    expect(await ask()).toBe(1);
  });

  it('ends with the instant that the answer names, and is not used by a clock that was turned back', async () => {
    const store = cacheStore<number>(['prices'], () => minutesAfter(NOW, 10));
    const count = counter();
    const at = async (minutes: number) => {
      const clock = fixedClock(minutesAfter(NOW, minutes));
      return (await openDataCache({ ...test.services, clock })).getOrCompute(store, 'a', count);
    };
    expect([await at(0), await at(9), await at(10)]).toEqual([1, 1, 2]);
    // Before the newest forecast was known nothing is cached at all.
    expect([await at(-30), await at(-30)]).toEqual([3, 4]);
  });

  it('is asked once where it is a query, which each who waits for it would send again', async () => {
    const store = cacheStore<readonly { key: string }[]>(['wording']);
    const { db } = test.services;
    const ask = async () =>
      (await openDataCache(test.services)).getOrCompute(store, 'a', () =>
        db.select({ key: appSetting.key }).from(appSetting),
      );
    await ask();
    const { questions } = await countRounds(test.services, async () => [await ask(), await ask()]);
    // The two looks at the versions, and nothing else.
    expect(questions).toBe(2);
  });

  it('is shared by those who ask at the same time, and forgotten where it failed', async () => {
    const store = cacheStore<number>(['games']);
    const count = counter();
    const ask = async () => (await openDataCache(test.services)).getOrCompute(store, 'a', count);
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
    const fail = async () => {
      const cache = await openDataCache(test.services);
      return cache.getOrCompute(store, 'b', () => Promise.reject(new Error('no')));
    };
    await expect(fail()).rejects.toThrow('no');
    expect(await (await openDataCache(test.services)).getOrCompute(store, 'b', count)).toBe(2);
  });
});
