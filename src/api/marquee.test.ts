import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedSamples } from '#domain/content/samples/seed-samples.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { announcementsContract } from './ai-announcements.contract.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  await seedSamples(test.services.db, { brand: 'blue', name: 'Trueline', now: test.services.clock.now() });
});
afterAll(() => test.close());

describe('200', () => {
  it('says the same as the announcements', async () => {
    const [older, newer] = await Promise.all([
      callApi(test.services, { path: '/marquee', locale: 'vi' }),
      callApi(test.services, { path: '/ai-announcements', locale: 'vi' }),
    ]);
    const items = announcementsContract.data.parse(newer.data);
    expect(items).toHaveLength(3);
    expect(older.data).toEqual(items.map(({ content }) => ({ content })));
  });
});
