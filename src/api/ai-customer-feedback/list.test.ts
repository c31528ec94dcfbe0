import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedSamples } from '#domain/content/samples/seed-samples.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { feedbackListContract } from './list.contract.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  await seedSamples(test.services.db, { brand: 'blue', name: 'Trueline', now: test.services.clock.now() });
});
afterAll(() => test.close());

describe('200', () => {
  it('lists samples under their name, newest first', async () => {
    const answer = await callApi(test.services, { path: '/ai-customer-feedback/list' });
    const items = feedbackListContract.data.parse(answer.data);
    expect(items.map(({ name, is_sample }) => [name, is_sample])).toEqual([
      ['Sample 1', true],
      ['Sample 2', true],
      ['Sample 3', true],
    ]);
    expect(answer.meta).toEqual({ page: 1, per_page: 10, total: 3, last_page: 1, fallback: false });
  });

  it('divides into pages', async () => {
    const { data, meta } = await callApi(test.services, {
      path: '/ai-customer-feedback/list?page=2&per_page=2',
    });
    expect(feedbackListContract.data.parse(data)).toHaveLength(1);
    expect(meta).toMatchObject({ page: 2, total: 3, last_page: 2 });
  });

  it('shows no sample in production', async () => {
    const production = { ...test.services, env: { ...test.services.env, APP_MODE: 'production' as const } };
    expect(await callApi(production, { path: '/ai-customer-feedback/list' })).toMatchObject({
      data: [],
      meta: { total: 0, last_page: 1 },
    });
  });
});

describe('422', () => {
  it.each(['page=0', 'per_page=101', 'page=x'])('refuses %s', async (query) => {
    expect(await callApi(test.services, { path: `/ai-customer-feedback/list?${query}` })).toMatchObject({
      status: 422,
      http_code: 422,
    });
  });
});
