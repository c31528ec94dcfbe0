import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { websiteLanguage } from '#db/tables/website-language.ts';
import type { TestServices } from '#tests/support/database.ts';
import { pageServices, pageSite } from '#tests/support/page-site.ts';

let test: TestServices;
beforeAll(async () => {
  test = await pageServices();
});
afterAll(() => test.close());

const site = (environment?: Partial<TestServices['services']['env']>) => pageSite(test, environment);

describe('the language', () => {
  it('of a prefix is remembered for a year, and only where it is another one', async () => {
    const { ask } = site();
    const { header, requestContext } = await ask('/vi', { Cookie: 'sports_ai_lang=en' });
    expect(header('Set-Cookie')).toBe('sports_ai_lang=vi; Max-Age=31536000; Path=/; SameSite=Lax');
    expect(requestContext?.locale).toBe('vi');
    expect((await ask('/vi', { Cookie: 'sports_ai_lang=vi' })).header('Set-Cookie')).toBeNull();
  });

  it('of an address without a prefix comes from the cookie, then the browser, then the primary one', async () => {
    const { ask } = site();
    const browser = { 'Accept-Language': 'zh-HK,en;q=0.8' };
    expect((await ask('/', { ...browser, Cookie: 'sports_ai_lang=vi' })).requestContext?.locale).toBe('vi');
    const { requestContext, header } = await ask('/', browser);
    expect([requestContext?.locale, header('Set-Cookie')]).toEqual(['zh_HK', null]);
    expect((await ask('/', { 'Accept-Language': 'fr' })).requestContext?.locale).toBe('zh_TW');
  });

  it('is not remembered from data that a page loads, which may only be loaded ahead', async () => {
    const { ask } = site();
    expect((await ask('/vi.data')).header('Set-Cookie')).toBeNull();
    const ahead = await ask('/vi/news.data', { 'Sec-Purpose': 'prefetch' });
    expect(ahead.header('Cache-Control')).toBe('private, max-age=10');
    expect((await ask('/vi/news.data')).header('Cache-Control')).toBe('private, no-cache');
  });

  it('cookie travels over https only where the site does', async () => {
    const { ask } = site({ ORIGIN: 'https://trueline.example' });
    expect((await ask('/vi')).header('Set-Cookie')).toMatch(/; Secure$/);
  });

  it('that the operator switches off is no language of the running site from the next answer on', async () => {
    const { db } = test.services;
    const vietnamese = and(eq(websiteLanguage.brand, 'blue'), eq(websiteLanguage.languageCode, 'vi'));
    const { ask } = site({ ORIGIN: 'https://trueline.example' });
    const hreflangs = async () =>
      (await (await ask('/sitemap.xml')).response.text()).match(/hreflang="vi-VN"/g)?.length ?? 0;
    expect((await ask('/vi/schedule')).requestContext?.locale).toBe('vi');
    expect(await hreflangs()).toBeGreaterThan(0);
    await db.update(websiteLanguage).set({ enabled: false }).where(vietnamese);
    try {
      const { response, requestContext, header } = await ask('/vi/schedule', { Cookie: 'sports_ai_lang=vi' });
      expect([response.status, requestContext?.locale, header('Set-Cookie')]).toEqual([200, 'zh_TW', null]);
      expect(requestContext?.languages.map((language) => language.language_code)).toEqual([
        'zh_TW',
        'en',
        'zh_HK',
      ]);
      expect(
        (await ask('/', { 'Accept-Language': 'vi,en;q=0.5' })).requestContext?.locale,
        'the browser',
      ).toBe('en');
      expect((await ask('/', { Cookie: 'sports_ai_lang=vi' })).requestContext?.locale, 'the cookie').toBe(
        'zh_TW',
      );
      expect(await hreflangs(), 'the map').toBe(0);
    } finally {
      await db.update(websiteLanguage).set({ enabled: true }).where(vietnamese);
    }
    expect((await ask('/vi/schedule')).requestContext?.locale).toBe('vi');
  });
});
