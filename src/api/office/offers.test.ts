import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findApprovedBankAccount } from '#db/queries/bank-account.ts';
import { DAY_MS } from '#terms/durations.ts';
import { findAuditBreak } from '#tests/support/audit.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { lastDetail, type Office, openOffice } from '#tests/support/office.ts';
import { expectVerbatim, HOSTILE, officeHtml } from '#tests/support/office-html.tsx';
import { moneyErrors, openSite, type Site } from '#tests/support/site.ts';
import * as plansScreen from '../../screens/office/plans/screen.tsx';
import { approvalSchema } from './approval.contract.ts';
import { bankAccountsContract } from './bank-accounts.contract.ts';
import { bankLinesContract } from './bank-lines.contract.ts';
import { plansContract } from './plans.contract.ts';

let test: TestServices;
let site: Site;
let office: Office;

beforeAll(async () => {
  test = await testServices();
  site = await openSite(test.services);
  await openSite(test.services, 'orange');
  office = await openOffice(test.services);
});
afterAll(async () => {
  expect(await moneyErrors(test.services)).toEqual([]);
  expect(await findAuditBreak(test.services)).toBeNull();
  await test.close();
});

const inDays = (days: number) => new Date(test.services.clock.now().getTime() + days * DAY_MS).toISOString();
const decide = (id: string, who: string, decision = 'approved') =>
  office.post(`/approvals/${id}`, { decision }, who);
const plan = async (period: 'daily' | 'weekly') => {
  const plans = plansContract.data.parse((await office.get('/plans')).data);
  const found = plans.find((one) => one.id === site.planId(period));
  if (found === undefined) throw new Error(period);
  return found;
};
const shownPrice = async (period: string) => {
  const { data } = await callApi(test.services, { path: '/plan/list' });
  return Array.isArray(data) ? data.find((one) => one.period === period)?.price : undefined;
};

describe('GET /office/plans', () => {
  it('200: lists every plan of the brand, 302 and 404 for who may not see them', async () => {
    const plans = plansContract.data.parse((await office.get('/plans', 'auditor')).data);
    expect(plans.map(({ period, price }) => [period, price])).toContainEqual(['weekly', 3000]);
    expect((await office.get('/plans', null)).http_code).toBe(302);
    for (const who of ['support', 'content', 'analyst'])
      expect([who, (await office.get('/plans', who)).http_code]).toEqual([who, 404]);
    expect((await office.get('/plans?brand=orange')).http_code).toBe(404);
  });
});

describe('POST /office/plans/{id}/prices', () => {
  const ask = (body: object, who: string | null = 'finance', id = site.planId('daily')) =>
    office.post(`/plans/${id}/prices`, { price: 1500, valid_from: null, reason: 'costs', ...body }, who);

  it('200: counts from its moment on, after an owner has agreed and not before; orders keep theirs', async () => {
    const { member, token } = await makeMember(test.services);
    const order = await site.order(member, 'daily');
    const validFrom = inDays(2);
    const { id } = approvalSchema.parse((await ask({ valid_from: validFrom })).data);
    expect((await plan('daily')).requests).toMatchObject([{ id, kind: 'price' }]);
    expect((await decide(id, 'finance')).http_code).toBe(404);
    expect((await decide(id, 'owner')).http_code).toBe(200);
    expect(await lastDetail(test.services, 'price.approved')).toMatchObject({
      before: { price: 1200 },
      after: { price: 1500 },
    });
    expect(await shownPrice('daily')).toBe(1200);
    const before = test.services.clock.now();
    test.setNow(new Date(Date.parse(validFrom) + 1000));
    expect(await shownPrice('daily')).toBe(1500);
    test.setNow(before);
    expect((await plan('daily')).prices).toMatchObject([
      { valid_from: validFrom, price: 1500, is_current: false },
      { valid_from: null, price: 1200, is_current: true },
    ]);
    const answer = await callApi(test.services, { path: `/subscribe/show/${order.id}`, token });
    expect(answer.data).toMatchObject({ amount: 1200 });
  });

  it('409: an owner does not approve their own, there is one request at a time and one price a moment', async () => {
    const at = inDays(9);
    const { id } = approvalSchema.parse((await ask({ valid_from: at }, 'owner')).data);
    expect((await ask({ valid_from: inDays(10) })).http_code).toBe(409);
    expect((await decide(id, 'owner')).http_code).toBe(409);
    expect((await decide(id, 'second_owner')).http_code).toBe(200);
    expect((await ask({ valid_from: at })).http_code).toBe(409);
  });

  it('200: anyone who may only propose takes their own request back, and no one else’s', async () => {
    const own = approvalSchema.parse((await ask({ valid_from: inDays(20) })).data);
    const seen = await office.get(`/approvals/${own.id}`, 'finance');
    expect(seen.data).toMatchObject({ is_own: true, can: { approve: false, refuse: true } });
    expect((await decide(own.id, 'finance', 'refused')).data).toMatchObject({ status: 'refused' });
    const others = approvalSchema.parse((await ask({ valid_from: inDays(20) }, 'owner')).data);
    expect((await decide(others.id, 'finance', 'refused')).http_code).toBe(404);
    expect((await decide(others.id, 'owner', 'refused')).http_code).toBe(200);
  });

  it('302, 404 and 422: who may not ask, another brand’s plan, no price and the past', async () => {
    expect((await ask({}, null)).http_code).toBe(302);
    for (const who of ['support', 'auditor', 'content', 'orange'])
      expect([who, (await ask({}, who)).http_code]).toEqual([who, 404]);
    expect((await ask({}, 'finance', 999_999)).http_code).toBe(404);
    const bad = [{ price: 0 }, { price: -5 }, { price: 1.5 }, { price: '１５００' }, { price: Number.NaN }];
    for (const body of [...bad, { valid_from: inDays(-1) }, { valid_from: 'soon' }, { reason: ' ' }])
      expect([body, (await ask(body)).http_code]).toEqual([body, 422]);
  });
});

describe('POST /office/plans/{id}/changes', () => {
  const ask = (body: object, who: string | null = 'finance', id = site.planId('weekly')) =>
    office.post(`/plans/${id}/changes`, { reason: 'wording', ...body }, who);

  it('200: takes a plan off sale when an owner agrees', async () => {
    const { version } = await plan('weekly');
    const { id } = approvalSchema.parse((await ask({ on_sale: false, version })).data);
    expect(await shownPrice('weekly')).toBe(3000);
    await decide(id, 'owner');
    expect(await shownPrice('weekly')).toBeUndefined();
    expect(await lastDetail(test.services, 'plan.approved')).toMatchObject({
      before: { on_sale: true },
      after: { on_sale: false },
    });
    const again = approvalSchema.parse((await ask({ on_sale: true, version: version + 1 })).data);
    await decide(again.id, 'owner');
    expect(await shownPrice('weekly')).toBe(3000);
  });

  it('409: on an old picture of the plan, when asking and when deciding', async () => {
    const { version } = await plan('weekly');
    expect((await ask({ rank: 2, version: version + 1 })).http_code).toBe(409);
    const { id } = approvalSchema.parse((await ask({ names: { en: 'Week' }, version })).data);
    await test.services.db.execute(
      sql`update plan set version = version + 1 where id = ${site.planId('weekly')}`,
    );
    expect((await decide(id, 'owner')).http_code).toBe(409);
    expect((await plan('weekly')).names.en).toBe('Weekly plan');
    expect((await decide(id, 'owner', 'refused')).http_code).toBe(200);
  });

  it('200: a name that looks like a tag stands in the office word for word, and is none', async () => {
    const { version } = await plan('weekly');
    const { id } = approvalSchema.parse((await ask({ names: { en: HOSTILE }, version })).data);
    expect((await decide(id, 'owner')).http_code).toBe(200);
    const options = { token: office.token('owner'), screen: plansScreen, path: '/office/plans' };
    expectVerbatim(await officeHtml(test.services, options));
  });

  it('302, 404 and 422: who may not ask, and what a plan cannot be', async () => {
    expect((await ask({ version: 1 }, null)).http_code).toBe(302);
    expect((await ask({ version: 1 }, 'support')).http_code).toBe(404);
    expect((await ask({ version: 1 }, 'orange')).http_code).toBe(404);
    for (const body of [
      { rank: 0, version: 1 },
      { names: { en: '' }, version: 1 },
      { price: 5, version: 1 },
      {},
    ])
      expect((await ask(body)).http_code).toBe(422);
  });
});

const account = {
  bank_code: '822',
  bank_name: 'Commercial Bank',
  branch: 'Main',
  account_no: '1234-5678-90',
  holder: 'Trueline Ltd.',
  reason: 'a new account',
};
const ask = (body: object = {}, who: string | null = 'finance') =>
  office.post('/bank-accounts', { ...account, ...body }, who);
const asked = async (body: object = {}, who = 'finance') => {
  const { data } = await ask(body, who);
  return bankAccountsContract.data.element.parse(data);
};
const shown = async () =>
  (await findApprovedBankAccount(test.services.db, { brand: 'blue', includeSamples: true }))?.accountNo;

describe('POST /office/bank-accounts', () => {
  it('200: no member sees it before the second person agrees; old orders keep the account of their day', async () => {
    const before = await makeMember(test.services);
    const old = await site.order(before.member, 'weekly');
    const { request, status } = await asked({ account_no: '1111-2222-33' });
    expect(status).toBe('proposed');
    const between = await makeMember(test.services);
    expect((await site.order(between.member, 'weekly')).bankAccount.accountNo).toBe('000-000000-000');
    expect((await decide(request?.id ?? '', 'owner')).http_code).toBe(200);
    const after = await makeMember(test.services);
    expect((await site.order(after.member, 'weekly')).bankAccount.accountNo).toBe('1111-2222-33');
    const answer = await callApi(test.services, { path: `/subscribe/show/${old.id}`, token: before.token });
    expect(answer.data).toMatchObject({ bank: { account_no: '000-000000-000' } });
  });

  it('409: of two persons one has to be an owner, and no one approves their own', async () => {
    const { request } = await asked({ account_no: '4444-5555-66' });
    const id = request?.id ?? '';
    const second = await office.colleague('finance');
    expect((await second.post(`/approvals/${id}`, { decision: 'approved' })).http_code).toBe(409);
    expect((await decide(id, 'finance')).http_code).toBe(409);
    expect((await decide(id, 'support')).http_code).toBe(404);
    expect((await decide(id, 'orange')).http_code).toBe(404);
    expect(await shown()).not.toBe('4444-5555-66');
    expect((await decide(id, 'owner', 'refused')).http_code).toBe(200);
    const own = await asked({ account_no: '7777-8888-99' }, 'owner');
    expect((await decide(own.request?.id ?? '', 'owner')).http_code).toBe(409);
    expect((await decide(own.request?.id ?? '', 'finance')).http_code).toBe(200);
    expect(await shown()).toBe('7777-8888-99');
  });

  it('200: of two that are approved at once one takes the money, and the other is retired', async () => {
    const two = [await asked({ account_no: '1000-0001' }), await asked({ account_no: '1000-0002' })];
    const answers = await Promise.all(two.map(({ request }) => decide(request?.id ?? '', 'owner')));
    expect(answers.map(({ http_code }) => http_code)).toEqual([200, 200]);
    const list = bankAccountsContract.data.parse((await office.get('/bank-accounts', 'auditor')).data);
    expect(list.filter(({ status }) => status === 'approved')).toHaveLength(1);
    expect(list.filter(({ status }) => status === 'refused')).toMatchObject([{ account_no: '4444-5555-66' }]);
    expect(list.every(({ status, request }) => (status === 'proposed') === (request !== null))).toBe(true);
  });

  it('200: opens a number for each order where the bank does, by which its money is found, also a second time', async () => {
    const { request, virtual_prefix: prefix } = await asked({
      account_no: '2222-3',
      virtual_prefix: '98765',
    });
    expect(prefix).toBe('98765');
    expect((await decide(request?.id ?? '', 'owner')).http_code).toBe(200);
    const [one, two] = [await makeMember(test.services), await makeMember(test.services)];
    const order = await site.order(one.member, 'weekly');
    const number = order.bankAccount.accountNo;
    expect(number).toMatch(/^98765\d{9}$/);
    expect((await site.order(two.member, 'weekly')).virtualAccount).not.toBe(number);
    const page = await callApi(test.services, { path: '/subscribe/latest', token: one.token });
    expect(page.data).toMatchObject({ bank: { account_no: number } });
    const sandbox = await site.order(two.member, 'weekly', { isTest: true });
    expect(sandbox).toMatchObject({ virtualAccount: null, bankAccount: { accountNo: '2222-3' } });

    const take = async (amount: number) => {
      const csv = `booking_date,amount,memo,counter_account\n2026-11-20,${amount},ATM ${number},013-1`;
      await office.post('/statements', { file_name: 'va.csv', csv });
      const lines = bankLinesContract.data.parse((await office.get(`/bank-lines?q=${number}`)).data);
      return lines.find((line) => line.amount === amount);
    };
    const line = await take(3000);
    expect(line?.candidates[0]).toMatchObject({ id: order.id, reason: 'virtual_account', missing: 3000 });
    const paid = await office.post(`/orders/${order.id}/confirm`, { money: { bank_line_id: line?.id } });
    expect(paid.data).toMatchObject({ outcome: 'completed' });
    const again = await take(2999);
    expect(again?.candidates[0]).toMatchObject({ id: order.id, reason: 'virtual_account', missing: 0 });
  });

  it('302, 404 and 422: who may not ask, and what is no account', async () => {
    expect((await ask({}, null)).http_code).toBe(302);
    for (const who of ['support', 'auditor', 'content', 'analyst'])
      expect([who, (await ask({}, who)).http_code]).toEqual([who, 404]);
    for (const body of [
      { bank_code: '8２2' },
      { account_no: '12 34' },
      { holder: ' ' },
      { status: 'approved' },
      ...['12', '1234567', '98a', '９８７'].map((virtual) => ({ virtual_prefix: virtual })),
    ])
      expect([body, (await ask(body)).http_code]).toEqual([body, 422]);
    expect((await office.get('/bank-accounts', null)).http_code).toBe(302);
    expect((await office.get('/bank-accounts', 'support')).http_code).toBe(404);
  });
});
