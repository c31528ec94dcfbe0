import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isPermission, mayDo } from '#domain/foundation/permission/permissions.ts';
import { reportTransfer } from '#domain/money/order/report-transfer.ts';
import { newId } from '#platform/id.ts';
import { OPERATOR_ROLES } from '#terms/operators.ts';
import { findAuditBreak } from '#tests/support/audit.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { callOffice, makeOperator, type Office, openOffice } from '#tests/support/office.ts';
import { moneyErrors, openSite, type Site } from '#tests/support/site.ts';
import { officeEndpoints } from './index.ts';
import { transfersContract } from './transfers.contract.ts';

let test: TestServices;
let site: Site;
let office: Office;

beforeAll(async () => {
  test = await testServices();
  site = await openSite(test.services);
  office = await openOffice(test.services);
});
afterAll(async () => {
  expect(await moneyErrors(test.services)).toEqual([]);
  expect(await findAuditBreak(test.services)).toBeNull();
  await test.close();
});

const DAY = '2026-11-20';
const seen = (amount: number) => ({ money: { amount, paid_on: DAY, reference: newId() } });
async function reported() {
  const { member } = await makeMember(test.services);
  const order = await site.order(member, 'weekly');
  const report = { last5: '12345', amount: 3000, paidAt: test.services.clock.now(), note: '' };
  await reportTransfer(test.services, { member, orderId: order.id, report });
  return { member, order };
}
const inTwos = (codes: readonly number[]) => codes.toSorted((a, b) => a - b);
const codes = (answers: readonly { readonly http_code: number }[]) =>
  inTwos(answers.map(({ http_code }) => http_code));

/** A value that a call takes where it asks for one, so that nothing but the brand is wrong with it. */
function acceptable(type: z.ZodType): string {
  const choices = type instanceof z.ZodEnum ? type.options.map(String) : [];
  const found = [...choices, newId(), '1', 'x'].find((value) => type.safeParse(value).success);
  if (found === undefined) throw new Error('no value known that this takes');
  return found;
}

describe('an operator without the permission', () => {
  it.each(OPERATOR_ROLES)('of the role %s finds none of the calls that are not theirs', async (role) => {
    for (const { contract } of officeEndpoints) {
      const { permission } = contract;
      if (permission === undefined || !isPermission(permission) || mayDo(role, permission)) continue;
      const path = contract.path.replace('/office', '').replaceAll(/\{\w+\}/g, newId());
      const answer = await callOffice(test.services, path, {
        method: contract.method,
        token: office.token(role),
        ...(contract.method === 'GET' ? {} : { body: {} }),
      });
      expect([contract.method, contract.path, answer.http_code]).toEqual([
        contract.method,
        contract.path,
        404,
      ]);
    }
  });
});

describe('an operator of another brand', () => {
  it('is not let in by naming the brand, wherever a call takes one', async () => {
    for (const { contract } of officeEndpoints) {
      if (contract.method !== 'GET' || !('brand' in (contract.query?.shape ?? {}))) continue;
      const params = Object.entries<z.ZodType>(contract.params?.shape ?? {});
      const path = params.reduce(
        (filled, [name, type]) => filled.replace(`{${name}}`, acceptable(type)),
        contract.path.replace('/office', ''),
      );
      const query = Object.entries<z.ZodType>({ ...contract.query?.shape })
        .filter(([, type]) => !type.safeParse(undefined).success)
        .map(([name, type]) => `&${name}=${acceptable(type)}`);
      const { http_code } = await office.get(`${path}?brand=blue${query.join('')}`, 'orange');
      expect([path, http_code]).toEqual([path, 404]);
    }
  });

  it('changes nothing of it, though they know every id', async () => {
    const { member, order } = await reported();
    const coupon = {
      code: `C-${newId().slice(0, 8)}`,
      type: 'fixed',
      value: 1,
      plan_ids: [],
      until: null,
      from: '2026-01-01T00:00:00Z',
      max_redemptions: 1,
    };
    const { id } = Object((await office.post('/coupons', coupon)).data);
    const reason = 'because I can';
    const tries: [string, object][] = [
      [`/orders/${order.id}/confirm`, seen(3000)],
      [`/orders/${order.id}/reject`, { reason }],
      [`/orders/${order.id}/void`, { reason }],
      [`/members/${member.uuid}/suspension`, { suspended: true, reason, version: 1 }],
      [`/members/${member.uuid}/grants`, { days: 3, reason }],
      [`/members/${member.uuid}/notes`, { text: reason }],
      [`/members/${member.uuid}/reveal`, { reason }],
      [`/coupons/${id}`, { end: true, version: 1, reason }],
      [`/plans/${site.planId('daily')}/prices`, { price: 1, valid_from: null, reason }],
      [`/operators/${office.id('finance')}`, { status: 'disabled', version: 1, reason }],
      [`/operators/${office.id('finance')}/reset`, { version: 1, reason }],
    ];
    for (const [path, body] of tries) {
      expect([path, (await office.post(path, body, 'orange')).http_code]).toEqual([path, 404]);
      expect([path, (await office.post(`${path}?brand=blue`, body, 'orange')).http_code]).toEqual([
        path,
        404,
      ]);
    }
  });
});

describe('the second person', () => {
  it('is never the first, whatever is asked for', async () => {
    const { member, order } = await reported();
    await office.post(`/orders/${order.id}/confirm`, seen(3000));
    const late = await makeMember(test.services);
    const expired = await site.order(late.member, 'weekly');
    await office.post(`/orders/${expired.id}/confirm`, seen(100));
    await office.post(`/orders/${expired.id}/reject`, { reason: 'short' });
    const reason = 'mine';
    const account = { bank_code: '822', bank_name: 'B', branch: 'B', account_no: '123-456', holder: 'H' };
    const asked = [
      (await office.post(`/orders/${order.id}/void`, { reason })).data,
      (await office.post(`/plans/${site.planId('daily')}/prices`, { price: 2000, valid_from: null, reason }))
        .data,
      (await office.post(`/plans/${site.planId('daily')}/changes`, { rank: 1, version: 1, reason })).data,
      Object((await office.post(`/members/${member.uuid}/grants`, { days: 30, reason })).data).request,
      Object((await office.post('/bank-accounts', { ...account, reason })).data).request,
    ].map((request) => String(Object(request).id));
    for (const id of asked) {
      const own = await office.post(`/approvals/${id}`, { decision: 'approved' });
      expect(own).toMatchObject({ http_code: 409 });
      expect((await office.post(`/approvals/${id}`, { decision: 'approved' }, 'orange')).http_code).toBe(404);
      expect((await office.post(`/approvals/${id}`, { decision: 'approved' }, 'support')).http_code).toBe(
        404,
      );
    }
    for (const id of asked) await office.post(`/approvals/${id}`, { decision: 'refused' }, 'second_owner');
  });

  it('decides once: anyone who comes later learns who did, and when', async () => {
    const path = `/plans/${site.planId('yearly')}/prices`;
    const ask = () => office.post(path, { price: 47_000, valid_from: null, reason: 'costs' }, 'finance');
    const { id } = Object((await ask()).data);
    expect(await ask()).toMatchObject({
      http_code: 409,
      data: { approval: id, changed_by: office.email('finance') },
    });
    const both = await Promise.all(
      (['owner', 'second_owner'] as const).map((who) =>
        office.post(`/approvals/${id}`, { decision: 'approved' }, who),
      ),
    );
    expect(codes(both)).toEqual([200, 409]);
    const winner = both[0]?.http_code === 200 ? 'owner' : 'second_owner';
    const conflict = both.find(({ http_code }) => http_code === 409);
    expect(conflict?.data).toMatchObject({ status: 'approved', changed_by: office.email(winner) });
    expect(conflict?.messages.input_validates.base?.[0]).toContain(office.email(winner));
  });
});

describe('two operators at one order', () => {
  it('confirm it once: the second is answered the first receipt and by whom', async () => {
    const { order } = await reported();
    const answers = await Promise.all(
      (['owner', 'finance'] as const).map((who) =>
        office.post(`/orders/${order.id}/confirm`, seen(3000), who),
      ),
    );
    expect(codes(answers)).toEqual([200, 200]);
    const outcomes = answers.map(({ data }) => Object(data).outcome).toSorted();
    expect(outcomes).toEqual(['already_confirmed', 'completed']);
    expect(new Set(answers.map(({ data }) => Object(data).order.receipt_no)).size).toBe(1);
    const first = Object(answers[0]?.data).outcome === 'completed' ? 'owner' : 'finance';
    const second = answers.find(({ data }) => Object(data).outcome === 'already_confirmed');
    expect(second?.data).toMatchObject({ confirmed_by: office.email(first) });
  });

  it('decide at once: the second learns who changed it, and when', async () => {
    const { order } = await reported();
    const rows = transfersContract.data.parse((await office.get('/transfers?per_page=100')).data);
    const version = rows.find(({ id }) => id === order.id)?.version ?? 0;
    expect(
      (await office.post(`/orders/${order.id}/confirm`, { ...seen(1000), version }, 'finance')).http_code,
    ).toBe(200);
    for (const [path, body] of [
      [`/orders/${order.id}/reject`, { reason: 'never came' }],
      [`/orders/${order.id}/confirm`, seen(2000)],
    ] as const) {
      const stale = await office.post(path, { ...body, version });
      expect(stale).toMatchObject({ http_code: 409, data: { changed_by: office.email('finance') } });
      expect(Date.parse(Object(stale.data).changed_at)).toBeGreaterThan(0);
    }
    const fresh = await office.post(`/orders/${order.id}/confirm`, { ...seen(2000), version: version + 1 });
    expect(fresh.data).toMatchObject({ outcome: 'completed' });
  });

  it('use a line of the bank for one order, however often the statement came', async () => {
    const [one, two] = [await reported(), await reported()];
    const csv = `booking_date,amount,memo,counter_account\n${DAY},3000,twin ${newId()},822-12345\n`;
    const statement = { file_name: 'bank.csv', csv };
    const imports = await Promise.all([1, 2, 3].map(() => office.post('/statements', statement, 'finance')));
    expect(imports.reduce((sum, { data }) => sum + Object(data).added, 0)).toBe(1);
    const { rows } = await test.services.db.$client.query('select id from bank_line where memo like $1', [
      'twin %',
    ]);
    const money = { bank_line_id: rows[0]?.id };
    const answers = await Promise.all([
      office.post(`/orders/${one.order.id}/confirm`, { money }, 'finance'),
      office.post(`/orders/${two.order.id}/confirm`, { money }, 'owner'),
    ]);
    expect(codes(answers)).toEqual([200, 409]);
  });
});

describe('signing in', () => {
  const signIn = (operator: Awaited<ReturnType<typeof makeOperator>>, code: string) =>
    callOffice(test.services, '/login', {
      method: 'POST',
      body: { email: operator.email, password: operator.password, code },
    });

  it('takes a code once, also of those that come at the same instant', async () => {
    const operator = await makeOperator(test.services, { role: 'finance' });
    const code = operator.code();
    expect(codes(await Promise.all([1, 2, 3].map(() => signIn(operator, code))))).toEqual([200, 422, 422]);
    const [recovery = '', other = ''] = operator.recoveryCodes;
    expect(codes(await Promise.all([1, 2, 3].map(() => signIn(operator, recovery))))).toEqual([
      200, 422, 422,
    ]);
    expect((await signIn(operator, ` ${other.toUpperCase()} `)).http_code).toBe(200);
  });

  it('takes no code of an earlier half-minute after a later one', async () => {
    const operator = await makeOperator(test.services, { role: 'finance' });
    const before = test.services.clock.now();
    const early = operator.code();
    test.setNow(new Date(before.getTime() + 30_000));
    expect((await signIn(operator, operator.code())).http_code).toBe(200);
    expect((await signIn(operator, early)).http_code).toBe(422);
    test.setNow(before);
  });
});
