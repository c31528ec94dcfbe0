import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBrand } from '#brands/index.ts';
import { brandDay } from '#domain/foundation/clock/brand-day.ts';
import { getLegalDocument } from '#domain/foundation/legal/get-legal-document.ts';
import { seedBrand } from '#domain/operations/brand/seed-brand.ts';
import type { LEGAL_TYPES } from '#terms/content.ts';
import { LOCALES } from '#terms/locales.ts';
import { findAuditBreak } from '#tests/support/audit.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { minutesAfter } from '#tests/support/factories.ts';
import { makeMember } from '#tests/support/members.ts';
import { type Office, openOffice } from '#tests/support/office.ts';
import { openSite, type Site } from '#tests/support/site.ts';
import { settingsContract } from '../ai-website-settings/show.contract.ts';
import { subscribeContract } from '../subscribe.contract.ts';
import { officeSettingsContract } from './settings.contract.ts';

let test: TestServices;
let office: Office;
let site: Site;
beforeAll(async () => {
  test = await testServices();
  const brand = findBrand('blue');
  if (brand === null) throw new Error('no brand');
  await seedBrand(test.services, brand);
  site = await openSite(test.services);
  office = await openOffice(test.services);
});
afterAll(async () => {
  expect(await findAuditBreak(test.services)).toBeNull();
  await test.close();
});

const show = async (who = 'owner') =>
  officeSettingsContract.data.parse((await office.get('/settings', who)).data);
const setting = async (key: string) => {
  const found = (await show()).find((one) => one.key === key);
  if (found === undefined) throw new Error(`no setting ${key}`);
  return found;
};
const ask = async (key: string, value: unknown, who: string | null = 'owner', more: object = {}) => {
  const version = (await show()).find((one) => one.key === key)?.version ?? 0;
  return office.post(`/settings/${key}`, { value, version, reason: 'Agreed with counsel', ...more }, who);
};
const decide = (id: unknown, who: string, decision = 'approved') =>
  office.post(`/approvals/${String(id)}`, { decision }, who);
/** Two owners agree on a value. */
const set = async (key: string, value: unknown) => {
  const asked = await ask(key, value);
  const decided = await decide(Object(asked.data).id, 'second_owner');
  expect([asked.http_code, decided.http_code, decided.messages]).toMatchObject([200, 200, {}]);
};
/** What readers of the brand are sent. */
const sent = async () =>
  settingsContract.data.parse((await callApi(test.services, { path: '/ai-website-settings/show' })).data);
const terms = (locale: (typeof LOCALES)[number] = 'en', type: (typeof LEGAL_TYPES)[number] = 'purchase') =>
  getLegalDocument(test.services, { brand: 'blue', jurisdiction: 'TW', type, locale });
const order = async (period: Parameters<Site['planId']>[0]) => {
  const { token } = await makeMember(test.services);
  const body = { plan_id: site.planId(period), agree: true, terms_version: (await terms()).version };
  return callApi(test.services, { path: '/subscribe', method: 'POST', body, token });
};
const madeOrder = async (period: Parameters<Site['planId']>[0]) =>
  subscribeContract.data.parse((await order(period)).data).order;

describe('GET /office/settings', () => {
  it('200: what holds, what the program says, the bounds, and what waits', async () => {
    const settings = await show('auditor');
    expect(Object.fromEntries(settings.map(({ key, value }) => [key, value]))).toEqual({
      stats_only: false,
      account_age: 18,
      subscribe_age: 21,
      order_days: 3,
      daily_order_days: 1,
      order_limit: 50_000,
      payment_tolerance: 30,
      typed_limit: 20_000,
      typed_daily_limit: 100_000,
      typed_alert_days: 5,
    });
    expect(settings.every(({ version, request }) => version === 0 && request === null)).toBe(true);
    expect((await setting('subscribe_age')).bounds).toEqual({ least: 21, most: 99 });
    expect((await setting('account_age')).bounds, 'never above the age to subscribe').toEqual({
      least: 18,
      most: 21,
    });
  });

  it('302 and 404: for no one, for a role that has no part in it, and for another brand', async () => {
    expect((await office.get('/settings', null)).http_code).toBe(302);
    for (const who of ['content', 'support', 'analyst'])
      expect([who, (await office.get('/settings', who)).http_code]).toEqual([who, 404]);
    expect((await office.get('/settings?brand=orange')).http_code).toBe(404);
  });
});

describe('POST /office/settings/{key}', () => {
  it('200: changes nothing until another owner has agreed; the person who asked cannot', async () => {
    const asked = await ask('order_limit', 7000, 'finance');
    const { id } = Object(asked.data);
    expect(asked.http_code).toBe(200);
    expect(await setting('order_limit')).toMatchObject({
      value: 50_000,
      request: { id, proposed_by: office.email('finance') },
    });
    expect((await decide(id, 'finance')).http_code).toBe(404);
    const own = await ask('payment_tolerance', 0);
    expect((await decide(Object(own.data).id, 'owner')).http_code).toBe(409);
    expect((await decide(Object(own.data).id, 'second_owner', 'refused')).http_code).toBe(200);
    const shown = await office.get(`/approvals/${id}`);
    expect(shown.data).toMatchObject({
      kind: 'setting',
      changes: [{ field: 'order_limit', type: 'money', before: 50_000, after: 7000 }],
    });
    const openOf = async (kind: string) => (await office.get(`/approvals?kind=${kind}`)).data;
    expect(await openOf('setting')).toMatchObject([{ id }]);
    expect(await openOf('price')).toEqual([]);
    expect((await office.get('/approvals?kind=wish')).http_code).toBe(422);
    expect((await decide(id, 'owner')).http_code).toBe(200);
    expect(await setting('order_limit')).toMatchObject({ value: 7000, version: 1, request: null });
    const { data } = await office.get('/audit?action=business_setting.');
    expect(data).toMatchObject([
      {
        action: 'business_setting.changed',
        detail: { before: { order_limit: 50_000 }, after: { order_limit: 7000 } },
      },
    ]);
  });

  it('409 and 422: the second of two, what is so already, and what is out of bounds', async () => {
    const { version } = await setting('payment_tolerance');
    const body = { version, reason: 'A bank asks more' };
    const first = await office.post('/settings/payment_tolerance', { ...body, value: 50 });
    expect(first.http_code).toBe(200);
    const second = await office.post('/settings/payment_tolerance', { ...body, value: 60 }, 'second_owner');
    expect([second.http_code, JSON.stringify(second.messages)]).toEqual([
      409,
      expect.stringContaining(office.email('owner')),
    ]);
    expect((await decide(Object(first.data).id, 'owner', 'refused')).http_code).toBe(200);
    expect((await ask('stats_only', false)).http_code).toBe(409);
    for (const [key, value] of [
      ['account_age', 17],
      ['subscribe_age', 20],
      ['account_age', 22],
      ['order_days', 0],
      ['payment_tolerance', 501],
      ['order_limit', 999],
      ['order_days', true],
      ['stats_only', 1],
      ['order_days', 2.5],
    ] as const)
      expect([key, value, (await ask(key, value)).http_code]).toEqual([key, value, 422]);
    expect((await ask('seed', 1)).http_code).toBe(422);
    await set('order_days', 4);
    const late = await ask('order_days', 5, 'owner', { version: 0 });
    expect(late).toMatchObject({ http_code: 409, data: { version: 1 } });
    await set('order_days', 3);
  });

  it('302 and 404: who may not, and the owner of another brand', async () => {
    expect((await ask('order_days', 2, null)).http_code).toBe(302);
    for (const who of ['support', 'content', 'analyst', 'auditor'])
      expect([who, (await ask('order_days', 2, who)).http_code]).toEqual([who, 404]);
    const foreign = { value: 2, version: 0, reason: 'None of theirs' };
    expect((await office.post('/settings/order_days?brand=blue', foreign, 'orange')).http_code).toBe(404);
  });
});

describe('a setting in force', () => {
  it('order_limit: a dearer order is sent to support, one at the limit is taken', async () => {
    await set('order_limit', 8000);
    expect((await order('monthly')).http_code).toBe(200);
    const dearer = await order('quarterly');
    expect([dearer.http_code, dearer.messages.input_validates.base?.[0]]).toEqual([
      422,
      expect.stringMatching(/transaction limit/i),
    ]);
    await set('order_limit', 50_000);
    expect((await order('quarterly')).http_code).toBe(200);
  });

  it('payment_tolerance: decides whether a short transfer pays', async () => {
    const short = async () => {
      const { id } = await madeOrder('monthly');
      const money = { amount: 7900, paid_on: brandDay(test.services.clock.now()), reference: `memo ${id}` };
      const { data } = await office.post(`/orders/${id}/confirm`, { money }, 'finance');
      return Object(data).outcome;
    };
    expect(await short()).toBe('partial');
    await set('payment_tolerance', 100);
    expect(await short()).toBe('completed');
  });

  it('order_days and daily_order_days: the next orders wait as long, and the terms say so in all languages', async () => {
    const [before, privacy] = [await terms(), await terms('en', 'privacy')];
    await set('order_days', 5);
    await set('daily_order_days', 2);
    const now = test.services.clock.now();
    const lastDay = (days: number) => brandDay(minutesAfter(now, days * 24 * 60));
    expect(brandDay(new Date((await madeOrder('weekly')).expires_at))).toBe(lastDay(5));
    expect(brandDay(new Date((await madeOrder('daily')).expires_at))).toBe(lastDay(2));
    for (const locale of LOCALES) {
      const now = await terms(locale);
      expect(now.version, locale).toBe(before.version + 2);
      expect(JSON.stringify(now.sections), locale).toMatch(/(?<!\d)5(?!\d)/);
    }
    expect((await terms('en', 'privacy')).version, 'a text without the figure stays').toBe(privacy.version);
  });

  it('ages: the footer’s figure, the declaration and the terms rise together, in one action', async () => {
    const before = await terms();
    await set('subscribe_age', 23);
    expect((await sent()).ages).toEqual({ account: 18, subscribe: 23 });
    for (const locale of LOCALES) {
      const { version, sections } = await terms(locale);
      expect([locale, version]).toEqual([locale, before.version + 1]);
      expect(JSON.stringify(sections), locale).toMatch(/(?<!\d)23(?!\d)/);
      expect(JSON.stringify(sections), locale).not.toMatch(/(?<!\d)21(?!\d)/);
    }
    const stored = await test.services.db.$client.query('select terms from member_order where id = $1', [
      (await madeOrder('daily')).id,
    ]);
    expect(stored.rows[0]?.terms).toMatchObject({ declaredAge: 23, version: before.version + 1 });
    await set('account_age', 20);
    expect((await sent()).ages).toEqual({ account: 20, subscribe: 23 });
  });

  it('stats_only: bets leave the calls of this brand with the next answer, and come back', async () => {
    const offers = async (brand: string) =>
      callApi(test.services, {
        path: '/sport/odds-show?event_id=0b9c1f54-0000-4000-8000-000000000000',
        brand,
      });
    const before = (await offers('blue')).http_code;
    const features = async (brand: string) =>
      JSON.stringify((await callApi(test.services, { path: '/plan/list', brand })).data);
    expect(await features('blue')).toMatch(/odds/i);
    await set('stats_only', true);
    expect(await features('blue')).not.toMatch(/odds/i);
    await set('stats_only', false);
    expect(await features('blue')).toMatch(/odds/i);
    expect((await offers('blue')).http_code).toBe(before);
  });
});
