import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportTransfer } from '#domain/money/order/report-transfer.ts';
import { newId } from '#platform/id.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { callOffice, makeOperator } from '#tests/support/office.ts';
import { moneyErrors, openSite, type Site } from '#tests/support/site.ts';
import { bankLinesContract } from './bank-lines.contract.ts';
import { officeOrderContract } from './orders/[id].contract.ts';
import { statementPreviewContract } from './statements/preview.contract.ts';
import { statementListContract } from './statements.contract.ts';

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

describe('statements', () => {
  const bank =
    'Datum,Betrag,Text,Konto\n2026-11-19,700,x1,822\n2026-11-19,700,x1,822\nsoon,1,x2,822\n2026-11-19,-5,fee,\n';
  const mapping = { booking_date: 'Datum', amount: 'Betrag', memo: 'Text', counter_account: 'Konto' };
  const preview = async (body: unknown) =>
    statementPreviewContract.data.parse((await post('/statements/preview', body)).data);

  it('are looked at before anything is added: columns that are missing, rows that are unreadable, twins', async () => {
    const unknown = await preview({ csv: bank });
    expect(unknown).toMatchObject({ headings: ['Datum', 'Betrag', 'Text', 'Konto'], lines: [] });
    expect(unknown.missing).toHaveLength(4);
    const known = await preview({ csv: bank, mapping });
    expect(known.counts).toEqual({ new: 1, twin: 1, known: 0, outgoing: 1 });
    expect(known.errors).toEqual([{ row: 4, problem: 'booking_date' }]);
    expect((await preview({ csv: bank, mapping })).counts).toEqual(known.counts);
  });

  it('keep the columns of a bank for its next statement, and know their lines again', async () => {
    const first = await post('/statements', { file_name: 'one.csv', csv: bank, mapping });
    expect(first.data).toMatchObject({ read: 2, added: 2, known: 0, twins: 1, outgoing: 1 });
    expect((await preview({ csv: bank })).counts).toMatchObject({ new: 0, twin: 0, known: 2 });
    const again = await post('/statements', { file_name: 'two.csv', csv: bank });
    expect(again.data).toMatchObject({ added: 0, known: 2, twins: 0 });
    const plain = 'booking_date,amount,memo,counter_account\n2026-11-19,801,plain,1\n';
    const documented = await post('/statements', { file_name: 'three.csv', csv: plain });
    expect(documented.data).toMatchObject({ added: 1 });
    const { data, meta } = await get('/statements');
    const list = statementListContract.data.parse(data);
    expect(list.mapping).toEqual(mapping);
    expect(list.statements.slice(0, 3)).toMatchObject([
      { lines_added: 1 },
      { lines_added: 0 },
      { file_name: 'one.csv', lines_added: 2 },
    ]);
    expect(meta.total).toBeGreaterThanOrEqual(2);
  });

  it('refuse what is no statement, and operators who may not take one in', async () => {
    expect((await post('/statements/preview', { csv: '' })).http_code).toBe(422);
    expect((await post('/statements/preview', { csv: bank, mapping: { amount: 'x' } })).http_code).toBe(422);
    for (const path of ['/statements', '/bank-lines']) {
      expect((await get(path, 'support')).http_code).toBe(404);
      expect((await callOffice(test.services, path)).http_code).toBe(302);
    }
    expect((await post('/statements/preview', { csv: bank }, 'support')).http_code).toBe(404);
    expect((await post('/statements/preview', { csv: bank }, 'orange')).http_code).toBe(409);
  });
});

describe('a line that names an order', () => {
  it('is offered to that order alone: to another one that costs the same its amount says nothing', async () => {
    const { order: named } = await reported('11223');
    const { order: other } = await reported('33445');
    const csv = `booking_date,amount,memo,counter_account\n2026-11-20,${named.amountDue},${named.paymentRef},822-1`;
    await post('/statements', { file_name: 'named.csv', csv });
    const reasonFor = async (id: string) =>
      (await showOrder(id)).lines.find(({ line }) => line.memo === named.paymentRef)?.reason;
    expect(await reasonFor(named.id)).toBe('reference');
    expect(await reasonFor(other.id)).toBe('none');
  });
});

describe('GET /office/bank-lines', () => {
  it('shows the orders that a line may belong to, and afterwards the one that used it', async () => {
    const { order } = await reported();
    const memo = `RENT ${order.paymentRef}`;
    const csv = `booking_date,amount,memo,counter_account\n2026-11-20,8000,${memo},013-5`;
    const mapping = {
      booking_date: 'booking_date',
      amount: 'amount',
      memo: 'memo',
      counter_account: 'counter_account',
    };
    await post('/statements', { file_name: 'b.csv', csv, mapping });
    const lines = async (query: string) =>
      bankLinesContract.data.parse((await get(`/bank-lines?${query}`)).data);
    const [line] = await lines(`q=${order.paymentRef}`);
    expect(line?.candidates[0]).toMatchObject({ id: order.id, reason: 'reference', missing: 8000 });
    await post(`/orders/${order.id}/confirm`, { money: { bank_line_id: line?.id } });
    expect(await lines(`q=${order.paymentRef}`)).toEqual([]);
    const [used] = await lines(`state=used&q=${order.paymentRef}`);
    expect(used).toMatchObject({ order: { id: order.id }, candidates: [] });
    expect((await get('/bank-lines?state=lost')).http_code).toBe(422);
  });

  it('shows the paid order that a second transfer names, with the version that confirming it needs', async () => {
    const { order } = await reported();
    await post(`/orders/${order.id}/confirm`, seen(8000));
    const csv = `booking_date,amount,memo,counter_account\n2026-10-01,8000,${order.paymentRef},013-6`;
    await post('/statements', { file_name: 'c.csv', csv });
    const found = await get(`/bank-lines?q=${order.paymentRef}`);
    const [line] = bankLinesContract.data.parse(found.data);
    const [named] = line?.candidates ?? [];
    expect(named).toMatchObject({ id: order.id, reason: 'reference', missing: 0, status: 'completed' });
    const money = { bank_line_id: line?.id };
    const stale = await post(`/orders/${order.id}/confirm`, { money, version: 1 });
    expect(stale.data).toMatchObject({ outcome: 'already_confirmed' });
    const taken = await post(`/orders/${order.id}/confirm`, { money, version: named?.version });
    expect(taken.data).toMatchObject({ outcome: 'owed', order: { owed: 8000, amount_paid: 16_000 } });
    expect((await showOrder(order.id)).timeline.at(-1)).toMatchObject({
      action: 'record_owed',
      received: 8000,
      actor: expect.stringContaining('@'),
    });
  });
});
