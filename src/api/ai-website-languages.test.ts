import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedBrand } from '#domain/operations/brand/seed-brand.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  await seedBrand(test.services, {
    key: 'blue',
    name: 'Trueline',
    jurisdiction: 'TW',
    languages: ['vi', 'en'],
    primaryLanguage: 'vi',
  });
});
afterAll(() => test.close());

describe('200', () => {
  it('lists the languages of the brand, one of them primary', async () => {
    const answer = await callApi(test.services, { path: '/ai-website-languages' });
    expect(answer).toMatchObject({ status: 200, http_code: 200 });
    expect(answer.data).toEqual([
      { language_code: 'vi', display_name: 'Tiếng Việt', is_primary: 1 },
      { language_code: 'en', display_name: 'English', is_primary: 0 },
    ]);
    expect(answer.headers.get('Cache-Control')).toBe('private, max-age=60');
  });

  it('lists the built-in four where a brand has set none', async () => {
    const { data } = await callApi(test.services, { path: '/ai-website-languages', brand: 'orange' });
    expect(data).toHaveLength(4);
  });
});
