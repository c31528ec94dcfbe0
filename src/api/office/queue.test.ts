import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportTransfer } from '#domain/money/order/report-transfer.ts';
import { newId } from '#platform/id.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { callOffice, makeOperator } from '#tests/support/office.ts';
import { type OfficeScreen, officeHtml } from '#tests/support/office-html.tsx';
import { moneyErrors, openSite, type Site } from '#tests/support/site.ts';
import * as orderScreen from '../../screens/office/order/screen.tsx';
import * as startScreen from '../../screens/office/start/screen.tsx';
import * as transfersScreen from '../../screens/office/transfers/screen.tsx';
import { approvalContract } from './approvals/[id].contract.ts';
import { officeMeContract } from './me.contract.ts';
import { officeOrderContract } from './orders/[id].contract.ts';
import { officeOrdersContract } from './orders.contract.ts';
import { transfersContract } from './transfers.contract.ts';

let test: TestServices;

let site: Site;

const tokens: Record<string, string> = {};

const emails: Record<string, string> = {};

beforeAll(async () => {
  test = await testServices();
  site = await openSite(test.services);
  for (const role of ['owner', 'finance', 'support', 'content', 'auditor'] as const) {
    const made = await makeOperator(test.services, { role });
    emails[role] = made.email;
    tokens[role] = await made.signIn();
  }
  tokens.orange = await (await makeOperator(test.services, { role: 'owner', brands: ['orange'] })).signIn();
});

afterAll(async () => {
  expect(await moneyErrors(test.services)).toEqual([]);
  await test.close();
});

const get = (path: string, who = 'finance') =>
  callOffice(test.services, path, { token: tokens[who] ?? null });

const post = (path: string, body: unknown, who = 'finance') =>
  callOffice(test.services, path, { method: 'POST', body, token: tokens[who] ?? null });

const seen = (amount: number, reference: string = newId()) => ({
  money: { amount, paid_on: '2026-11-20', reference },
});

async function reported(last5 = '12345') {
  const { member, token } = await makeMember(test.services);
  const order = await site.order(member, 'monthly');
  const report = { last5, amount: order.amountDue, paidAt: test.services.clock.now(), note: 'sent' };
  await reportTransfer(test.services, { member, orderId: order.id, report });
  return { member, token, order };
}

const showOrder = async (id: string, who = 'finance') =>
  officeOrderContract.data.parse((await get(`/orders/${id}`, who)).data);

describe('GET /office/me', () => {
  it('says who is signed in, what they may do and what waits for them, none of it for other brands', async () => {
    await reported();
    const me = officeMeContract.data.parse((await get('/me')).data);
    expect(me).toMatchObject({ brand: 'blue', operator: { role: 'finance', brands: ['blue'] } });
    expect(me.operator.permissions).toContain('orders.confirm');
    expect(me.waiting.transfers).toBeGreaterThan(0);
    expect(Date.parse(me.ends_at ?? '') - test.services.clock.now().getTime()).toBeLessThanOrEqual(
      8 * 3_600_000,
    );
    const content = officeMeContract.data.parse((await get('/me', 'content')).data);
    expect(content.waiting).toEqual({ transfers: null, approvals: null, alerts: 0 });
    expect((await get('/me?brand=orange')).http_code).toBe(404);
    expect((await callOffice(test.services, '/me')).http_code).toBe(302);
  });
});

describe('GET /office/transfers', () => {
  it('is narrowed by state and by what was typed', async () => {
    const { order } = await reported('99881');
    const { member } = await makeMember(test.services);
    const unpaid = await site.order(member, 'weekly');
    const ids = async (query: string) =>
      transfersContract.data.parse((await get(`/transfers?per_page=100&${query}`)).data).map(({ id }) => id);
    for (const q of [order.orderNo, order.paymentRef.toLowerCase(), '99881']) {
      expect(await ids(`q=${q}`)).toEqual([order.id]);
    }
    expect(await ids('state=unpaid')).toEqual([unpaid.id]);
    expect(await ids('state=partial')).toEqual([]);
    expect(await ids('q=%25')).toEqual([]);
    expect((await get('/transfers?state=lost')).http_code).toBe(422);
  });
});

describe('an order that the bank’s file names', () => {
  it('is in the queue and counted although its member has reported nothing, until it is confirmed', async () => {
    const { member } = await makeMember(test.services);
    const paid = await site.order(member, 'weekly');
    const untold = await site.order((await makeMember(test.services)).member, 'weekly');
    const ids = async () =>
      transfersContract.data.parse((await get('/transfers?per_page=100')).data).map(({ id }) => id);
    const counted = async () =>
      officeMeContract.data.parse((await get('/me')).data).waiting.transfers ?? Number.NaN;
    const before = await counted();
    expect(await ids()).not.toContain(paid.id);
    const line = `2026-11-20,${paid.amountDue},PLAN ${paid.paymentRef},822-000940713`;
    const csv = `booking_date,amount,memo,counter_account\n${line}`;
    expect((await post('/statements', { file_name: 'a.csv', csv })).http_code).toBe(200);
    expect(await ids()).toContain(paid.id);
    expect(await ids()).not.toContain(untold.id);
    expect(await counted()).toBe(before + 1);
    // An operator reads on every page why there is no report, and on the order's what the bank tells.
    const page = (screen: OfficeScreen, path: string, params = {}) =>
      officeHtml(test.services, { token: tokens.finance ?? '', screen, path, params });
    expect(await page(transfersScreen, '/office/transfers')).toContain('Not reported yet');
    expect(await page(startScreen, '/office')).toContain('Not reported yet');
    const one = await page(orderScreen, `/office/orders/${paid.id}`, { id: paid.id });
    expect(one).toMatch(/Bank statement.*Payment note.*PLAN .*Reference in the payment note/s);
    const { lines } = await showOrder(paid.id);
    const money = { bank_line_id: lines[0]?.line.id };
    expect((await post(`/orders/${paid.id}/confirm`, { money })).http_code).toBe(200);
    expect(await ids()).not.toContain(paid.id);
    expect(await counted()).toBe(before);
  });
});

describe('GET /office/orders', () => {
  it('finds an order by whatever a member would name it by, and by nothing else', async () => {
    const { order, member } = await reported('55443');
    const find = async (query: string) =>
      officeOrdersContract.data.parse((await get(`/orders?per_page=100&${query}`)).data).map(({ id }) => id);
    for (const q of [order.orderNo, order.orderNo.slice(2, 9), order.paymentRef, member.email, '55443']) {
      expect(await find(`q=${encodeURIComponent(q)}`)).toContain(order.id);
    }
    expect(await find(`q=${encodeURIComponent('%')}`)).toEqual([]);
    expect(await find(`q=${encodeURIComponent("' or 1=1 --")}`)).toEqual([]);
    expect(await find('status=completed')).not.toContain(order.id);
    expect(await find('from=2031-01-01')).toEqual([]);
  });

  it('sorts both ways, and refuses an order and a day that do not exist', async () => {
    const amounts = async (sort: string) =>
      officeOrdersContract.data.parse((await get(`/orders?sort=${sort}`)).data).map(({ amount }) => amount);
    const up = await amounts('amount:asc');
    expect(up).toEqual(up.toSorted((a, b) => a - b));
    expect((await amounts('amount:desc')).toSorted((a, b) => a - b)).toEqual(up);
    expect((await get('/orders?sort=password:asc')).http_code).toBe(422);
    expect((await get('/orders?from=2026-02-30')).http_code).toBe(422);
  });

  it('is open to anyone who may see orders, masked, and to no one else', async () => {
    const { data, http_code: code } = await get('/orders', 'support');
    expect(code).toBe(200);
    expect(JSON.stringify(data)).not.toMatch(/member-[0-9a-f-]{36}@/);
    expect((await get('/orders', 'content')).http_code).toBe(404);
    expect((await callOffice(test.services, '/orders')).http_code).toBe(302);
  });
});

describe('GET /office/orders/{id}', () => {
  it('says what happened, who did it, what came in, and books that sum to zero', async () => {
    const { order } = await reported();
    expect((await showOrder(order.id)).can).toMatchObject({ confirm: true, reject: true, void: false });
    await post(`/orders/${order.id}/confirm`, seen(3000));
    const partial = await showOrder(order.id);
    expect(partial.order).toMatchObject({ payment_status: 'partial', missing: 5000 });
    await post(`/orders/${order.id}/confirm`, seen(5000));
    const twice = await post(`/orders/${order.id}/confirm`, seen(5000));
    expect(twice.data).toMatchObject({
      outcome: 'already_confirmed',
      confirmed_by: expect.stringContaining('@'),
    });
    const { timeline, payments, ledger, can, balances, period } = await showOrder(order.id);
    expect(timeline.map(({ action }) => action)).toEqual(['create', 'report', 'record_partial', 'confirm']);
    expect(timeline.at(2)).toMatchObject({
      actor: expect.stringContaining('@'),
      received: 3000,
      missing: 5000,
    });
    expect(payments.map(({ amount }) => amount)).toEqual([3000, 5000]);
    for (const { postings } of ledger) {
      expect(postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    }
    expect(balances).toMatchObject({ bank: 8000, revenue: -8000, member_funds: 0 });
    expect(period?.status).toBe('active');
    const none = { confirm: false, settle: false, reject: false, revive: false };
    expect(can).toEqual({ ...none, owe: true, void: true });
    await post(`/orders/${order.id}/void`, { reason: 'the wrong member' });
    expect((await showOrder(order.id)).request).toMatchObject({
      kind: 'void_order',
      reason: 'the wrong member',
    });
  });

  it('offers lines of the bank to anyone who confirms, not to support; no order of another brand', async () => {
    const { order } = await reported();
    const csv = `booking_date,amount,memo,counter_account\n2026-11-20,8000,${order.paymentRef},013-777`;
    await post('/statements', { file_name: 'a.csv', csv });
    expect((await showOrder(order.id)).lines[0]).toMatchObject({
      reason: 'reference',
      line: { amount: 8000 },
    });
    expect((await showOrder(order.id, 'support')).lines).toEqual([]);
    const line = (await showOrder(order.id)).lines[0]?.line;
    await post(`/orders/${order.id}/confirm`, { money: { bank_line_id: line?.id } });
    expect((await showOrder(order.id)).payments).toMatchObject([{ amount: 8000, line }]);
    expect((await showOrder(order.id, 'support')).payments).toMatchObject([{ amount: 8000, line: null }]);
    expect((await get(`/orders/${order.id}`, 'orange')).http_code).toBe(404);
    expect((await get(`/orders/${order.id}`, 'content')).http_code).toBe(404);
    expect((await callOffice(test.services, `/orders/${order.id}`)).http_code).toBe(302);
    expect((await get(`/orders/${newId()}`)).http_code).toBe(404);
    expect((await get('/orders/abc')).http_code).toBe(422);
  });
});

describe('POST /office/orders/{id}/owed', () => {
  it('takes money for an order that is over, once, from anyone who confirms orders and saw it as it is', async () => {
    const { order } = await reported();
    const path = `/orders/${order.id}/owed`;
    expect((await post(path, seen(8000))).http_code).toBe(409);
    await post(`/orders/${order.id}/reject`, { reason: 'nothing came' });
    const { version } = (await showOrder(order.id)).order;
    expect((await post(path, { ...seen(8000), version: version - 1 })).http_code).toBe(409);
    const money = seen(8000);
    const taken = await post(path, { ...money, version });
    expect(taken.data).toMatchObject({ outcome: 'owed', order: { status: 'failed', owed: 8000 } });
    expect((await showOrder(order.id)).balances).toMatchObject({ bank: 8000, owed: -8000, revenue: 0 });
    expect((await post(path, money)).http_code).toBe(409);
    for (const who of ['support', 'orange', 'auditor']) {
      expect((await post(path, seen(1), who)).http_code).toBe(404);
    }
    expect((await callOffice(test.services, path, { method: 'POST', body: seen(1) })).http_code).toBe(302);
    expect((await post(path, {})).http_code).toBe(422);
  });
});

describe('GET /office/approvals/{id}', () => {
  it('shows how things are and would be, and lets no one approve what they asked for', async () => {
    const { order } = await reported();
    await post(`/orders/${order.id}/confirm`, seen(8000));
    const asked = await post(`/orders/${order.id}/void`, { reason: 'the wrong member' });
    const path = `/approvals/${Object(asked.data).id}`;
    const show = async (who: string) => approvalContract.data.parse((await get(path, who)).data);
    const own = await show('finance');
    expect(own).toMatchObject({ is_own: true, can: { approve: false, refuse: true } });
    expect(own.subject).toEqual({ kind: 'order', id: order.id, label: order.orderNo, version: 3 });
    expect(own.changes.map(({ field, after }) => [field, after])).toEqual([
      ['order_state', 'failed'],
      ['period_end', null],
      ['owed', 8000],
    ]);
    expect(await show('owner')).toMatchObject({ is_own: false, can: { approve: true, refuse: true } });
    expect(await show('auditor')).toMatchObject({ can: { approve: false, refuse: false } });
    for (const who of ['orange', 'support']) expect((await get(path, who)).http_code).toBe(404);
    expect((await callOffice(test.services, path)).http_code).toBe(302);
    expect((await get('/approvals/abc')).http_code).toBe(422);
    await post(path, { decision: 'approved' }, 'owner');
    const decided = await show('finance');
    expect(decided).toMatchObject({ status: 'approved', can: { approve: false, refuse: false } });
    expect(decided.changes.every(({ before }) => before === null)).toBe(true);
  });

  it('names who changed the order meanwhile to anyone who asks or decides by an outdated view', async () => {
    const { order } = await reported();
    await post(`/orders/${order.id}/confirm`, seen(8000), 'owner');
    const asking = (version: number) => post(`/orders/${order.id}/void`, { reason: 'no', version });
    const conflict = { version: 3, changed_by: emails.owner, changed_at: expect.any(String) };
    expect(await asking(2)).toMatchObject({ http_code: 409, data: conflict });
    const path = `/approvals/${Object((await asking(3)).data).id}`;
    // A second transfer is booked while the second person reads.
    await post(`/orders/${order.id}/owed`, { ...seen(500), version: 3 });
    const deciding = (version: number) => post(path, { decision: 'approved', version }, 'owner');
    const late = { version: 4, changed_by: emails.finance };
    expect(await deciding(3)).toMatchObject({ http_code: 409, data: late });
    const shown = approvalContract.data.parse((await get(path, 'owner')).data);
    expect(shown).toMatchObject({ status: 'open', subject: { version: 4 } });
    expect(shown.changes.find(({ field }) => field === 'owed')).toMatchObject({ after: 8500 });
    expect((await deciding(4)).http_code).toBe(200);
    expect((await showOrder(order.id)).order.status).toBe('failed');
  });

  it('names the money of a late transfer', async () => {
    const { member, token } = await makeMember(test.services);
    const order = await site.order(member, 'weekly');
    await callApi(test.services, { path: '/subscribe/cancel', method: 'POST', body: {}, token });
    const wish = { reason: 'came a day late', ...seen(3000, 'at the bank') };
    const stale = await post(`/orders/${order.id}/revive`, { ...wish, version: 1 });
    expect(stale).toMatchObject({ http_code: 409, data: { version: 2, changed_by: 'member' } });
    const asked = await post(`/orders/${order.id}/revive`, { ...wish, version: 2 });
    const { data } = await get(`/approvals/${Object(asked.data).id}`, 'owner');
    expect(approvalContract.data.parse(data).changes).toEqual([
      { field: 'order_state', type: 'order_state', before: 'cancelled', after: 'paid' },
      { field: 'amount_paid', type: 'money', before: 0, after: 3000 },
      { field: 'money_source', type: 'text', before: null, after: '2026-11-20 at the bank' },
    ]);
  });
});
