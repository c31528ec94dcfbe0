import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brands } from '#brands/index.ts';
import { findAccountByEmail } from '#db/queries/account.ts';
import { listConsents } from '#db/queries/consent.ts';
import { createTicket } from '#domain/accounts/google/tickets.ts';
import { seedBrand } from '#domain/operations/brand/seed-brand.ts';
import { newToken } from '#platform/token.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { emailsTo } from '#tests/support/emails.ts';
import { minutesAfter } from '#tests/support/factories.ts';
import { makeMember } from '#tests/support/members.ts';

const NOW = new Date('2026-11-20T08:00:00Z');
let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  // The texts are published before all tests: each of them begins at this instant again, sooner than a slow machine publishes.
  test.setNow(minutesAfter(NOW, -1));
  await seedBrand(test.services, brands[0]);
});
beforeEach(() => test.setNow(NOW));
afterAll(() => test.close());

const ticketFor = (subject: string, name = 'A Person') =>
  createTicket(test.services.db, {
    brand: 'blue',
    kind: 'consent',
    identity: { subject, email: `${subject}@example.com`, name },
    now: test.services.clock.now(),
  });
const consent = (body: object, brand = 'blue') =>
  callApi(test.services, { method: 'POST', path: '/auth/google/consent', body, brand });
const find = (subject: string) =>
  findAccountByEmail(test.services.db, { brand: 'blue', email: `${subject}@example.com` });

describe('200', () => {
  it('opens the account without a password, keeps what was agreed to, and signs in', async () => {
    const answer = await consent({
      ticket: await ticketFor('one', '  安安\u202e '),
      agree: true,
      locale: 'zh_TW',
    });
    expect(answer).toMatchObject({
      status: 200,
      data: { profile: { nick_name: '安安', has_password: false, locale: 'zh_TW', status: 'active' } },
    });
    const account = await find('one');
    expect(account).toMatchObject({ passwordHash: null, emailVerifiedAt: expect.any(Date) });
    expect(await listConsents(test.services.db, account?.id ?? 0)).toHaveLength(2);
    expect(await emailsTo(test.services, 'one@example.com')).toMatchObject([
      { template: 'welcome', locale: 'zh_TW' },
    ]);
    const { token } = Object(answer.data);
    expect((await callApi(test.services, { path: '/account', token })).status).toBe(200);
  });

  it.each([
    ['', 'two'],
    ['x', 'three'],
    ['n'.repeat(90), 'four'],
  ])('calls a person of the name %j by what a name here may be', async (name, subject) => {
    const answer = await consent({ ticket: await ticketFor(subject, name), agree: true });
    expect(Object(answer.data).profile.nick_name).toBe(name.length > 2 ? 'n'.repeat(30) : subject);
  });
});

describe('422', () => {
  it.each([false, 'true', 1, null, undefined])('opens nothing without a tick: %j', async (agree) => {
    const ticket = await ticketFor('reluctant');
    const { status, messages } = await consent({ ticket, agree });
    expect([status, Object.keys(messages.input_validates)]).toEqual([422, ['agree']]);
    expect(await find('reluctant')).toBeNull();
  });

  it('takes a ticket once, also of three at the same moment, for ten minutes, and at its own brand', async () => {
    const ticket = await ticketFor('single');
    expect((await consent({ ticket, agree: true }, 'orange')).status).toBe(422);
    const answers = await Promise.all([1, 2, 3].map(() => consent({ ticket, agree: true })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    const late = await ticketFor('late');
    test.setNow(minutesAfter(NOW, 11));
    expect((await consent({ ticket: late, agree: true })).status).toBe(422);
    expect(await find('late')).toBeNull();
    for (const made of ['', 'x', newToken()])
      expect((await consent({ ticket: made, agree: true })).status).toBe(422);
  });

  it('leaves an account alone that got the address in the meantime', async () => {
    const ticket = await ticketFor('overtaken');
    const { member } = await makeMember(test.services, { email: 'overtaken@example.com' });
    expect((await consent({ ticket, agree: true })).status).toBe(422);
    expect(await find('overtaken')).toMatchObject({ id: member.id, nickName: 'Member' });
  });

  it('takes no field that was not asked for', async () => {
    const ticket = await ticketFor('mass');
    expect(
      (await consent({ ticket, agree: true, email: 'victim@example.com', status: 'active' })).status,
    ).toBe(422);
    expect(await find('mass')).toBeNull();
  });
});
