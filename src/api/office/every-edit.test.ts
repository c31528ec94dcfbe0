import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { reportTransfer } from '#domain/money/order/report-transfer.ts';
import { newId } from '#platform/id.ts';
import { findAuditBreak } from '#tests/support/audit.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { makeOperator, type Office, openOffice } from '#tests/support/office.ts';
import { sampleInput } from '#tests/support/sample-input.ts';
import { openSite, type Site } from '#tests/support/site.ts';
import { auditChanges } from '../../screens/office/audit/audit-changes.ts';
import { auditFieldKey, auditFieldOf } from '../../screens/office/audit/audit-fields.ts';
import { officeEndpoints } from './index.ts';

/** Every change that the office can make, by an operator of another brand and by two operators at once. */

let test: TestServices;
let site: Site;
let office: Office;
beforeAll(async () => {
  test = await testServices();
  site = await openSite(test.services);
  office = await openOffice(test.services);
});
afterAll(async () => {
  expect(await findAuditBreak(test.services)).toBeNull();
  await test.close();
});

const writes = officeEndpoints.map(({ contract }) => contract).filter(({ method }) => method !== 'GET');
const fill = (path: string, params: z.ZodObject | undefined) =>
  Object.entries<z.ZodType>(params?.shape ?? {}).reduce(
    (filled, [name, type]) => filled.replace(`{${name}}`, String(sampleInput(type))),
    path.replace('/office', ''),
  );

describe('an operator of another brand', () => {
  it.each(
    writes.filter(({ query }) => 'brand' in (query?.shape ?? {})).map((one) => [one.path, one] as const),
  )('has no part in %s', async (_, { path, params, query, body }) => {
    const asked = Object.keys(query?.shape ?? {});
    expect(asked, 'a write takes its input in the body').toEqual(['brand']);
    const input = body === undefined ? {} : sampleInput(body);
    const answer = await office.post(`${fill(path, params)}?brand=blue`, input, 'orange');
    expect([answer.http_code, answer.data]).toEqual([404, null]);
  });
});

const REASON = 'because of the test';
const SPAN = { from: '2026-01-01T00:00:00Z', until: null };
const LINE = { texts: { en: 'A line' }, ...SPAN };
const MAIL = { type: 'mail', value: 'help@example.com', hours: { en: 'Weekdays' } };
const ANSWER = { question: 'How do I pay?', keywords: 'pay', answer: 'By transfer.' };
const COUNT = { goal: 'register', kind: 'count', why: 'A first count.', days: 7 };
const SAID = {
  name: 'Member A.',
  texts: { en: 'Clear.' },
  rating: 5,
  given_on: '2026-01-02',
  source: 'mail',
  source_reference: 'letter',
  consent_on: '2026-01-03',
};
const ARTICLE = { content: { texts: { en: { title: 'A title', summary: 'Short.', body: 'Long.' } } } };
const COUPON = { type: 'fixed', value: 1, plan_ids: [], ...SPAN, max_redemptions: 1 };
const LOOK = { primary: '#7536e8', text: 'auto', logo: 'full', light: {}, dark: {} };
const PAGE = { title: 'News', description: 'All', keywords: '', og_title: '', og_description: '' };
const SECTION = { heading: 'More', paragraphs: ['A paragraph.'] };
const CHANGE = {
  kind: 'section',
  id: 'more',
  texts: { en: SECTION, zh_TW: SECTION, zh_HK: SECTION, vi: SECTION },
};
const money = () => ({ amount: 1000, paid_on: '2026-11-20', reference: newId() });
const redirect = () => ({
  path: `/old-${newId()}`,
  target: '/news',
  language: null,
  match: 'exact',
  keep_query: true,
  from: null,
  until: null,
  note: '',
});

async function add(path: string, body: object): Promise<{ id: string; version: number }> {
  const { http_code: code, data, messages } = await office.post(path, body);
  expect([path, code, messages]).toEqual([path, 200, { input_validates: {} }]);
  const { id, version = 1 } = Object(data);
  return { id, version };
}

async function versionOf(table: 'member_order' | 'plan' | 'operator', id: unknown): Promise<number> {
  const { rows } = await test.services.db.$client.query(`select version from ${table} where id = $1`, [id]);
  return rows[0]?.version;
}

async function reported(): Promise<{ id: string; version: number }> {
  const { member } = await makeMember(test.services);
  const { id } = await site.order(member, 'weekly');
  const report = { last5: '12345', amount: 3000, paidAt: test.services.clock.now(), note: '' };
  await reportTransfer(test.services, { member, orderId: id, report });
  return { id, version: await versionOf('member_order', id) };
}

async function colleague(): Promise<{ id: string; version: number }> {
  const { email } = await makeOperator(test.services, { role: 'support' });
  const { rows } = await test.services.db.$client.query('select id, version from operator where email = $1', [
    email,
  ]);
  return rows[0];
}

/** Of each call that says which version it saw: a change that two operators ask for at once. */
const EDITS: Record<string, () => Promise<[path: string, body: object]>> = {
  '/orders/{id}/confirm': async () => {
    const { id, version } = await reported();
    return [`/orders/${id}/confirm`, { money: money(), version }];
  },
  '/orders/{id}/reject': async () => {
    const { id, version } = await reported();
    return [`/orders/${id}/reject`, { reason: REASON, version }];
  },
  '/members/{id}/suspension': async () => {
    const { member } = await makeMember(test.services);
    return [`/members/${member.uuid}/suspension`, { suspended: true, reason: REASON, version: 1 }];
  },
  '/plans/{id}/changes': async () => {
    const id = site.planId('daily');
    return [`/plans/${id}/changes`, { rank: 7, version: await versionOf('plan', id), reason: REASON }];
  },
  '/coupons/{id}': async () => {
    const { id } = await add('/coupons', { ...COUPON, code: `C-${newId().slice(0, 8)}` });
    return [`/coupons/${id}`, { end: true, version: 1, reason: REASON }];
  },
  '/operators/{id}': async () => {
    const { id, version } = await colleague();
    return [`/operators/${id}`, { status: 'disabled', version, reason: REASON }];
  },
  '/operators/{id}/reset': async () => {
    const { id, version } = await colleague();
    return [`/operators/${id}/reset`, { version, reason: REASON }];
  },
  '/legal/{type}': async () => ['/legal/notice', { version: 0, change: CHANGE }],
  '/legal/{type}/versions': async () => {
    await add('/legal/privacy', { version: 0, change: CHANGE });
    const { version } = Object((await office.get('/legal/privacy')).data).draft;
    return ['/legal/privacy/versions', { version, effective_at: null, note: REASON }];
  },
  '/messages': async () => ['/messages', { key: 'shell.menu.home', language: 'vi', text: 'Nhà', version: 0 }],
  '/seo': async () => {
    const { pages } = Object((await office.get('/seo?q=/news')).data);
    const { version } = pages[0].cells.vi;
    return ['/seo', { path: '/news', language: 'vi', version, text: { ...PAGE, noindex: false } }];
  },
  '/languages/{code}': async () => {
    const { version } = Object((await office.get('/languages')).data);
    return ['/languages/vi', { state: 'off', version }];
  },
  '/redirects/{id}': async () => {
    const made = redirect();
    const { id, version } = await add('/redirects', made);
    return [`/redirects/${id}`, { ...made, target: '/schedule', version }];
  },
  '/redirect-hosts': async () => ['/redirect-hosts', { hosts: ['partner.example'], version: 0 }],
  '/theme': async () => ['/theme', { look: LOOK, version: 0 }],
  '/news/{id}': async () => {
    const { id, version } = await add('/news', ARTICLE);
    const texts = { en: { ...ARTICLE.content.texts.en, title: 'Another' } };
    return [`/news/${id}`, { content: { texts, team_ids: [], game_ids: [], image_path: null }, version }];
  },
  '/news/{id}/steps': async () => {
    const { id, version } = await add('/news', ARTICLE);
    return [`/news/${id}/steps`, { step: 'submit', version }];
  },
  '/announcements/{id}': async () => {
    const { id, version } = await add('/announcements', LINE);
    return [`/announcements/${id}`, { ...LINE, texts: { en: 'Another' }, version }];
  },
  '/announcements/{id}/removal': async () => {
    const { id, version } = await add('/announcements', LINE);
    return [`/announcements/${id}/removal`, { removed: true, version }];
  },
  '/contacts/{id}': async () => {
    const { id, version } = await add('/contacts', MAIL);
    return [`/contacts/${id}`, { ...MAIL, value: 'other@example.com', version }];
  },
  '/contacts/{id}/removal': async () => {
    const { id, version } = await add('/contacts', MAIL);
    return [`/contacts/${id}/removal`, { removed: true, version }];
  },
  '/answers/{id}': async () => {
    const { id, version } = await add('/answers', { ...ANSWER, language: 'en' });
    return [`/answers/${id}`, { ...ANSWER, answer: 'At the bank.', version }];
  },
  '/answers/{id}/removal': async () => {
    const { id, version } = await add('/answers', { ...ANSWER, language: 'en' });
    return [`/answers/${id}/removal`, { removed: true, version }];
  },
  '/experiments/{id}/start': async () => {
    const { id, version } = await add('/experiments', { ...COUNT, place: 'home' });
    return [`/experiments/${id}/start`, { version }];
  },
  '/experiments/{id}/end': async () => {
    const { id, version } = await add('/experiments', { ...COUNT, place: 'register' });
    expect((await office.post(`/experiments/${id}/start`, { version })).http_code).toBe(200);
    return [`/experiments/${id}/end`, { version: version + 1, reason: REASON }];
  },
  '/feedback/{id}': async () => {
    const { id, version } = await add('/feedback', SAID);
    return [`/feedback/${id}`, { ...SAID, rating: 4, version }];
  },
  '/feedback/{id}/steps': async () => {
    const { id, version } = await add('/feedback', SAID);
    return [`/feedback/${id}/steps`, { step: 'publish', version }];
  },
};

/**
 * Those whose subject takes a whole season, a second person or money to make, and what is gone for the second of two who remove it; the
 * files beside this one hold them to the same.
 */
const ELSEWHERE = [
  '/orders/{id}/owed',
  '/orders/{id}/revive',
  '/orders/{id}/void',
  '/approvals/{id}',
  '/orders/{id}/typed-payment',
  '/models/{id}/state',
  '/aliases/decide',
  '/leagues/{id}',
  '/leagues/{id}/coverage',
  '/teams/{id}',
  '/redirects/{id}/removal',
  '/settings/{key}',
  '/experiments/{id}/adoption',
  '/experiments/{id}/removal',
  '/brands/{key}',
  '/brands/{key}/requests',
];

describe('two operators at once', () => {
  it('are thought of wherever a call says which version it saw', () => {
    const versioned = writes
      .filter(({ body }) => 'version' in (body?.shape ?? {}))
      .map(({ path }) => path.replace('/office', ''));
    expect(versioned.filter((path) => !(path in EDITS) && !ELSEWHERE.includes(path))).toEqual([]);
    expect(Object.keys(EDITS).filter((path) => !versioned.includes(path))).toEqual([]);
  });

  it.each(Object.keys(EDITS))(
    '%s: one changes it, the other is told who did; a stranger finds nothing',
    async (key) => {
      const [path, body] = (await EDITS[key]?.()) ?? ['', {}];
      expect((await office.post(`${path}?brand=blue`, body, 'orange')).http_code).toBe(404);
      if (key.includes('{id}')) expect((await office.post(path, body, 'orange')).http_code).toBe(404);
      const people = ['owner', 'second_owner'] as const;
      const both = await Promise.all(people.map((who) => office.post(path, body, who)));
      expect(both.map(({ http_code: code }) => code).toSorted()).toEqual([200, 409]);
      const winner = both[0]?.http_code === 200 ? 'owner' : 'second_owner';
      const late = both.find(({ http_code: code }) => code === 409);
      expect(late?.data).toMatchObject({ changed_by: office.email(winner), changed_at: expect.any(String) });
      expect(late?.messages.input_validates.base?.[0]).toContain(office.email(winner));
    },
  );

  it('leaves no value in the log that only programs have a word for', async () => {
    const { rows } = await test.services.db.$client.query('select detail from audit');
    const names = rows.flatMap(({ detail }) => auditChanges(detail, String).map(({ name }) => name));
    expect(new Set(names).size).toBeGreaterThan(50);
    const unnamed = names.filter((name) => {
      const { field, language } = auditFieldOf(name);
      return auditFieldKey(field) === null && (field !== '' || (name !== '' && language === null));
    });
    expect([...new Set(unnamed)]).toEqual([]);
  });
});
