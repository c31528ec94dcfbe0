import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedPlans } from '#domain/money/plan/seed-plans.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { minutesAfter } from '#tests/support/factories.ts';
import { makeMember } from '#tests/support/members.ts';
import { FIRST_NOON, playRecord } from '#tests/support/played-record.ts';
import { openSite } from '#tests/support/site.ts';
import { insertSmallSeason, smallGame } from '#tests/support/small-season.ts';
import { planListContract } from './list.contract.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  await seedPlans(test.services.db, { brand: 'blue' });
});
afterAll(() => test.close());

describe('200', () => {
  it('lists the plans with whole prices, the shortest first', async () => {
    const answer = await callApi(test.services, { path: '/plan/list', locale: 'zh_HK' });
    const plans = planListContract.data.parse(answer.data);
    expect(plans.map(({ name, price, purchasable }) => [name, price, purchasable])).toEqual([
      ['日費計劃', 1200, true],
      ['週費計劃', 3000, true],
      ['月費計劃', 8000, true],
      ['季費計劃', 20_000, true],
      ['年費計劃', 48_000, true],
    ]);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  it('answers the version of the purchase terms, with which a client can order', async () => {
    const termsVersion = async () =>
      planListContract.meta.parse((await callApi(test.services, { path: '/plan/list' })).meta).terms_version;
    expect(await termsVersion()).toBeNull();
    const site = await openSite(test.services);
    expect(await termsVersion()).toBe(site.termsVersion);
  });

  it('keeps the plans below the one that runs from a member until it ends', async () => {
    const { token } = await makeMember(test.services, { planDays: 30 });
    const answer = await callApi(test.services, { path: '/plan/list', token });
    const plans = planListContract.data.parse(answer.data);
    expect(plans.map(({ period, reason }) => [period, reason])).toEqual([
      ['daily', 'lower_plan'],
      ['weekly', 'lower_plan'],
      ['monthly', null],
      ['quarterly', null],
      ['yearly', null],
    ]);
  });
});

describe('what a plan would contain', () => {
  it('is the coming matches of the schedule, and no promise of picks before we have published long enough', async () => {
    const { services } = test;
    await playRecord(test, 3);
    const answer = await callApi(services, { path: '/plan/list' });
    const [daily] = planListContract.data.parse(answer.data);
    // Three stand for the match to come, and nothing more is said of the day.
    expect(daily?.content).toMatchObject({ matches: 2, published: 3, picks: null });
    expect(answer.meta).toMatchObject({ rate: null });
  });

  it('counts the picks to expect once the rate is known, and only for the leagues asked for', async () => {
    const { services } = test;
    const { rows } = await services.db.execute<{ at: string }>(
      sql`select min(published_at)::text as at from pick`,
    );
    test.setNow(new Date(Date.parse(String(rows[0]?.at)) + 16 * 86_400_000));
    await insertSmallSeason(services, {
      games: [17, 18, 19].map((day) =>
        smallGame({ key: `later ${day}`, startAt: minutesAfter(FIRST_NOON, day * 1440) }),
      ),
    });
    const list = async (query = '') => {
      const answer = await callApi(services, { path: `/plan/list${query}` });
      return planListContract.data.parse(answer.data)[1]?.content;
    };
    const content = await list();
    expect(content).toMatchObject({ matches: 3, picks: { low: expect.any(Number) } });
    expect(await list('?leagues=EPL')).toEqual(content);
  });
});

describe('422', () => {
  it('refuses leagues that are none', async () => {
    const answer = await callApi(test.services, { path: '/plan/list?leagues=epl' });
    expect(answer.http_code).toBe(422);
  });
});
