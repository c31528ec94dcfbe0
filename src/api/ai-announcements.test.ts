import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedSamples } from '#domain/content/samples/seed-samples.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { announcementsContract } from './ai-announcements.contract.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  const now = test.services.clock.now();
  await seedSamples(test.services.db, { brand: 'blue', name: 'Trueline', now });
});
afterAll(() => test.close());

describe('200', () => {
  it('lists what the ticker says, in the reader’s language', async () => {
    const answer = await callApi(test.services, { path: '/ai-announcements', locale: 'zh_TW' });
    expect(answer).toMatchObject({ status: 200, http_code: 200, meta: { fallback: false } });
    const items = announcementsContract.data.parse(answer.data);
    expect(items).toHaveLength(3);
    expect(items[0]?.content).toMatch(/^這是 Trueline ./);
  });

  it('is empty, not an error, for a brand that says nothing', async () => {
    expect(await callApi(test.services, { path: '/ai-announcements', brand: 'orange' })).toMatchObject({
      status: 200,
      data: [],
    });
  });
});
