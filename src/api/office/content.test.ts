import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertKeywordAnswers } from '#db/queries/keyword-answer.ts';
import { answerRows } from '#domain/content/answer/seed-answers.ts';
import { exportContent } from '#domain/content/export/export-content.ts';
import { HOUR_MS } from '#terms/durations.ts';
import { findAuditBreak } from '#tests/support/audit.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { fetchOffice, type Office, openOffice } from '#tests/support/office.ts';
import { officeHtml } from '#tests/support/office-html.tsx';
import * as aliasesScreen from '../../screens/office/aliases/screen.tsx';
import * as announcementsScreen from '../../screens/office/announcements/screen.tsx';
import * as answersScreen from '../../screens/office/answers/screen.tsx';
import * as contactsScreen from '../../screens/office/contacts/screen.tsx';
import * as couponsScreen from '../../screens/office/coupons/screen.tsx';
import * as feedbackScreen from '../../screens/office/feedback/screen.tsx';
import * as languagesScreen from '../../screens/office/languages/screen.tsx';
import * as redirectsScreen from '../../screens/office/redirects/screen.tsx';
import { officeAnnouncementSchema, officeAnnouncementsContract } from './announcements.contract.ts';
import { auditContract } from './audit.contract.ts';
import { officeContactSchema } from './contacts.contract.ts';
import { officeFeedbackSchema } from './feedback.contract.ts';

let test: TestServices;

let office: Office;

beforeAll(async () => {
  test = await testServices();
  office = await openOffice(test.services);
  await insertKeywordAnswers(test.services.db, answerRows('blue'));
});

afterAll(async () => {
  expect(await findAuditBreak(test.services)).toBeNull();
  await test.close();
});

const inHours = (hours: number) =>
  new Date(test.services.clock.now().getTime() + hours * HOUR_MS).toISOString();

const post = (path: string, body: object, who = 'content') => office.post(path, body, who);

const lastAudit = async (id: string) =>
  auditContract.data.parse((await office.get(`/audit?subject_id=${id}&per_page=1`)).data)[0];

const shown = async (path: string, locale: 'en' | 'zh_TW' | 'vi' = 'en') => {
  const { data } = await callApi(test.services, { path, locale });
  return Array.isArray(data) ? data : [];
};

describe('announcements', () => {
  const line = (en: string, more = {}) => ({ texts: { en }, from: inHours(-1), until: null, ...more });
  const add = async (en: string, more = {}) =>
    officeAnnouncementSchema.parse((await post('/announcements', line(en, more))).data);
  const ticker = async (locale: 'en' | 'vi' = 'en') =>
    (await shown('/ai-announcements', locale)).map((item) => item.content);

  it('200: stand in the ticker at once, in their window and order, and can be put back', async () => {
    const [first, second] = [await add('First'), await add('Second', { texts: { en: 'Second', vi: 'Hai' } })];
    const coming = await add('Coming', { from: inHours(2), until: inHours(3) });
    expect(coming.state).toBe('coming');
    expect(await ticker()).toEqual(['First', 'Second']);
    expect(await ticker('vi')).toEqual(['First', 'Hai']);
    await post('/announcement-order', { ids: [second.id, coming.id, first.id] });
    expect(await ticker()).toEqual(['Second', 'First']);
    expect((await shown('/marquee')).map(({ content }) => content)).toEqual(['Second', 'First']);
    const gone = await post(`/announcements/${first.id}/removal`, { version: 1, removed: true });
    expect(await ticker()).toEqual(['Second']);
    const { version } = officeAnnouncementSchema.parse(gone.data);
    await post(`/announcements/${first.id}/removal`, { version, removed: false });
    expect(await ticker()).toEqual(['Second', 'First']);
    const body = { ...line('Third'), version: version + 1 };
    expect((await post(`/announcements/${first.id}`, body)).http_code).toBe(200);
    expect(await ticker()).toEqual(['Second', 'Third']);
    expect(await lastAudit(first.id)).toMatchObject({
      action: 'announcement.changed',
      detail: { before: { 'texts.en': 'First' }, after: { 'texts.en': 'Third' } },
    });
  });

  it('409: another order than the one that was seen, a version that is old', async () => {
    const made = await add('Late');
    expect((await post('/announcement-order', { ids: [made.id] })).http_code).toBe(409);
    await post(`/announcements/${made.id}`, { ...line('Earlier'), version: 1 }, 'owner');
    const late = await post(`/announcements/${made.id}`, { ...line('Later'), version: 1 });
    expect(late).toMatchObject({ http_code: 409, data: { changed_by: office.email('owner') } });
  });

  it('422: no text, an end before the beginning, a share or an amount of money', async () => {
    const fields = async (body: object) =>
      Object.keys((await post('/announcements', body)).messages.input_validates);
    expect(await fields(line(' \u200b '))).toEqual(['texts.en']);
    expect(await fields(line('x', { until: inHours(-2) }))).toEqual(['until']);
    expect(await fields(line('Now with 80 % wins'))).toEqual(['texts.en']);
    expect(await fields(line('x', { texts: { en: 'x', vi: 'Lãi 5 triệu' } }))).toEqual(['texts.vi']);
  });
});

describe('contacts', () => {
  it('200: stand in the operator’s order with their hours; 422 for what is none of its kind', async () => {
    const mail = { type: 'mail', value: 'help@example.com', hours: { en: 'Weekdays', zh_TW: '平日' } };
    const first = officeContactSchema.parse((await post('/contacts', mail)).data);
    const line = officeContactSchema.parse(
      (await post('/contacts', { type: 'line', value: '@trueline', hours: {} })).data,
    );
    await post('/contact-order', { ids: [line.id, first.id] });
    expect(await shown('/contact-infos', 'zh_TW')).toMatchObject([
      { value: '@trueline', hours: '' },
      { value: 'help@example.com', hours: '平日' },
    ]);
    const bad = await post(`/contacts/${line.id}`, {
      type: 'line',
      value: 'https://evil.example/',
      hours: {},
      version: 1,
    });
    expect(bad.messages.input_validates.value?.[0]).toContain('line.me');
    expect((await post(`/contacts/${line.id}/removal`, { version: 1, removed: true })).http_code).toBe(200);
    expect(await shown('/contact-infos')).toHaveLength(1);
    expect(await lastAudit(line.id)).toMatchObject({ action: 'contact.removed' });
  });
});

describe('feedback', () => {
  const said = (more = {}) => ({
    name: 'Member A.',
    texts: { en: 'Clear and honest.' },
    rating: 5,
    given_on: '2026-01-02',
    source: 'mail',
    source_reference: 'letter of 2 January',
    consent_on: '2026-01-03',
    ...more,
  });
  const add = async (more = {}) => officeFeedbackSchema.parse((await post('/feedback', said(more))).data);
  const names = async () => (await shown('/ai-customer-feedback/list')).map(({ name }) => name);

  it('200: is shown once it is published, hidden again, and never after it was withdrawn', async () => {
    const made = await add({ name: 'Member B.' });
    expect(await names()).not.toContain('Member B.');
    const step = (name: string, version: number) =>
      post(`/feedback/${made.id}/steps`, { step: name, version, reason: 'asked by mail' });
    expect((await step('publish', 1)).http_code).toBe(200);
    expect(await names()).toContain('Member B.');
    expect((await step('publish', 2)).http_code).toBe(409);
    const { version: _seen, ...rest } = { ...said({ name: 'Member B.', rating: 1 }), version: 2 };
    expect(
      officeFeedbackSchema.parse((await post(`/feedback/${made.id}`, { ...rest, version: 2 })).data).state,
    ).toBe('hidden');
    expect(await names()).not.toContain('Member B.');
    await step('publish', 3);
    expect((await step('withdraw', 4)).http_code).toBe(200);
    expect(await names()).not.toContain('Member B.');
    expect((await step('publish', 5)).http_code).toBe(409);
    expect(await lastAudit(made.id)).toMatchObject({
      action: 'feedback.withdrawn',
      detail: { reason: 'asked by mail' },
    });
  });

  it('422: not without consent and source, by the office or past it', async () => {
    const bare = await add({ consent_on: null, source: null, source_reference: '' });
    const answer = await post(`/feedback/${bare.id}/steps`, { step: 'publish', version: 1 });
    expect(Object.keys(answer.messages.input_validates)).toEqual(['consent_on', 'source_reference']);
    const past = test.services.db.execute(
      sql`update customer_feedback set approved = true where id = ${bare.id}`,
    );
    await expect(past).rejects.toMatchObject({
      cause: { constraint: 'customer_feedback_shown_check' },
    });
    const gain = await post('/feedback', said({ texts: { en: 'I made $500 in a week' } }));
    expect(Object.keys(gain.messages.input_validates)).toEqual(['texts.en']);
    const coming = await post('/feedback', said({ given_on: '2999-01-01' }));
    expect(Object.keys(coming.messages.input_validates)).toEqual(['given_on']);
  });
});

describe('every list', () => {
  it('200: comes as the CSV of what its page shows, filters and all, and the log keeps that it was taken', async () => {
    const file = async (kind: string, query: string) =>
      (
        await (
          await fetchOffice(test.services, `/content-exports/${kind}?${query}`, office.token('auditor'))
        ).text()
      )
        .trim()
        .split('\r\n').length - 1;
    const listed = async (path: string) => (await office.get(`${path}&per_page=100`)).meta.total;
    for (const [kind, query] of [
      ['answers', 'language=vi'],
      ['answers', 'q=refund'],
      ['answers', 'state=removed'],
      ['feedback', 'shelf=shown'],
      ['feedback', 'shelf=withdrawn'],
      ['news', 'shelf=live'],
      ['news', 'q=nowhere'],
    ] as const)
      expect([kind, query, await file(kind, query)]).toEqual([
        kind,
        query,
        await listed(`/${kind}?${query}`),
      ]);
    expect(await file('answers', 'language=vi')).toBeLessThan(await file('answers', ''));
    expect(await lastAudit('answers')).toMatchObject({ action: 'export.answers', detail: { search: '' } });
    expect((await office.get('/content-exports/news?shelf=withdrawn')).http_code).toBe(422);
  });

  it('422: is never cut, but refused where it is too long for one file', async () => {
    const operator = {
      id: office.id('owner'),
      email: office.email('owner'),
      role: 'owner' as const,
      brands: ['blue'],
    };
    const list = { kind: 'answers', language: null, search: '', removed: false } as const;
    const long = exportContent(test.services, { brand: 'blue', operator, locale: 'en', list }, 3);
    await expect(long).rejects.toMatchObject({
      code: 'invalid',
      fields: { q: [{ key: 'office.exportNarrow', params: { limit: 3 } }] },
    });
  });

  it('302, 404: no one, roles without the permission, and operators of another brand', async () => {
    const mine = officeAnnouncementsContract.data.parse((await office.get('/announcements')).data)[0];
    for (const path of ['/announcements', '/contacts', '/answers', '/feedback', '/content-exports/news']) {
      expect([path, (await office.get(path, null)).http_code]).toEqual([path, 302]);
      for (const who of ['finance', 'analyst'])
        expect([path, (await office.get(path, who)).http_code]).toEqual([path, 404]);
      expect((await office.get(`${path}?brand=orange`)).http_code).toBe(404);
    }
    for (const who of ['support', 'auditor']) {
      expect((await office.get('/contacts', who)).http_code).toBe(200);
      expect((await post('/contacts', { type: 'mail', value: 'a@b.co', hours: {} }, who)).http_code).toBe(
        404,
      );
    }
    const removal = await post(
      `/announcements/${mine?.id}/removal`,
      { version: mine?.version, removed: true },
      'orange',
    );
    expect(removal.http_code).toBe(404);
  });
});

it.each([
  ['announcements', announcementsScreen],
  ['answers', answersScreen],
  ['contacts', contactsScreen],
  ['feedback', feedbackScreen],
  ['redirects', redirectsScreen],
  ['coupons', couponsScreen, 'finance'],
  ['languages', languagesScreen, 'owner', 'Change'],
  ['aliases', aliasesScreen, 'analyst'],
] as const)('/office/%s shows actions to those who may do them, and to no one else', async (...row) => {
  const [name, screen, may = 'content', head = 'Actions'] = row;
  const html = (who: string) =>
    officeHtml(test.services, { token: office.token(who), screen, path: `/office/${name}` });
  expect(await html(may)).toContain(`>${head}</th>`);
  expect(await html('auditor')).not.toMatch(
    new RegExp(`>${head}<|>(?:New|Change|Remove|Show|Hide|Switch)\\b[^<]*</button>`),
  );
});
