import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brands } from '#brands/index.ts';
import { messageOverride } from '#db/tables/message-override.ts';
import { overlayBrand } from '#domain/content/wording/overlay-brand.ts';
import { postEmail } from '#domain/foundation/outbox/post-email.ts';
import { readMessageTexts } from '#i18n/read-message-texts.ts';
import { passwordChanged } from '#mail/password-changed.ts';
import { findAuditBreak } from '#tests/support/audit.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { emailsTo } from '#tests/support/emails.ts';
import { fetchOffice, type Office, openOffice } from '#tests/support/office.ts';
import { messagesContract } from './messages.contract.ts';

const [blue, orange] = brands;
const KEY = 'shell.menu.home';
let test: TestServices;
let office: Office;
beforeAll(async () => {
  test = await testServices();
  office = await openOffice(test.services);
});
afterAll(async () => {
  expect(await findAuditBreak(test.services)).toBeNull();
  await test.close();
});

const list = async (query = '', who = 'content') =>
  messagesContract.data.parse((await office.get(`/messages?per_page=100${query}`, who)).data).messages;
const say = (text: string | null, more: object = {}, who: string | null = 'content') =>
  office.post('/messages', { key: KEY, language: 'vi', text, version: 0, ...more }, who);
const shown = async (brand = blue, key = KEY) => {
  const overrides: Readonly<Record<string, string | undefined>> = (await overlayBrand(test.services, brand))
    .messageOverrides.vi;
  return overrides[key];
};

describe('GET /office/messages', () => {
  it('200: lists every message in four languages, by part of the key or text, and by screen', async () => {
    const found = await list(`&q=${encodeURIComponent(readMessageTexts('zh_TW').get(KEY) ?? '')}`);
    const row = found.find(({ key }) => key === KEY);
    expect(row?.cells.zh_TW).toEqual({
      base: readMessageTexts('zh_TW').get(KEY),
      text: null,
      version: 0,
      states: [],
    });
    expect((await list('&file=legal&q=LEGAL.VERSION')).map(({ key }) => key)).toEqual(['legal.version']);
    expect(await list('&file=office')).toEqual([]);
    for (const state of ['overridden', 'missing', 'obsolete', 'placeholders'])
      expect(await list(`&state=${state}`)).toEqual([]);
  });

  it('200: marks what the program says otherwise by now, what it has dropped, and a place that is filled no more', async () => {
    const shared = {
      brand: 'blue',
      languageCode: 'vi' as const,
      version: 1,
      updatedBy: office.id('content'),
    };
    const updatedAt = test.services.clock.now();
    const { db } = test.services;
    await db.insert(messageOverride).values([
      { ...shared, updatedAt, key: KEY, text: 'Nhà', baseText: 'An older word' },
      { ...shared, updatedAt, key: 'shell.gone', text: 'Đã bỏ', baseText: 'Gone' },
      { ...shared, updatedAt, key: 'mail.hello', text: 'Chào bạn', baseText: 'Hello {name}' },
    ]);
    const marks = async (state: string) =>
      (await list(`&state=${state}`)).map(({ key, cells }) => [key, cells.vi.states.includes('overridden')]);
    expect(await marks('obsolete')).toEqual(expect.arrayContaining([[KEY, true]]));
    expect(await marks('missing')).toEqual(expect.arrayContaining([['shell.gone', true]]));
    expect(await marks('placeholders')).toEqual([['mail.hello', true]]);
    await db.delete(messageOverride);
  });

  it('302, 404 and 422: for who may not see them, another brand’s, and a state that there is not', async () => {
    expect((await office.get('/messages', null)).http_code).toBe(302);
    for (const who of ['finance', 'support', 'analyst'])
      expect([who, (await office.get('/messages', who)).http_code]).toEqual([who, 404]);
    expect((await office.get('/messages?brand=orange')).http_code).toBe(404);
    expect((await office.get('/messages?state=bad')).http_code).toBe(422);
    expect((await office.get('/messages', 'auditor')).http_code).toBe(200);
  });
});

describe('POST /office/messages', () => {
  it('200: says a message otherwise with the next page of every process, and as before when it is taken back', async () => {
    expect(await shown()).toBeUndefined();
    expect((await say('Trang nhà')).http_code).toBe(200);
    expect(await shown()).toBe('Trang nhà');
    expect(await shown(orange)).toBeUndefined();
    const [row] = await list('&state=overridden');
    expect(row?.cells.vi).toMatchObject({ text: 'Trang nhà', version: 1, states: ['overridden'] });
    expect(row?.cells.en.states).toEqual(['missing']);
    expect((await say(null, { version: 1 })).http_code).toBe(200);
    expect(await shown()).toBeUndefined();
    expect(await list('&state=overridden')).toEqual([]);
    const { data } = await office.get('/audit?action=message.');
    expect(data).toMatchObject([
      { action: 'message.reverted', detail: { before: 'Trang nhà' } },
      { action: 'message.changed', detail: { key: KEY, language: 'vi', after: 'Trang nhà' } },
    ]);
  });

  it('200: reaches e-mails, and one form of a plural', async () => {
    const key = 'mail.hello';
    await say('Kính gửi {name}', { key });
    expect(await shown(blue, key)).toBeUndefined();
    const to = {
      brand: 'blue',
      accountId: null,
      email: 'lan@example.com',
      name: 'Lan',
      locale: 'vi' as const,
    };
    await postEmail(test.services, test.services.db, {
      email: passwordChanged,
      to,
      data: { time: '10:00', zone: 'UTC' },
    });
    expect((await emailsTo(test.services, to.email))[0]?.bodyText).toContain('Kính gửi Lan');
    const plural = [...readMessageTexts('en').keys()].find((one) => one.endsWith('.one')) ?? '';
    const text = `${readMessageTexts('en').get(plural)}!`;
    expect((await say(text, { key: plural, language: 'en' })).http_code).toBe(200);
  });

  it('409: refuses the second of two editors, and refuses what changes nothing', async () => {
    await say('Một', { key: 'shell.menu.news' });
    const late = await say('Hai', { key: 'shell.menu.news' }, 'owner');
    expect([late.http_code, JSON.stringify(late.messages).includes(office.email('content'))]).toEqual([
      409,
      true,
    ]);
    expect((await say('Một', { key: 'shell.menu.news', version: 1 })).http_code).toBe(409);
    expect((await say(null, { key: 'shell.menu.schedule' })).http_code).toBe(409);
    const both = await Promise.all(['a', 'b'].map((text) => say(text, { key: 'shell.menu.records' })));
    expect(both.map(({ http_code: code }) => code).sort()).toEqual([200, 409]);
  });

  it('422: refuses what would break a page or the contract', async () => {
    const bad: [string, string][] = [
      [KEY, ' '],
      [KEY, '<script>alert(1)</script>'],
      [KEY, '<b>Home</b>'],
      [KEY, 'Home {name}'],
      [KEY, 'a\u202Eb'],
      [KEY, 'a\nb'],
      [KEY, 'x'.repeat(121)],
      ['legal.version', 'Bản'],
      ['legal.version', 'Bản {versions}'],
      ['legal.version', 'Bản {version} {'],
      [KEY, 'Thắng 80%'],
      [KEY, 'Từ 21 tuổi'],
    ];
    for (const [key, text] of bad) expect([text, (await say(text, { key })).http_code]).toEqual([text, 422]);
    expect((await say('x', { language: 'de' })).http_code).toBe(422);
    expect((await say('Bản số {version} / {version}', { key: 'legal.version' })).http_code).toBe(200);
  });

  it('302 and 404: who may not, and what there is not', async () => {
    expect((await say('x', {}, null)).http_code).toBe(302);
    for (const who of ['finance', 'support', 'analyst', 'auditor'])
      expect([who, (await say('x', {}, who)).http_code]).toEqual([who, 404]);
    expect((await say('x', { key: 'shell.nothing' })).http_code).toBe(404);
    expect((await say('x', { key: 'office.incorrect' })).http_code).toBe(404);
    const foreign = await office.post(
      '/messages?brand=blue',
      { key: KEY, language: 'vi', text: 'x', version: 0 },
      'orange',
    );
    expect(foreign.http_code).toBe(404);
  });
});

describe('GET /office/messages/export', () => {
  it('200: gives the list as a file in which nothing runs', async () => {
    await say('=1+1', { key: 'shell.menu.subscribe' });
    const answer = await fetchOffice(
      test.services,
      '/messages/export?state=overridden',
      office.token('auditor'),
    );
    expect(answer.headers.get('Content-Disposition')).toContain('blue-messages.csv');
    expect(await answer.text()).toMatch(/"shell.menu.subscribe",.*"'=1\+1",true/);
    expect((await office.get('/messages/export', null)).http_code).toBe(302);
    expect((await office.get('/messages/export', 'support')).http_code).toBe(404);
    expect((await office.get('/messages/export?state=x')).http_code).toBe(422);
  });
});
