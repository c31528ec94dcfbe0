import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportTransfer } from '#domain/money/order/report-transfer.ts';
import { newId } from '#platform/id.ts';
import { findAuditBreak } from '#tests/support/audit.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { callOffice, type MadeOperator, makeOperator } from '#tests/support/office.ts';
import { moneyErrors, openSite, type Site } from '#tests/support/site.ts';
import { officeEndpoints } from './index.ts';
import { transfersContract } from './transfers.contract.ts';

let test: TestServices;
let site: Site;
let finance: MadeOperator;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  test = await testServices();
  site = await openSite(test.services);
  finance = await makeOperator(test.services, { role: 'finance' });
  tokens.finance = await finance.signIn();
  for (const role of ['owner', 'support', 'content', 'auditor'] as const) {
    tokens[role] = await (await makeOperator(test.services, { role })).signIn();
  }
  tokens.orange = await (await makeOperator(test.services, { role: 'owner', brands: ['orange'] })).signIn();
});
afterAll(async () => {
  expect(await moneyErrors(test.services)).toEqual([]);
  expect(await findAuditBreak(test.services)).toBeNull();
  await test.close();
});

const post = (path: string, body: unknown, who: string | null = 'finance') =>
  callOffice(test.services, path, {
    method: 'POST',
    body,
    token: who === null ? null : (tokens[who] ?? null),
  });
const get = (path: string, who = 'finance') =>
  callOffice(test.services, path, { token: tokens[who] ?? null });
const seen = (amount: number) => ({ money: { amount, paid_on: '2026-11-20', reference: newId() } });

async function reported(period: 'weekly' | 'monthly' = 'weekly') {
  const { member, token } = await makeMember(test.services);
  const order = await site.order(member, period);
  const report = { last5: '12345', amount: order.amountDue, paidAt: test.services.clock.now(), note: '' };
  await reportTransfer(test.services, { member, orderId: order.id, report });
  return { member, token, order };
}

describe('signing in', () => {
  it('takes password and code together, and says of no part that it was the wrong one', async () => {
    const { email, password, code } = await makeOperator(test.services, { role: 'support' });
    const wrong = [
      { email, password, code: '000000' },
      { email, password: 'wrong', code: code() },
      { email: 'nobody@example.com', password, code: code() },
    ];
    const texts = new Set<string>();
    for (const body of wrong) {
      const answer = await post('/login', body, null);
      expect(answer.http_code).toBe(422);
      texts.add(JSON.stringify(answer.messages));
    }
    expect(texts.size).toBe(1);
  });

  it('takes a code once, and each recovery code once', async () => {
    const operator = await makeOperator(test.services, { role: 'support' });
    const code = operator.code();
    await operator.signIn(code);
    await expect(operator.signIn(code)).rejects.toThrow('422');
    const [recovery = ''] = operator.recoveryCodes;
    await operator.signIn(recovery);
    await expect(operator.signIn(recovery)).rejects.toThrow('422');
  });

  it('lasts eight hours at most, and until signing out', async () => {
    const operator = await makeOperator(test.services, { role: 'support' });
    const token = await operator.signIn();
    expect((await callOffice(test.services, '/transfers', { token })).http_code).toBe(200);
    const left = await callOffice(test.services, '/logout', { method: 'POST', body: {}, token });
    expect(left.headers.get('Clear-Site-Data')).toBe('"cache", "storage"');
    expect((await callOffice(test.services, '/transfers', { token })).http_code).toBe(302);
    const [recovery = ''] = operator.recoveryCodes;
    const next = await operator.signIn(recovery);
    const before = test.services.clock.now();
    test.setNow(new Date(before.getTime() + 8 * 3_600_000 + 1000));
    expect((await callOffice(test.services, '/transfers', { token: next })).http_code).toBe(302);
    test.setNow(before);
  });

  it('makes a browser wait after some tries', async () => {
    const body = { email: 'guess@example.com', password: 'x', code: '000000' };
    const codes: number[] = [];
    for (let n = 0; n < 6; n += 1) codes.push((await post('/login', body, null)).http_code);
    expect(codes.at(-1)).toBe(429);
  });
});

describe('who may do what', () => {
  it('answers a guest and a member’s token with a sign-in, whatever they ask', async () => {
    const { token } = await makeMember(test.services);
    for (const { contract } of officeEndpoints) {
      if (contract.access === 'guest') continue;
      const path = contract.path.replace('/office', '').replace('{id}', newId());
      for (const given of [null, token]) {
        const answer = await callOffice(test.services, path, {
          method: contract.method,
          token: given,
          ...(contract.method === 'GET' ? {} : { body: {} }),
        });
        expect([path, answer.http_code]).toEqual([path, 302]);
      }
    }
  });

  it('hides what a role may not do, and another brand’s orders', async () => {
    const { order } = await reported();
    expect((await post(`/orders/${order.id}/confirm`, seen(3000), 'support')).http_code).toBe(404);
    expect((await post(`/orders/${order.id}/confirm`, seen(3000), 'auditor')).http_code).toBe(404);
    expect((await post(`/orders/${order.id}/confirm`, seen(3000), 'orange')).http_code).toBe(404);
    expect((await get('/transfers', 'content')).http_code).toBe(404);
    expect((await get('/transfers?brand=blue', 'orange')).http_code).toBe(404);
    const data = transfersContract.data.parse((await get('/transfers', 'auditor')).data);
    expect(data.some(({ id }) => id === order.id)).toBe(true);
    expect(JSON.stringify(data)).not.toMatch(/member-[0-9a-f-]{36}@/);
  });
});

describe('a transfer', () => {
  it('is reported, found in the statement by its reference, confirmed, and opens the picks', async () => {
    const { order, token } = await reported('monthly');
    const csv = `booking_date,amount,memo,counter_account\n2026-11-20,8000,${order.paymentRef},822-1`;
    const imported = await post('/statements', { file_name: 'a.csv', csv });
    expect(imported.data).toMatchObject({ read: 1, added: 1 });
    const queue = transfersContract.data.parse((await get('/transfers?per_page=100')).data);
    const entry = queue.find(({ id }) => id === order.id);
    expect(entry?.proposal?.reason).toBe('reference');
    const money = { bank_line_id: entry?.proposal?.line.id };
    const answers = await Promise.all([1, 2].map(() => post(`/orders/${order.id}/confirm`, { money })));
    const outcomes = answers.map(({ data }) => Object(data).outcome);
    expect(outcomes.toSorted()).toEqual(['already_confirmed', 'completed']);
    const status = await callApi(test.services, { path: '/subscribe/check/status', token });
    expect(status.data).toMatchObject({ entitled: true, status: 'active' });
    const other = await reported('monthly');
    const again = await post(`/orders/${other.order.id}/confirm`, { money });
    expect(again).toMatchObject({ http_code: 409, data: { order_id: order.id } });
  });

  it('is rejected with a reason only, which the member reads', async () => {
    const { order, token } = await reported();
    expect((await post(`/orders/${order.id}/reject`, { reason: '  ' })).http_code).toBe(422);
    expect(
      (await post(`/orders/${order.id}/reject`, { reason: 'No such transfer came in.' })).http_code,
    ).toBe(200);
    const shown = await callApi(test.services, { path: `/subscribe/show/${order.id}`, token });
    expect(Object(shown.data).timeline.at(-1)).toMatchObject({
      reason: 'No such transfer came in.',
      by: 'operator',
    });
  });
});

describe('what needs two persons', () => {
  it('is not done by one: their own request they cannot approve, no one without the permission can', async () => {
    const { order, member, token } = await reported();
    await post(`/orders/${order.id}/confirm`, seen(3000));
    const asked = await post(`/orders/${order.id}/void`, { reason: 'the wrong member' });
    const { id } = Object(asked.data);
    expect((await post(`/orders/${order.id}/void`, { reason: 'again' })).http_code).toBe(409);
    expect((await post(`/approvals/${id}`, { decision: 'approved' })).http_code).toBe(409);
    expect((await post(`/approvals/${id}`, { decision: 'approved' }, 'auditor')).http_code).toBe(404);
    expect((await post(`/approvals/${id}`, { decision: 'approved' }, 'orange')).http_code).toBe(404);
    expect((await post(`/approvals/${id}`, { decision: 'approved' }, 'owner')).http_code).toBe(200);
    const status = await callApi(test.services, { path: '/subscribe/check/status', token });
    expect(status.data).toMatchObject({ entitled: false });
    expect((await post(`/approvals/${id}`, { decision: 'approved' }, 'owner')).http_code).toBe(409);
    expect(await site.order(member, 'weekly')).toMatchObject({ orderStatus: 'pending' });
  });

  it('honours a late transfer at the old price', async () => {
    const { member, token } = await makeMember(test.services);
    const order = await site.order(member, 'weekly');
    await callApi(test.services, { path: '/subscribe/cancel', method: 'POST', body: {}, token });
    const asked = await post(`/orders/${order.id}/revive`, { reason: 'came a day late', ...seen(3000) });
    expect(asked.data).toMatchObject({ kind: 'revive_order', status: 'open' });
    expect((await get('/approvals')).meta).toMatchObject({ total: 1 });
    await post(`/approvals/${Object(asked.data).id}`, { decision: 'approved' }, 'owner');
    const shown = await callApi(test.services, { path: `/subscribe/show/${order.id}`, token });
    expect(shown.data).toMatchObject({ status: 'completed', payment_status: 'paid', amount_paid: 3000 });
  });
});
