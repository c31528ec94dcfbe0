import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedPlans } from '#domain/plan/seed-plans.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
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
