import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { alertOperators } from '#domain/accounts/operator/alert-operators.ts';
import { newId } from '#platform/id.ts';
import { HOUR_MS } from '#terms/durations.ts';
import { findAuditBreak } from '#tests/support/audit.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { emailsTo, mailedToken } from '#tests/support/emails.ts';
import { makeMember } from '#tests/support/members.ts';
import { callOffice, type Office, openOffice, setUpByLink } from '#tests/support/office.ts';
import { openSite, type Site } from '#tests/support/site.ts';
import { alertsContract } from './alerts.contract.ts';
import { approvalDetailSchema } from './approval-detail.contract.ts';

const START = new Date('2026-11-20T04:00:00Z');
let test: TestServices;
let site: Site;
let office: Office;

beforeEach(async () => {
  test = await testServices();
  test.setNow(START);
  site = await openSite(test.services);
  office = await openOffice(test.services);
});
afterEach(async () => {
  expect(await findAuditBreak(test.services)).toBeNull();
  await test.close();
});

const reason = 'a good reason';
const post = (path: string, body: object, token: string) =>
  callOffice(test.services, path, { method: 'POST', body, token });
const approve = (id: string, token: string) => post(`/approvals/${id}`, { decision: 'approved' }, token);
const requestOf = ({ data }: { readonly data: unknown }) => {
  const { id, request } = Object(data);
  return String(request?.id ?? id);
};
const askPrice = async (token: string) =>
  requestOf(
    await post(`/plans/${site.planId('daily')}/prices`, { price: 1500, valid_from: null, reason }, token),
  );
/** An operator whom the owner has made, signed in by the mailed link. */
async function hire(role: string, who = 'owner') {
  const email = `new-${newId()}@example.com`;
  await office.post('/operators', { email, role, brands: ['blue'] }, who);
  return (await setUpByLink(test.services, email)).signIn();
}
const reset = (who: string, by: string) =>
  office.post(`/operators/${office.id(who)}/reset`, { version: 1, reason }, by);
const isTwo = async (own: boolean, answer: Promise<{ readonly http_code: number }>) =>
  expect((await answer).http_code).toBe(own ? 200 : 409);
const expectLinked = async (answer: ReturnType<typeof callOffice>) => {
  const { http_code: code, messages } = await answer;
  expect([code, messages.input_validates.base?.[0]]).toEqual([409, expect.stringContaining('three days')]);
};

describe('one owner alone', () => {
  it('learns nothing with which to sign in as the operator whom they made or reset', async () => {
    const email = `sock-${newId()}@example.com`;
    const made = await office.post('/operators', { email, role: 'owner', brands: ['blue'] });
    const back = await reset('finance', 'owner');
    const shown = JSON.stringify([made, back]);
    for (const address of [email, office.email('finance')]) {
      expect(shown).not.toContain(await mailedToken(test.services, address));
    }
    expect(shown).not.toMatch(/otpauth|totp|password|recovery_codes"|token/);
    const emails = JSON.stringify(await emailsTo(test.services, office.email('owner')));
    expect(emails).not.toContain('/office/setup');
  });

  it('cannot let an operator whom they made approve their price, not even over a third one', async () => {
    const puppet = await hire('owner');
    const price = await askPrice(office.token('owner'));
    await expectLinked(approve(price, puppet));
    const [asking, deciding] = [await hire('finance'), await hire('owner')];
    await office.post(`/approvals/${price}`, { decision: 'refused' });
    await expectLinked(approve(await askPrice(asking), deciding));
  });

  it('cannot become the second person by a reset of a colleague, for every kind of request', async () => {
    const { member } = await makeMember(test.services);
    const order = await site.order(member, 'weekly');
    const paid = { money: { amount: 3000, paid_on: '2026-11-20', reference: newId() } };
    expect((await office.post(`/orders/${order.id}/confirm`, paid, 'finance')).http_code).toBe(200);
    const account = { bank_code: '822', bank_name: 'B', branch: 'B', account_no: '123-456', holder: 'H' };
    await reset('second_owner', 'owner');
    const second = await (await setUpByLink(test.services, office.email('second_owner'))).signIn();
    const owner = office.token('owner');
    const asked = [
      await post(`/orders/${order.id}/void`, { reason }, owner),
      await post(`/members/${member.uuid}/grants`, { days: 30, reason }, owner),
      await post(`/plans/${site.planId('daily')}/changes`, { rank: 1, version: 1, reason }, owner),
      await post('/bank-accounts', { ...account, reason }, owner),
      await post('/settings/order_days', { value: 5, version: 0, reason }, owner),
    ].map(requestOf);
    asked.push(await askPrice(owner));
    for (const id of asked) await expectLinked(approve(id, second));
    const { rows } = await test.services.db.$client.query(`select 1 from approval where status = 'approved'`);
    expect(rows).toEqual([]);
    for (const id of asked) await isTwo(true, office.post(`/approvals/${id}`, { decision: 'refused' }));
  });

  it('is no second person for what the colleague asks, whom they made, reset or gave another role', async () => {
    for (const touch of [
      () => reset('finance', 'owner'),
      () => office.post(`/operators/${office.id('support')}`, { role: 'finance', version: 1, reason }),
    ]) {
      await touch();
    }
    const finance = await (await setUpByLink(test.services, office.email('finance'))).signIn();
    await expectLinked(approve(await askPrice(finance), office.token('owner')));
    const grant = await office.post(
      `/members/${(await makeMember(test.services)).member.uuid}/grants`,
      { days: 30, reason },
      'owner',
    );
    await expectLinked(approve(requestOf(grant), office.token('support')));
  });
});

describe('two persons', () => {
  it('are two again for somebody whom neither of them touched, and after three days', async () => {
    const finance = await hire('finance');
    const price = await askPrice(finance);
    await isTwo(false, approve(price, office.token('owner')));
    await isTwo(true, approve(price, office.token('second_owner')));
    const next = await askPrice(office.token('finance'));
    await isTwo(true, approve(next, office.token('owner')));
    const last = await askPrice(finance);
    test.setNow(new Date(START.getTime() + 72 * HOUR_MS - 60_000));
    await office.wake();
    await isTwo(false, approve(last, office.token('owner')));
    test.setNow(new Date(START.getTime() + 72 * HOUR_MS + 60_000));
    await isTwo(true, approve(last, office.token('owner')));
    const { rows } = await test.services.db.$client.query(`
      select operators_linked(operator_id, by_id, at + interval '72 hours' - interval '1 microsecond') as before,
        operators_linked(by_id, operator_id, at + interval '72 hours') as after from operator_touch`);
    expect(rows).toEqual([{ before: true, after: false }]);
  });

  it('read in the office why one of them may not decide', async () => {
    const finance = await hire('finance');
    const id = await askPrice(finance);
    const shown = async (token: string) =>
      approvalDetailSchema.parse((await callOffice(test.services, `/approvals/${id}`, { token })).data);
    expect(await shown(office.token('owner'))).toMatchObject({ blocked: 'linked', can: { approve: false } });
    expect(await shown(finance)).toMatchObject({ blocked: 'own', can: { approve: false } });
    expect(await shown(office.token('second_owner'))).toMatchObject({
      blocked: null,
      can: { approve: true },
    });
  });

  it('stay two in the database, whatever the program says', async () => {
    await hire('finance');
    const owner = new pg.Client({ connectionString: test.ownerUrl });
    await owner.connect();
    const { rows } = await owner.query('select operator_id, by_id from operator_touch');
    const [{ operator_id: one, by_id: other }] = rows;
    const emails = await owner.query('select email from operator where id = any($1)', [[one, other]]);
    const [a, b] = emails.rows.map(({ email }) => email);
    const id = await askPrice(office.token('owner'));
    const decided = `update approval set status = 'approved', decided_by = $1, decided_at = $2 where id = $3`;
    await expect(owner.query(decided, [one, START, id])).rejects.toThrow('second person');
    const refused = decided.replace('approved', 'refused');
    expect((await owner.query(refused, [one, START, id])).rowCount).toBe(1);
    await owner.query('set session_replication_role = replica');
    const tables = [
      ['grade_decision', 'proposal_id', ''],
      ['policy_decision', 'proposal_id', ''],
      ['manual_result_decision', 'result_id', ''],
    ] as const;
    for (const [table] of tables) {
      const found = await owner.query(
        `select tgname from pg_trigger where tgrelid = $1::regclass and tgname like '%by_two_persons'`,
        [table],
      );
      expect([table, found.rowCount]).toEqual([table, 1]);
    }
    await owner.query('set session_replication_role = origin');
    // The foreign key to a proposal comes after the trigger, so no proposal is needed to see which of the two refuses.
    for (const [table, key] of tables) {
      const insert = `insert into ${table} (${key}, proposed_by, decided_by, approved, note, decided_at)
        values ($1, $2, $3, true, 'x', $4)`;
      await expect(owner.query(insert, [newId(), a, b, START])).rejects.toThrow('second person');
    }
    await owner.end();
  });

  it('leave no trace that the application could take away', async () => {
    await hire('finance');
    for (const statement of ['delete from operator_touch', 'update operator_touch set at = at'])
      await expect(test.services.db.$client.query(statement)).rejects.toThrow('permission denied');
  });
});

describe('the owners', () => {
  it('are all alerted, in the office and by mail, when somebody is made, reset, changed or taken back', async () => {
    await hire('support');
    await reset('finance', 'owner');
    await office.post(`/operators/${office.id('content')}`, { role: 'analyst', version: 1, reason });
    await office.post(`/operators/${office.id('auditor')}`, { status: 'disabled', version: 1, reason });
    await office.post(`/operators/${office.id('auditor')}`, { status: 'active', version: 2, reason });
    const shown = async () =>
      alertsContract.data.parse((await office.get('/alerts', 'second_owner')).data).map(({ kind }) => kind);
    expect((await shown()).toSorted()).toEqual(
      ['operator_changed', 'operator_made', 'operator_reset', 'operator_taken_back'].toSorted(),
    );
    for (const who of ['owner', 'second_owner']) {
      const emails = await emailsTo(test.services, office.email(who));
      expect(emails.filter(({ template }) => template === 'operator-alert')).toHaveLength(4);
    }
    expect(await emailsTo(test.services, office.email('orange'))).toEqual([]);
    test.setNow(new Date(START.getTime() + 72 * HOUR_MS + 60_000));
    await alertOperators(test.services);
    await office.wake();
    expect(await shown()).toEqual([]);
  });
});

describe('the link', () => {
  const use = (token: string, password = 'a long enough phrase') =>
    callOffice(test.services, '/setup', { method: 'POST', body: { token, password } });
  const invite = async () => {
    const email = `late-${newId()}@example.com`;
    const { data } = await office.post('/operators', { email, role: 'support', brands: ['blue'] });
    return { id: String(Object(data).id), email, token: await mailedToken(test.services, email) };
  };

  it('works once, of many uses at the same instant too', async () => {
    const { token } = await invite();
    const answers = await Promise.all([1, 2, 3, 4].map(() => use(token)));
    expect(answers.map(({ http_code: code }) => code).toSorted()).toEqual([200, 422, 422, 422]);
  });

  it('ends after a day, with the next one, with the end of the work, and stays after a weak password', async () => {
    const { id, email, token } = await invite();
    expect((await use(token, 'password')).messages.input_validates.password).toHaveLength(1);
    await office.post(`/operators/${id}/reset`, { version: 1, reason });
    expect((await use(token)).messages.input_validates.token?.[0]).toContain('Ask an owner');
    const next = await mailedToken(test.services, email);
    test.setNow(new Date(START.getTime() + 24 * HOUR_MS + 60_000));
    expect((await use(next)).http_code).toBe(422);
    test.setNow(new Date(START.getTime() + 24 * HOUR_MS - 60_000));
    await office.wake();
    await office.post(`/operators/${id}`, { status: 'disabled', version: 2, reason });
    expect((await use(next)).http_code).toBe(422);
    await office.post(`/operators/${id}`, { status: 'active', version: 3, reason });
    expect((await use(next)).http_code).toBe(200);
    expect((await use('guess')).http_code).toBe(422);
  });

  it('is a hash in the database', async () => {
    const { token } = await invite();
    const { rows } = await test.services.db.$client.query('select token_hash from operator_setup');
    expect(rows.map(({ token_hash: hash }) => hash)).not.toContain(token);
  });
});
