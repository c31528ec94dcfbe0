import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedSamples } from '#domain/content/samples/seed-samples.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { contactsContract } from './contact-infos.contract.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  await seedSamples(test.services.db, { brand: 'blue', name: 'Trueline', now: test.services.clock.now() });
});
afterAll(() => test.close());

describe('200', () => {
  it('lists the contacts, samples at addresses that belong to no one', async () => {
    const answer = await callApi(test.services, { path: '/contact-infos' });
    const contacts = contactsContract.data.parse(answer.data);
    expect(contacts.map(({ type }) => type)).toEqual(['mail', 'line', 'telegram']);
    for (const { value, is_sample } of contacts) {
      expect(is_sample).toBe(true);
      expect(value).toContain('example.com');
    }
  });
});
