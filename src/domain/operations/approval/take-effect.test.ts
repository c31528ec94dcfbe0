import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getBrand } from '#api/get-brand.ts';
import { bankAccountsContract } from '#api/office/bank-accounts.contract.ts';
import { expireOrders } from '#domain/money/order/expire-orders.ts';
import { seedPlans } from '#domain/money/plan/seed-plans.ts';
import { HOUR_MS, MINUTE_MS } from '#terms/durations.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { emailsTo } from '#tests/support/emails.ts';
import { callOffice, type MadeOperator, makeOperator } from '#tests/support/office.ts';
import { takeEffect as carryOut } from './take-effect.ts';

const ACCOUNT = {
  bank_code: '812',
  bank_name: 'Sample Bank',
  branch: 'Main',
  account_no: '20001234567890',
  holder: 'Trueline Data',
  reason: 'The first account of this site',
};

let test: TestServices;
let owner: MadeOperator;
let token: string;
beforeEach(async () => {
  used = 1;
  test = await testServices();
  owner = await makeOperator(test.services, { role: 'owner' });
  token = await owner.signIn();
});
afterEach(() => test.close());

const ask = (who = token, changes: Partial<typeof ACCOUNT> = {}) =>
  callOffice(test.services, '/bank-accounts', {
    method: 'POST',
    body: { ...ACCOUNT, ...changes },
    token: who,
  });
const later = (ms: number) => test.setNow(new Date(test.services.clock.now().getTime() + ms));
const query = async (text: string, values: unknown[] = []) =>
  (await test.services.db.$client.query(text, values)).rows;
const states = async () =>
  (await query('select account_no, status from bank_account order by created_at')).map(
    ({ status }) => status,
  );
const decide = async (who: string, decision: 'approved' | 'refused') => {
  const [request] = await query("select id from approval where status = 'open'");
  return callOffice(test.services, `/approvals/${request.id}`, {
    method: 'POST',
    body: { decision },
    token: who,
  });
};
const wake = () => owner.signIn(owner.recoveryCodes[0]);
/** Signed in once more, each time with the next of the recovery codes. */
let used = 1;
const wakeNext = () => owner.signIn(owner.recoveryCodes[used++]);

const takeEffect = (services: TestServices['services']) => carryOut(services, { getBrand });

describe('what an owner who is alone asks for', () => {
  const price = (planId: number, amount: number) =>
    callOffice(test.services, `/plans/${planId}/prices`, {
      method: 'POST',
      body: { price: amount, valid_from: null, reason: 'Dearer from now on' },
      token,
    });
  const prices = () => query('select plan_id from plan_price where price_minor = 4321');
  beforeEach(() => test.services.db.transaction((tx) => seedPlans(tx, { brand: 'blue' })));

  it('is announced at once and takes effect three days later, once, and the log says by whom', async () => {
    const [{ id }] = await query("select id from plan where brand = 'blue' order by rank limit 1");
    const asked = await price(id, 4321);
    expect(asked.http_code).toBe(200);
    const [announced, ...more] = await emailsTo(test.services, owner.email);
    expect(more).toEqual([]);
    expect(announced?.subject).toContain('72');
    expect(announced?.bodyText).toContain('Dearer from now on');
    later(72 * HOUR_MS - MINUTE_MS);
    expect(await takeEffect(test.services)).toBe(0);
    expect(await prices()).toEqual([]);
    later(2 * MINUTE_MS);
    expect(await takeEffect(test.services)).toBe(1);
    expect(await takeEffect(test.services)).toBe(0);
    expect(await prices()).toHaveLength(1);
    expect(await emailsTo(test.services, owner.email)).toHaveLength(2);
    expect(await query("select actor_kind, actor_id from audit where action = 'price.approved'")).toEqual([
      { actor_kind: 'system', actor_id: 'operator alone' },
    ]);
  });

  it('ends, and they are notified, where its subject has changed so that it is not possible any more', async () => {
    const [{ id, version }] = await query(
      "select id, version from plan where brand = 'blue' order by rank limit 1",
    );
    const asked = await callOffice(test.services, `/plans/${id}/changes`, {
      method: 'POST',
      body: { on_sale: false, version, reason: 'No longer sold' },
      token,
    });
    expect(asked.http_code).toBe(200);
    await query('update plan set version = version + 1 where id = $1', [id]);
    later(73 * HOUR_MS);
    expect(await takeEffect(test.services)).toBe(0);
    expect(await query('select status, decided_by from approval')).toEqual([
      { status: 'lapsed', decided_by: null },
    ]);
    expect(await emailsTo(test.services, owner.email)).toHaveLength(2);
    expect(await takeEffect(test.services)).toBe(0);
    expect(await emailsTo(test.services, owner.email)).toHaveLength(2);
  });
});

describe('a request that fails for a reason that no one foresaw', () => {
  beforeEach(() => test.services.db.transaction((tx) => seedPlans(tx, { brand: 'blue' })));

  it('holds up no other, says why, and takes effect once the reason is gone', async () => {
    const plans = await query("select id from plan where brand = 'blue' order by rank limit 3");
    const ids: string[] = [];
    for (const [index, { id }] of plans.entries()) {
      const asked = await callOffice(test.services, `/plans/${id}/prices`, {
        method: 'POST',
        body: { price: 4321 + index, valid_from: null, reason: 'Dearer from now on' },
        token,
      });
      ids.push(Object(asked.data).id);
    }
    const asOwner = async (statement: string) => {
      const client = new pg.Client({ connectionString: test.ownerUrl });
      await client.connect();
      await client.query(statement).finally(() => client.end());
    };
    await asOwner(`create function fail_price() returns trigger language plpgsql as
      $$ begin if new.price_minor = 4321 then raise exception 'the disk is on fire'; end if; return new; end $$;
      create trigger fails before insert on plan_price for each row execute function fail_price()`);
    later(73 * HOUR_MS);
    await expect(takeEffect(test.services)).rejects.toThrow('the disk is on fire');
    const taken = () =>
      query('select price_minor from plan_price where price_minor between 4321 and 4323 order by 1');
    expect((await taken()).map(({ price_minor: price }) => price)).toEqual(['4322', '4323']);
    const shown = async () => {
      const { data } = await callOffice(test.services, `/approvals/${ids[0]}`, { token: await wakeNext() });
      return Object(data);
    };
    expect(await shown()).toMatchObject({
      status: 'open',
      failure: expect.stringContaining('the disk is on fire'),
      failed_at: expect.stringContaining('Z'),
    });
    await asOwner('drop trigger fails on plan_price');
    expect(await takeEffect(test.services)).toBe(1);
    expect(await taken()).toHaveLength(3);
    expect(await shown()).toMatchObject({ status: 'approved', failure: null, failed_at: null });
  });
});

describe('an account that an owner who is alone asks for', () => {
  it('is announced to them at once and takes money three days later, once', async () => {
    const asked = bankAccountsContract.data.element.parse((await ask()).data);
    const proposedAt = new Date(asked.request?.proposed_at ?? 0).getTime();
    expect(asked.request?.effective_at).toBe(new Date(proposedAt + 72 * HOUR_MS).toISOString());
    const [announced, ...more] = await emailsTo(test.services, owner.email);
    expect(more).toEqual([]);
    expect(announced?.subject).toContain('72');
    expect(announced?.bodyText).toContain('7890');
    expect(announced?.bodyText).not.toContain('20001234567890');
    later(72 * HOUR_MS - MINUTE_MS);
    expect(await takeEffect(test.services)).toBe(0);
    expect(await states()).toEqual(['proposed']);
    later(2 * MINUTE_MS);
    const runs = await Promise.all([takeEffect(test.services), takeEffect(test.services)]);
    expect(runs.reduce((sum, run) => sum + run)).toBe(1);
    expect(await states()).toEqual(['approved']);
    expect(await emailsTo(test.services, owner.email)).toHaveLength(2);
    expect(
      await query("select actor_kind, actor_id from audit where action = 'bank_account.approved'"),
    ).toEqual([{ actor_kind: 'system', actor_id: 'operator alone' }]);
  });

  it('retires the one before, and is not there where they take it back', async () => {
    await ask();
    later(73 * HOUR_MS);
    await takeEffect(test.services);
    token = await wake();
    await ask(token, { account_no: '30001234567890' });
    expect((await decide(token, 'refused')).http_code).toBe(200);
    later(73 * HOUR_MS);
    expect(await takeEffect(test.services)).toBe(0);
    expect(await states()).toEqual(['approved', 'refused']);
  });

  it('cannot be approved by themselves at any time', async () => {
    await ask();
    expect((await decide(token, 'approved')).http_code).toBe(409);
    later(73 * HOUR_MS);
    token = await wake();
    expect((await decide(token, 'approved')).http_code).toBe(409);
    expect(await states()).toEqual(['proposed']);
  });

  it('waits for the second operator as soon as there is one, and lapses without them', async () => {
    await ask();
    const second = await makeOperator(test.services, { role: 'finance' });
    later(73 * HOUR_MS);
    expect(await takeEffect(test.services)).toBe(0);
    expect((await decide(await second.signIn(), 'approved')).http_code).toBe(200);
    expect(await states()).toEqual(['approved']);
    await ask(await wake(), { account_no: '30001234567890' });
    later(8 * 24 * HOUR_MS);
    await expireOrders(test.services);
    expect(await takeEffect(test.services)).toBe(0);
    expect(await states()).toEqual(['approved', 'proposed']);
  });

  it('is an ordinary request where there ever was another operator, or where no owner asks', async () => {
    const second = await makeOperator(test.services, { role: 'finance' });
    await query("update operator set status = 'disabled' where email = $1", [second.email]);
    const asked = bankAccountsContract.data.element.parse((await ask()).data);
    expect(asked.request?.effective_at).toBeNull();
    expect(await emailsTo(test.services, owner.email)).toEqual([]);
  });

  it('is held by the database: not before its time, not beside another operator, not another time', async () => {
    await ask();
    const approve = (at: Date) =>
      query("update approval set status = 'approved', decided_by = proposed_by, decided_at = $1", [at]);
    const now = test.services.clock.now();
    await expect(approve(new Date(now.getTime() + 71 * HOUR_MS))).rejects.toThrow('approval_two_persons');
    await makeOperator(test.services, { role: 'support' });
    await expect(approve(new Date(now.getTime() + 73 * HOUR_MS))).rejects.toThrow(
      'there is a second operator',
    );
    await expect(
      query(`insert into approval (id, brand, kind, subject_id, payload, reason, status, proposed_by, proposed_at, lapses_at, effective_at)
        select gen_random_uuid(), brand, kind, 'other', payload, reason, 'open', proposed_by, proposed_at, lapses_at, effective_at
        from approval`),
    ).rejects.toThrow('there is a second operator');
  });
});
