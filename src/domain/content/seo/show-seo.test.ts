import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { upsertBrandSetting } from '#db/queries/brand-setting.ts';
import { redirectRule } from '#db/tables/redirect-rule.ts';
import { seoText } from '#db/tables/seo-text.ts';
import { newId } from '#platform/id.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { seedSeo } from './seed-seo.ts';
import { showSeo } from './show-seo.ts';

const now = new Date('2026-11-20T08:00:00Z');

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  test.setNow(now);
  await seedSeo(test.services.db, { brand: 'blue', name: 'Trueline' });
});
afterAll(() => test.close());

const addRule = (rule: Partial<typeof redirectRule.$inferInsert> & { path: string; target: string }) =>
  test.services.db.insert(redirectRule).values({
    id: newId(),
    brand: 'blue',
    match: 'exact',
    type: 'internal',
    keepQuery: true,
    fromAt: new Date('2026-11-01T00:00:00Z'),
    ...rule,
  });

const show = (path: string, locale: 'en' | 'zh_TW' | 'zh_HK' | 'vi' = 'en') =>
  showSeo(test.services, { brand: 'blue', path, locale });

describe('texts', () => {
  it('answers title, description and the one address of a page', async () => {
    const { seo, fallback } = await show('/schedule?day=2026-11-20', 'zh_TW');
    expect(seo.title).toBe('賽程與即時比分 | Trueline');
    expect(seo.og).toEqual({
      title: seo.title,
      description: seo.description,
      type: 'website',
      locale: 'zh_TW',
    });
    expect(seo.canonical).toBe('/zh_TW/schedule');
    expect(seo.noindex).toBe(false);
    expect(fallback).toBe(false);
  });

  it('means the same page whatever prefix and case it is asked with', async () => {
    const { seo } = await show('/ZH-tw/MYSUBSCRIBE/', 'vi');
    expect(seo).toMatchObject({
      title: 'Gói của tôi | Trueline',
      canonical: '/vi/mySubscribe',
      noindex: true,
    });
  });

  it('says nothing of a path that is no page, and keeps it out of search engines', async () => {
    const { seo } = await show('/nowhere');
    expect(seo).toMatchObject({
      title: null,
      description: null,
      canonical: null,
      noindex: true,
      redirect: null,
    });
  });

  it('falls back to English and says so', async () => {
    await test.services.db.insert(seoText).values({
      brand: 'thin',
      languageCode: 'en',
      path: '/',
      title: 'Home',
      description: 'd',
      keywords: '',
      noindex: false,
    });
    const { seo, fallback } = await showSeo(test.services, { brand: 'thin', path: '/vi', locale: 'vi' });
    expect(seo).toMatchObject({ title: 'Home', og: { locale: 'en' }, canonical: '/vi' });
    expect(fallback).toBe(true);
  });
});

describe('redirects', () => {
  it('follows a rule only in its language, for its brand, and between its times', async () => {
    await addRule({
      path: '/promo',
      target: '/subscribe',
      languageCode: 'vi',
      untilAt: new Date('2026-12-01T00:00:00Z'),
    });
    await addRule({ path: '/soon', target: '/news', fromAt: new Date('2026-12-01T00:00:00Z') });
    await addRule({ path: '/gone', target: '/news', untilAt: now });
    await addRule({ path: '/theirs', target: '/news', brand: 'orange' });
    expect((await show('/promo?from=mail', 'vi')).seo.redirect).toEqual({
      to: '/subscribe?from=mail',
      type: 'internal',
      code: 302,
      keep_query: true,
    });
    for (const path of ['/promo', '/soon', '/gone', '/theirs'])
      expect((await show(path)).seo.redirect).toBeNull();
  });

  it('leaves the site only for hosts that the brand allows', async () => {
    await addRule({ path: '/partner', target: 'https://partner.example/', type: 'external' });
    expect((await show('/partner')).seo.redirect).toBeNull();
    await upsertBrandSetting(test.services.db, {
      brand: 'blue',
      key: 'redirect_hosts',
      value: ['partner.example'],
      updatedAt: now,
    });
    expect((await show('/partner')).seo.redirect).toMatchObject({
      to: 'https://partner.example/',
      type: 'external',
    });
  });
});
