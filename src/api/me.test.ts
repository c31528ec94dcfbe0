import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAccountById } from '#db/queries/account.ts';
import { memberOrder } from '#db/tables/member-order.ts';
import { findAuditBreak } from '#tests/support/audit.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { emailsTo } from '#tests/support/emails.ts';
import { makeMember } from '#tests/support/members.ts';
import { openSite } from '#tests/support/site.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

const change = (token: string | null, body: unknown, more: Partial<Parameters<typeof callApi>[1]> = {}) =>
  callApi(test.services, { method: 'PATCH', path: '/me', token, body, ...more });
const remove = (token: string | null, body: unknown) =>
  callApi(test.services, { method: 'DELETE', path: '/me', token, body });

describe('200', () => {
  it('changes what is given and leaves the rest', async () => {
    const { token } = await makeMember(test.services, { nickName: 'Before' });
    const first = await change(token, {
      nick_name: ' 安安 ',
      phone: '+886 912-345-678',
      locale: 'vi',
      tz: 'Asia/Hong_Kong',
    });
    expect(first).toMatchObject({
      status: 200,
      data: {
        nick_name: '安安',
        name: '安安',
        phone: '+886 912-345-678',
        locale: 'vi',
        tz: 'Asia/Hong_Kong',
      },
    });
    expect(first.headers.getSetCookie()[0]).toContain(encodeURIComponent('安安'));
    expect((await change(token, { phone: '' })).data).toMatchObject({
      nick_name: '安安',
      phone: null,
      locale: 'vi',
    });
    expect((await change(token, { tz: null })).data).toMatchObject({ tz: null });
    expect((await change(token, {})).data).toMatchObject({ nick_name: '安安' });
  });

  it('deletes an account: nothing names the person any more, and the address is free again', async () => {
    const { token, member } = await makeMember(test.services, { planDays: 30, nickName: 'Gone Person' });
    await change(token, { phone: '0912345678' });
    const answer = await remove(token, { email: member.email.toUpperCase() });
    expect(answer).toMatchObject({ status: 200, data: {} });
    expect(answer.headers.getSetCookie()).toHaveLength(2);
    const row = await findAccountById(test.services.db, member.id);
    expect(row).toMatchObject({
      status: 'deleted',
      phone: null,
      passwordHash: null,
      deletedAt: expect.any(Date),
    });
    expect(JSON.stringify(row)).not.toMatch(/Gone Person|0912345678|member-/);
    expect((await change(token, {})).http_code).toBe(302);
    const { rows } = await test.services.db.$client.query(
      'select (select count(*)::int from session where account_id = $1) as sessions, (select status from subscription where account_id = $1) as plan',
      [member.id],
    );
    expect(rows).toEqual([{ sessions: 0, plan: 'voided' }]);
    expect(await emailsTo(test.services, member.email)).toMatchObject([
      { template: 'account-deleted', accountId: null },
    ]);
    expect(await findAuditBreak(test.services)).toBeNull();
    expect((await makeMember(test.services, { email: member.email })).member.id).not.toBe(member.id);
  });
});

describe('302', () => {
  it('asks for a login', async () => {
    expect((await change(null, {})).http_code).toBe(302);
    expect((await remove(null, { email: 'a@b.example' })).http_code).toBe(302);
  });
});

describe('400', () => {
  it('takes nothing that comes with the cookie from elsewhere, or from no one knows where', async () => {
    const { token, member } = await makeMember(test.services);
    for (const site of ['other', 'unsaid'] as const) {
      const requestContext = { token, tokenFrom: 'cookie', site } as const;
      expect((await change(null, { nick_name: 'Stolen' }, { requestContext })).status).toBe(400);
    }
    expect((await findAccountById(test.services.db, member.id))?.nickName).toBe('Member');
    const own = { token, tokenFrom: 'cookie', site: 'same' } as const;
    expect((await change(null, { nick_name: 'Own' }, { requestContext: own })).status).toBe(200);
  });
});

describe('409', () => {
  it('keeps an account whose transfer is being checked, and cancels an order that no one has paid', async () => {
    const site = await openSite(test.services);
    const { token, member } = await makeMember(test.services);
    const order = { plan_id: site.planId('monthly'), agree: true, terms_version: site.termsVersion };
    const made = await callApi(test.services, { method: 'POST', path: '/subscribe', token, body: order });
    const { id } = Object(made.data).order;
    const { db } = test.services;
    await db.update(memberOrder).set({ paymentStatus: 'partial' }).where(eq(memberOrder.id, id));
    expect((await remove(token, { email: member.email })).status).toBe(409);
    expect(await findAccountById(db, member.id)).toMatchObject({ status: 'active' });
    await db.update(memberOrder).set({ paymentStatus: 'unpaid' }).where(eq(memberOrder.id, id));
    expect((await remove(token, { email: member.email })).status).toBe(200);
    const [row] = await db.select().from(memberOrder).where(eq(memberOrder.id, id));
    expect(row).toMatchObject({ orderStatus: 'cancelled', paymentStatus: 'cancelled' });
  });
});

describe('422', () => {
  it.each([
    'role',
    'status',
    'end_date',
    'uuid',
    'brand',
    'id',
    'email',
    'password',
    'password_hash',
    'break_until',
    'avaturl',
  ])('changes nothing where %s is handed in', async (field) => {
    const { token, member } = await makeMember(test.services);
    const before = await findAccountById(test.services.db, member.id);
    const { status, messages } = await change(token, { nick_name: 'Changed', [field]: 'active' });
    expect([status, Object.keys(messages.input_validates)]).toEqual([422, ['base']]);
    expect(await findAccountById(test.services.db, member.id)).toEqual(before);
  });

  it.each([
    ['nick_name', 'x'],
    ['nick_name', ''],
    ['nick_name', 7],
    ['phone', 'call me'],
    ['phone', '1'.repeat(40)],
    ['locale', 'de'],
    ['tz', 'Mars/Olympus'],
    ['tz', '+08:00'],
    ['tz', '../etc/passwd'],
  ])('refuses %s %j', async (field, value) => {
    const { token } = await makeMember(test.services);
    const { status, messages } = await change(token, { [field]: value });
    expect([status, Object.keys(messages.input_validates)]).toEqual([422, [field]]);
  });

  it('deletes nothing unless the own address is typed', async () => {
    const { token, member } = await makeMember(test.services);
    const other = await makeMember(test.services);
    for (const email of ['', 'x', other.member.email])
      expect((await remove(token, { email })).status).toBe(422);
    expect(await findAccountById(test.services.db, member.id)).toMatchObject({ status: 'active' });
  });
});

describe('423', () => {
  it('keeps a suspended member from changing anything', async () => {
    const { token } = await makeMember(test.services, { status: 'suspended' });
    expect((await change(token, { nick_name: 'Other' })).status).toBe(423);
  });
});
