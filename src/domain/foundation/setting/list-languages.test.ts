import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertWebsiteLanguages } from '#db/queries/website-language.ts';
import { websiteLanguage } from '#db/tables/website-language.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { listLanguages } from './list-languages.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

it('answers the built-in four, Chinese of Taiwan first among them, where a brand has none', async () => {
  const languages = await listLanguages(test.services, { brand: 'none' });
  expect(languages.map((language) => [language.language_code, language.is_primary])).toEqual([
    ['en', 0],
    ['zh_TW', 1],
    ['zh_HK', 0],
    ['vi', 0],
  ]);
});

it('answers what the operator has switched on, in their order', async () => {
  const row = (languageCode: 'en' | 'vi', position: number) => ({
    brand: 'blue',
    languageCode,
    displayName: `name of ${languageCode}`,
    isPrimary: languageCode === 'vi' ? 1 : 0,
    position,
    enabled: true,
  });
  await insertWebsiteLanguages(test.services.db, [row('en', 2), row('vi', 1)]);
  const both = await listLanguages(test.services, { brand: 'blue' });
  expect(both).toEqual([
    { language_code: 'vi', display_name: 'name of vi', is_primary: 1 },
    { language_code: 'en', display_name: 'name of en', is_primary: 0 },
  ]);
  await test.services.db
    .update(websiteLanguage)
    .set({ enabled: false })
    .where(eq(websiteLanguage.languageCode, 'en'));
  expect(await listLanguages(test.services, { brand: 'blue' })).toHaveLength(1);
});
