import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandDay } from '#domain/foundation/clock/brand-day.ts';
import { confirmTransfer } from '#domain/money/order/confirm-transfer.ts';
import { verifyAudit } from '#domain/picks/proof/verify-audit.ts';
import { newId } from '#platform/id.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { callOffice, lastDetail, type Office, openOffice, setUpByLink } from '#tests/support/office.ts';
import { openSite, type Site } from '#tests/support/site.ts';
import { auditContract } from './audit.contract.ts';
import { dashboardContract } from './dashboard.contract.ts';
import { colleagueSchema, operatorsContract } from './operators.contract.ts';

let test: TestServices;
let site: Site;
let office: Office;

beforeAll(async () => {
  test = await testServices();
  site = await openSite(test.services);
  office = await openOffice(test.services);
});
afterAll(() => test.close());

async function paid(period: 'weekly' | 'monthly', nickName = 'Member') {
  const { member } = await makeMember(test.services, { nickName });
  const order = await site.order(member, period);
  await confirmTransfer(test.services, {
    brand: 'blue',
    operatorId: office.id('finance'),
    orderId: order.id,
    money: { amount: order.amountDue, paidOn: '2026-11-20', reference: '=HYPERLINK("http://x")' },
  });
  return { member, order };
}

describe('GET /office/dashboard', () => {
  const look = async (query = '') =>
    dashboardContract.data.parse((await office.get(`/dashboard${query}`, 'support')).data);

  it('200: counts what was earned by day, what waits, and what ends', async () => {
    const before = await look();
    const { order } = await paid('weekly');
    await makeMember(test.services, { planDays: 3 });
    const waiting = await makeMember(test.services);
    await site.order(waiting.member, 'monthly');
    const after = await look('?days=7');
    expect(after.revenue.total - before.revenue.total).toBe(order.amountDue);
    expect(after.revenue.days).toHaveLength(7);
    expect(after.revenue.days.at(-1)).toMatchObject({ amount: order.amountDue, orders: 1 });
    expect(after.revenue.days.reduce((sum, { amount }) => sum + amount, 0)).toBe(after.revenue.total);
    expect(after.open_orders.find(({ state }) => state === 'unpaid')).toEqual({
      state: 'unpaid',
      count: 1,
      missing: 8000,
    });
    expect(after.plans).toMatchObject({ running: 2, ending_in_1_day: 0, ending_in_7_days: 1 });
    expect(after.queue).toMatchObject({ waiting: 0, oldest_minutes: null });
    const elsewhere = await office.get('/dashboard', 'orange');
    expect(elsewhere.data).toMatchObject({ revenue: { total: 0 }, members: { all: 0 } });
  });

  it('302, 404 and 422: no one, who sees no orders, no number of days', async () => {
    expect((await office.get('/dashboard', null)).http_code).toBe(302);
    for (const who of ['content', 'analyst'])
      expect((await office.get('/dashboard', who)).http_code).toBe(404);
    expect((await office.get('/dashboard?brand=orange')).http_code).toBe(404);
    for (const days of ['0', '367', 'NaN'])
      expect((await office.get(`/dashboard?days=${days}`)).http_code).toBe(422);
  });
});

const people = async (who = 'owner') =>
  operatorsContract.data.parse((await office.get('/operators', who)).data);
async function hire(role = 'support', brands = ['blue']) {
  const email = `new-${newId()}@example.com`;
  const made = await office.post('/operators', { email, role, brands });
  const { id } = colleagueSchema.parse(made.data);
  return { id, email, answer: JSON.stringify(made), setUp: () => setUpByLink(test.services, email) };
}
const change = (id: string, body: object, who: string | null = 'owner') =>
  office.post(`/operators/${id}`, { version: 1, reason: 'new duties', ...body }, who);

describe('POST /office/operators', () => {
  it('200: the new one sets a password by the mailed link and signs in; neither answer nor list shows a secret', async () => {
    const { id, email, answer, setUp } = await hire();
    const before = (await people()).find((one) => one.id === id);
    expect(before).toMatchObject({ email, version: 1, recovery_codes_left: 0 });
    expect(Date.parse(before?.setup_until ?? '')).toBeGreaterThan(test.services.clock.now().getTime());
    const person = await setUp();
    await person.signIn();
    const list = await people();
    expect(list.find((one) => one.id === id)).toMatchObject({ setup_until: null, recovery_codes_left: 10 });
    for (const secret of [person.password, ...person.recoveryCodes, 'secret', 'hash', 'totp', 'token'])
      expect(JSON.stringify(list) + answer).not.toContain(secret);
  });

  it('409: an address counts once, and no owner gives a brand that is not theirs', async () => {
    const { email } = await hire();
    const options = { email, role: 'support', brands: ['blue'] };
    expect((await office.post('/operators', options)).http_code).toBe(409);
    for (const brands of [['orange'], ['blue', 'orange'], ['nowhere']])
      expect((await office.post('/operators', { ...options, email: `x-${email}`, brands })).http_code).toBe(
        409,
      );
  });

  it('302, 404 and 422: everybody but owners, and what is no operator', async () => {
    const options = { email: 'someone@example.com', role: 'owner', brands: ['blue'] };
    expect((await office.post('/operators', options, null)).http_code).toBe(302);
    for (const who of ['finance', 'support', 'content', 'analyst', 'auditor']) {
      expect([who, (await office.post('/operators', options, who)).http_code]).toEqual([who, 404]);
      expect([who, (await office.get('/operators', who)).http_code]).toEqual([who, 404]);
    }
    expect((await office.get('/operators', null)).http_code).toBe(302);
    for (const bad of [{ role: 'king' }, { brands: [] }, { email: 'no address' }, { password: 'mine' }])
      expect((await office.post('/operators', { ...options, ...bad })).http_code).toBe(422);
  });
});

describe('POST /office/operators/{id}', () => {
  it('200: another role counts with the next call, and an end with it too', async () => {
    const { id, setUp } = await hire('support');
    const person = await setUp();
    const token = await person.signIn();
    const ask = () => callOffice(test.services, '/coupons', { token });
    expect((await ask()).http_code).toBe(404);
    await change(id, { role: 'finance', version: 2 });
    expect((await ask()).http_code).toBe(200);
    const said = await lastDetail(test.services, 'operator.changed');
    expect(said).toMatchObject({ before: { role: 'support' }, after: { role: 'finance' } });
    await change(id, { status: 'disabled', version: 3 });
    expect((await ask()).http_code).toBe(302);
    await expect(person.signIn(person.recoveryCodes[0])).rejects.toThrow('422');
    await change(id, { status: 'active', version: 4 });
    expect((await ask()).http_code).toBe(302);
  });

  it('409: no one changes themselves; the second of two owners learns who was faster', async () => {
    expect((await change(office.id('owner'), { role: 'support' })).http_code).toBe(409);
    const { id } = await hire();
    const both = await Promise.all([
      change(id, { role: 'finance' }),
      change(id, { status: 'disabled' }, 'second_owner'),
    ]);
    expect(both.map(({ http_code }) => http_code).toSorted()).toEqual([200, 409]);
    const conflict = both.find(({ http_code }) => http_code === 409);
    const winner = both[0]?.http_code === 200 ? 'owner' : 'second_owner';
    expect(conflict?.data).toMatchObject({ changed_by: office.email(winner) });
  });

  it('404: two owners who end each other at once leave one', async () => {
    const [one, two] = [await hire('owner'), await hire('owner')];
    const tokens = await Promise.all([one, two].map(async ({ setUp }) => (await setUp()).signIn()));
    const end = { status: 'disabled', version: 2, reason: 'a quarrel' };
    const answers = await Promise.all([
      callOffice(test.services, `/operators/${two.id}`, {
        method: 'POST',
        body: end,
        token: tokens[0] ?? '',
      }),
      callOffice(test.services, `/operators/${one.id}`, {
        method: 'POST',
        body: end,
        token: tokens[1] ?? '',
      }),
    ]);
    expect(answers.map(({ http_code }) => http_code).filter((code) => code === 200)).toHaveLength(1);
    const states = (await people())
      .filter(({ id }) => id === one.id || id === two.id)
      .map(({ status }) => status);
    expect(states.toSorted()).toEqual(['active', 'disabled']);
  });

  it('302, 404 and 422: no one, another brand’s owner, what is no change', async () => {
    const { id } = await hire();
    expect((await change(id, { role: 'owner' }, null)).http_code).toBe(302);
    expect((await change(id, { role: 'owner' }, 'orange')).http_code).toBe(404);
    expect((await change(id, { role: 'owner' }, 'finance')).http_code).toBe(404);
    expect((await change(newId(), { role: 'owner' })).http_code).toBe(404);
    for (const bad of [{ role: 'king' }, { brands: [] }, { reason: '' }, { email: 'a@b.c' }])
      expect((await change(id, bad)).http_code).toBe(422);
    expect((await change(id, { brands: ['orange'] })).http_code).toBe(409);
  });
});

describe('POST /office/operators/{id}/reset', () => {
  const reset = (id: string, body: object = {}, who: string | null = 'owner') =>
    office.post(`/operators/${id}/reset`, { version: 1, reason: 'lost their phone', ...body }, who);

  it('200: the old password, codes and sessions end at once; the new ones come by a link to the operator alone', async () => {
    const { id, email, setUp } = await hire();
    const old = await setUp();
    const token = await old.signIn();
    const answer = await reset(id, { version: 2 });
    expect(colleagueSchema.parse(answer.data)).toMatchObject({ id, email, recovery_codes_left: 0 });
    expect((await callOffice(test.services, '/transfers', { token })).http_code).toBe(302);
    await expect(old.signIn(old.recoveryCodes[0])).rejects.toThrow('422');
    const fresh = await setUp();
    await expect(fresh.signIn(old.recoveryCodes[1])).rejects.toThrow('422');
    await fresh.signIn();
  });

  it('302, 404, 409 and 422: no one, another brand’s, themselves, an old picture, no reason', async () => {
    const { id } = await hire();
    expect((await reset(id, {}, null)).http_code).toBe(302);
    expect((await reset(id, {}, 'orange')).http_code).toBe(404);
    expect((await reset(office.id('owner'))).http_code).toBe(409);
    expect((await reset(id, { version: 2 })).http_code).toBe(409);
    expect((await reset(id, { reason: '' })).http_code).toBe(422);
  });
});

const log = async (query: string, who = 'owner') =>
  auditContract.data.parse((await office.get(`/audit?per_page=100&${query}`, who)).data);

describe('GET /office/audit', () => {
  it('200: owners and auditors see their brand, everybody else what they did themselves', async () => {
    const { member } = await makeMember(test.services);
    await office.post(`/members/${member.uuid}/notes`, { text: 'called' }, 'support');
    expect(await log(`subject_id=${member.uuid}`, 'auditor')).toMatchObject([
      { action: 'member.noted', actor: { email: office.email('support') }, brand: 'blue' },
    ]);
    expect(await log(`subject_id=${member.uuid}`, 'finance')).toEqual([]);
    expect(await log(`subject_id=${member.uuid}`, 'orange')).toEqual([]);
    for (const who of ['finance', 'support', 'content', 'analyst']) {
      const own = await log('', who);
      expect(own.length).toBeGreaterThan(0);
      expect(new Set(own.map(({ actor }) => actor.id))).toEqual(new Set([office.id(who)]));
    }
    const elsewhere = await log('', 'orange');
    expect(elsewhere.some(({ brand }) => brand === 'blue')).toBe(false);
    const known = [office.id('finance'), office.id('owner')];
    expect(elsewhere.some(({ subject }) => known.includes(subject.id))).toBe(false);
  });

  it('200: filters by actor, kind of action, subject and time, page by page', async () => {
    const rows = await log(`action=office.&actor=${office.email('content')}`);
    expect(rows.map(({ action }) => action)).toEqual(['office.signed_in']);
    expect(await log('action=office')).toEqual([]);
    const [newest] = await log('');
    const day = brandDay(new Date(newest?.at ?? 0));
    expect((await log(`from=${day}&to=${day}`)).length).toBeGreaterThan(0);
    expect(await log('to=2020-01-01')).toEqual([]);
    expect(await log('from=2099-01-01')).toEqual([]);
    const [first, second] = [
      await office.get('/audit?per_page=2'),
      await office.get('/audit?per_page=2&page=2'),
    ];
    const seqs = [first, second].flatMap(({ data }) => auditContract.data.parse(data).map(({ seq }) => seq));
    expect(seqs).toEqual(seqs.toSorted((a, b) => b - a));
    expect(new Set(seqs).size).toBe(4);
  });

  it('302, 404 and 422: no one, a brand that is not theirs, no time', async () => {
    expect((await office.get('/audit', null)).http_code).toBe(302);
    expect((await office.get('/audit?brand=orange')).http_code).toBe(404);
    for (const bad of ['from=yesterday', 'page=0', 'per_page=1000'])
      expect((await office.get(`/audit?${bad}`)).http_code).toBe(422);
  });
});

describe('GET /office/audit/verification', () => {
  it('200: names the row that somebody changed by SQL, and holds where no one did', async () => {
    const before = (await office.get('/audit/verification', 'auditor')).data;
    expect(before).toMatchObject({ holds: true, broken_at: null });
    expect(before).toMatchObject({ head: { seq: Object(before).rows } });
    const owner = new pg.Client({ connectionString: test.ownerUrl });
    await owner.connect();
    await owner.query("update audit set detail = '{}' where seq = 7");
    await owner.end();
    expect((await office.get('/audit/verification')).data).toMatchObject({
      holds: false,
      broken_at: 7,
      rows: 6,
    });
    expect(await verifyAudit(test.services)).toMatchObject({ holds: false, broken_at: 7 });
  });

  it('302 and 404: no one, and who sees only their own rows', async () => {
    expect((await office.get('/audit/verification', null)).http_code).toBe(302);
    expect((await office.get('/audit/verification', 'finance')).http_code).toBe(404);
  });
});
