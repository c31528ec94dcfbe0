import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertWebsiteLanguages } from '#db/queries/website-language.ts';
import { postEmail } from '#domain/foundation/outbox/post-email.ts';
import { listLanguages } from '#domain/foundation/setting/list-languages.ts';
import { languageNames } from '#i18n/locales.ts';
import { passwordLink } from '#mail/password-link.ts';
import { LOCALES } from '#terms/locales.ts';
import { findAuditBreak } from '#tests/support/audit.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { emailsTo } from '#tests/support/emails.ts';
import { makeMember } from '#tests/support/members.ts';
import { type Office, openOffice } from '#tests/support/office.ts';
import { officeLanguagesContract } from './languages.contract.ts';

let test: TestServices;
let office: Office;
beforeAll(async () => {
  test = await testServices();
  office = await openOffice(test.services);
  for (const brand of ['blue', 'orange']) {
    const rows = LOCALES.map((languageCode, index) => ({
      brand,
      languageCode,
      displayName: languageNames[languageCode],
      position: index + 1,
      enabled: true,
      isPrimary: languageCode === 'zh_TW' ? 1 : 0,
    }));
    await insertWebsiteLanguages(test.services.db, rows);
  }
});
beforeEach(async () => {
  const set = 'update website_language set enabled = true, is_primary = ';
  for (const value of ['0', "(language_code = 'zh_TW')::int"])
    await test.services.db.$client.query(set + value);
});
afterAll(async () => {
  expect(await findAuditBreak(test.services)).toBeNull();
  await test.close();
});

const show = async (who = 'owner') =>
  officeLanguagesContract.data.parse((await office.get('/languages', who)).data);
const change = async (code: string, state: string, who: string | null = 'owner', more: object = {}) =>
  office.post(`/languages/${code}`, { state, version: (await show()).version, ...more }, who);
/** What a web process offers to readers of a brand: it keeps the list in memory until somebody changes it. */
const offered = async (brand = 'blue') =>
  (await listLanguages(test.services, { brand })).map(({ language_code: code }) => code);

describe('GET /office/languages', () => {
  it('200: which are on, which comes first, and how many members chose each', async () => {
    await makeMember(test.services);
    const { languages } = await show('auditor');
    expect(languages.map(({ code, enabled, is_first: isFirst }) => [code, enabled, isFirst])).toEqual([
      ['en', true, false],
      ['zh_TW', true, true],
      ['zh_HK', true, false],
      ['vi', true, false],
    ]);
    expect(languages.reduce((sum, { members }) => sum + members, 0)).toBeGreaterThan(0);
  });

  it('302 and 404: for no one, for a role that has no part in it, and for another brand', async () => {
    expect((await office.get('/languages', null)).http_code).toBe(302);
    for (const who of ['content', 'support', 'analyst'])
      expect([who, (await office.get('/languages', who)).http_code]).toEqual([who, 404]);
    expect((await office.get('/languages?brand=orange')).http_code).toBe(404);
  });
});

describe('POST /office/languages/{code}', () => {
  it('200: holds with the next question of every process, for this brand alone, and can be taken back', async () => {
    expect(await offered()).toHaveLength(4);
    expect((await change('vi', 'off')).http_code).toBe(200);
    expect(await offered()).toEqual(['en', 'zh_TW', 'zh_HK']);
    expect(await offered('orange')).toContain('vi');
    expect((await callApi(test.services, { path: '/ai-website-languages' })).data).toHaveLength(3);
    expect((await change('vi', 'on')).http_code).toBe(200);
    expect(await offered()).toHaveLength(4);
    const { data } = await office.get('/audit?action=language.');
    expect(data).toMatchObject([
      { action: 'language.switched_on', detail: { before: { vi: false }, after: { vi: true } } },
      { action: 'language.switched_off', detail: { before: { vi: true }, after: { vi: false } } },
    ]);
  });

  it('200: makes another one first, which is then the one that stays', async () => {
    expect((await change('en', 'first')).http_code).toBe(200);
    expect((await show()).languages.filter(({ is_first: isFirst }) => isFirst)).toMatchObject([
      { code: 'en' },
    ]);
    expect((await change('zh_TW', 'off')).http_code).toBe(200);
    const answer = await change('en', 'off');
    expect([answer.http_code, JSON.stringify(answer.messages)]).toEqual([
      409,
      expect.stringContaining('English'),
    ]);
    for (const code of ['vi', 'zh_HK']) await change(code, 'off');
    expect(await offered(), 'one is always left').toEqual(['en']);
  });

  it('409: the first one, one that is off, what is so already, and the second of two at once', async () => {
    expect((await change('zh_TW', 'off')).http_code).toBe(409);
    expect((await change('vi', 'on')).http_code).toBe(409);
    const { version } = await show();
    const second = await office.colleague('owner');
    const both = await Promise.all([
      office.post('/languages/vi', { state: 'off', version }),
      second.post('/languages/vi', { state: 'first', version }),
    ]);
    expect(both.map(({ http_code: code }) => code).toSorted()).toEqual([200, 409]);
    expect(both.find(({ http_code: code }) => code === 409)).toMatchObject({
      data: { version: expect.any(Number), changed_by: expect.stringContaining('@') },
    });
    await test.services.db.$client.query(
      "update website_language set enabled = false where language_code = 'vi'",
    );
    expect((await change('vi', 'first')).http_code).toBe(409);
  });

  it('302, 404 and 422: who may not, another brand, and what is no language or state', async () => {
    expect((await change('vi', 'off', null)).http_code).toBe(302);
    for (const who of ['finance', 'support', 'content', 'analyst', 'auditor'])
      expect([who, (await change('vi', 'off', who)).http_code]).toEqual([who, 404]);
    const foreign = await office.post('/languages/vi?brand=blue', { state: 'off', version: 4 }, 'orange');
    expect(foreign.http_code).toBe(404);
    expect((await change('fr', 'off')).http_code).toBe(422);
    expect((await change('vi', 'gone')).http_code).toBe(422);
    expect(await offered()).toHaveLength(4);
  });
});

describe('an e-mail to a member whose language is off', () => {
  it('is written in the language that the brand speaks first, and in their own again when it comes back', async () => {
    const post = async (email: string) => {
      await postEmail(test.services, test.services.db, {
        email: passwordLink,
        to: { brand: 'blue', accountId: null, email, name: 'Mai', locale: 'vi' },
        dataIn: (locale) => ({ token: `in-${locale}`, minutes: 30 }),
      });
      const [mail] = await emailsTo(test.services, email);
      return [mail?.locale, /in-(\w+)/.exec(mail?.bodyText ?? '')?.[1]];
    };
    await change('vi', 'off');
    expect(await post('one@example.com')).toEqual(['zh_TW', 'zh_TW']);
    await change('vi', 'on');
    expect(await post('two@example.com')).toEqual(['vi', 'vi']);
  });
});
