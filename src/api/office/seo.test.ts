import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { upsertBrandSetting } from '#db/queries/brand-setting.ts';
import { seedSeo } from '#domain/content/seo/seed-seo.ts';
import { showSeo } from '#domain/content/seo/show-seo.ts';
import { sitePaths } from '#domain/foundation/path/site-paths.ts';
import type { Locale } from '#terms/locales.ts';
import { findAuditBreak } from '#tests/support/audit.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { fetchOffice, type Office, openOffice } from '#tests/support/office.ts';
import { auditContract } from './audit.contract.ts';
import { seoListContract } from './seo.contract.ts';

let test: TestServices;

let office: Office;

beforeAll(async () => {
  test = await testServices();
  office = await openOffice(test.services);
  await seedSeo(test.services.db, { brand: 'blue', name: 'Trueline' });
  await upsertBrandSetting(test.services.db, {
    brand: 'blue',
    key: 'redirect_hosts',
    value: ['partner.example'],
    updatedAt: test.services.clock.now(),
  });
});

afterAll(async () => {
  expect(await findAuditBreak(test.services)).toBeNull();
  await test.close();
});

const READERS = ['support', 'auditor'] as const;

const STRANGERS = ['finance', 'analyst'] as const;

const shown = async (path: string, locale: Locale = 'en', brand = 'blue') =>
  (await showSeo(test.services, { brand, path, locale })).seo;

const audit = async (action: string) =>
  auditContract.data.parse((await office.get(`/audit?action=${action}&per_page=20`)).data);

describe('texts of pages', () => {
  const pages = async (query = '') =>
    seoListContract.data.parse((await office.get(`/seo?per_page=100${query}`, 'support')).data).pages;
  const text = { title: 'Schedule', description: 'Games', keywords: '', og_title: '', og_description: '' };
  const save = (more: object = {}, who: string | null = 'content', change: object | null = {}) =>
    office.post(
      '/seo',
      {
        path: '/schedule',
        language: 'vi',
        version: 1,
        ...more,
        text: change === null ? null : { ...text, noindex: false, ...change },
      },
      who,
    );

  it('200: every page in four languages, with the width of what is said', async () => {
    const all = await pages();
    const schedule = all.find(({ path }) => path === '/schedule');
    expect([all.length, schedule?.cells.zh_TW?.title]).toEqual([
      Object.keys(sitePaths).length,
      '賽程與即時比分 | Trueline',
    ]);
    expect(schedule?.cells.zh_TW?.title_width).toBe(25);
    expect(schedule?.cells.vi).toMatchObject({ own: false, version: 1, noindex: false });
    expect((await pages('&q=/MYSUB')).map(({ path }) => path)).toEqual(['/mySubscribe']);
  });

  it('200: what is saved is said with the next page, to that language alone, and can be taken back', async () => {
    const before = await shown('/schedule', 'vi');
    expect((await save({}, 'content', { title: 'Lịch của chúng tôi', og_title: 'Chia sẻ' })).http_code).toBe(
      200,
    );
    expect(await shown('/schedule', 'vi')).toMatchObject({
      title: 'Lịch của chúng tôi',
      description: 'Games',
      og: { title: 'Chia sẻ', description: 'Games' },
    });
    expect((await shown('/schedule')).title).toContain('Trueline');
    expect((await save({ version: 2 }, 'content', null)).http_code).toBe(200);
    expect(await shown('/schedule', 'vi')).toEqual(before);
    expect(await audit('seo_text.')).toMatchObject([
      { action: 'seo_text.reverted', detail: { before: { title: 'Lịch của chúng tôi' } } },
      { action: 'seo_text.changed', detail: { after: { title: 'Lịch của chúng tôi', ogTitle: 'Chia sẻ' } } },
    ]);
  });

  it('keeps a member’s own pages out of search engines whatever is typed', async () => {
    await save({ path: '/orders', language: 'en' });
    expect((await shown('/orders')).noindex).toBe(true);
  });

  it('409: the second of two editors learns who was faster; what changes nothing is refused', async () => {
    await save({ path: '/news' });
    const late = await save({ path: '/news' }, 'owner', { title: 'Other' });
    expect([late.http_code, JSON.stringify(late.messages)]).toEqual([
      409,
      expect.stringContaining(office.email('content')),
    ]);
    expect((await save({ path: '/news', version: 2 })).http_code).toBe(409);
  });

  it('409: where no one but the program has changed a page, the second learns so without a name', async () => {
    const late = await save({ path: '/privacy', version: 0 });
    expect([late.http_code, late.messages.input_validates.base]).toEqual([
      409,
      ['This has changed since you opened it. Check it again before you decide.'],
    ]);
  });

  it('422: a title that is missing, too long, marked up, or promises a figure', async () => {
    const errors = [
      { title: ' ' },
      { description: '' },
      { title: 'x'.repeat(121) },
      { title: '<b>Schedule</b>' },
      { description: 'Win 80% of your bets' },
      { og_title: 'NT$1,000 free' },
    ];
    for (const error of errors) {
      const { http_code: code, messages } = await save({ path: '/terms' }, 'content', error);
      expect([code, Object.keys(messages.input_validates)]).toEqual([422, Object.keys(error)]);
    }
    expect((await save({ language: 'de' })).http_code).toBe(422);
  });

  it('302 and 404: who may not, what is no page, and another brand', async () => {
    expect((await save({}, null)).http_code).toBe(302);
    for (const who of [...READERS, ...STRANGERS])
      expect([who, (await save({}, who)).http_code]).toEqual([who, 404]);
    for (const who of STRANGERS) expect([who, (await office.get('/seo', who)).http_code]).toEqual([who, 404]);
    for (const who of READERS) expect([who, (await office.get('/seo', who)).http_code]).toEqual([who, 200]);
    expect((await save({ path: '/nowhere' })).http_code).toBe(404);
    expect((await office.get('/seo?brand=blue', 'orange')).http_code).toBe(404);
  });

  it('200: the list as a file', async () => {
    const file = await (
      await fetchOffice(test.services, '/seo/export?q=/proof', office.token('auditor'))
    ).text();
    expect(file.split('\r\n')).toHaveLength(6);
    expect((await office.get('/seo/export', 'finance')).http_code).toBe(404);
  });
});
