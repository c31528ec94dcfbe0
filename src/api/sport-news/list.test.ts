import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedSamples } from '#domain/content/samples/seed-samples.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { newsListContract } from './list.contract.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  await seedSamples(test.services.db, { brand: 'blue', name: 'Trueline', now: test.services.clock.now() });
});
afterAll(() => test.close());

describe('200', () => {
  it.each(['en', 'zh_TW', 'zh_HK', 'vi'] as const)('lists the news in %s, newest first', async (locale) => {
    const answer = await callApi(test.services, { path: '/sport-news/list', locale });
    const items = newsListContract.data.parse(answer.data);
    expect(items.map((item) => item.language)).toEqual([locale, locale, locale]);
    expect(items.map((item) => item.date)).toEqual(
      items
        .map((item) => item.date)
        .sort()
        .reverse(),
    );
    expect(answer.meta).toEqual({ page: 1, per_page: 10, total: 3, last_page: 1, fallback: false });
  });
});

describe('422', () => {
  it('refuses a page that is none', async () => {
    const answer = await callApi(test.services, { path: '/sport-news/list?page=-1' });
    expect(answer).toMatchObject({ status: 422, http_code: 422 });
    expect(answer.messages.input_validates).toHaveProperty('page');
  });
});
