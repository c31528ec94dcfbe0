import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findAccountByIdentity, updateAccount } from '#db/queries/account.ts';
import { createTicket } from '#domain/accounts/google/tickets.ts';
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
});
beforeEach(() => test.setNow(NOW));
afterAll(() => test.close());

async function waiting(subject: string) {
  const made = await makeMember(test.services);
  const ticket = await createTicket(test.services.db, {
    brand: 'blue',
    kind: 'link',
    identity: { subject, email: made.member.email, name: 'A Person' },
    accountId: made.member.id,
    now: test.services.clock.now(),
  });
  return { ...made, ticket };
}
const link = (ticket: string, password: string, more: Partial<Parameters<typeof callApi>[1]> = {}) =>
  callApi(test.services, { method: 'POST', path: '/auth/google/link', body: { ticket, password }, ...more });
const identity = (subject: string) =>
  findAccountByIdentity(test.services.db, { brand: 'blue', provider: 'google', subject });

describe('200', () => {
  it('links after the password, signs in, notifies the member, and leaves the password good', async () => {
    const { ticket, password, member } = await waiting('one');
    expect(await link(ticket, password)).toMatchObject({ status: 200, data: { profile: { id: member.id } } });
    expect(await identity('one')).toMatchObject({ id: member.id });
    expect(await emailsTo(test.services, member.email)).toMatchObject([{ template: 'google-linked' }]);
    const body = { email: member.email, password };
    expect((await callApi(test.services, { method: 'POST', path: '/login', body })).status).toBe(200);
  });

  it('leaves the ticket good after a wrong password', async () => {
    const { ticket, password } = await waiting('two');
    expect((await link(ticket, 'wrong password')).status).toBe(422);
    expect((await link(ticket, password)).status).toBe(200);
  });
});

describe('422', () => {
  it('links nothing with a wrong password', async () => {
    const { ticket } = await waiting('three');
    const { status, messages } = await link(ticket, 'wrong password');
    expect([status, messages.input_validates]).toEqual([422, { base: ['E-mail or password is incorrect.'] }]);
    expect(await identity('three')).toBeNull();
  });

  it('takes a ticket once, for ten minutes, at its brand, and none that was made up', async () => {
    const { ticket, password } = await waiting('four');
    expect((await link(ticket, password, { brand: 'orange' })).status).toBe(422);
    const answers = await Promise.all([1, 2, 3].map(() => link(ticket, password)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    const late = await waiting('five');
    test.setNow(minutesAfter(NOW, 11));
    for (const value of ['', newToken(), late.ticket]) expect((await link(value, password)).status).toBe(422);
    expect(await identity('five')).toBeNull();
  });
});

describe('423', () => {
  it('is said to a suspended member with the right password', async () => {
    const { ticket, password, member } = await waiting('six');
    await updateAccount(test.services.db, member.id, { status: 'suspended', updatedAt: NOW });
    expect((await link(ticket, password)).status).toBe(423);
    expect(await identity('six')).toBeNull();
  });
});

describe('429', () => {
  it('counts wrong passwords as login does', async () => {
    const { ticket, password } = await waiting('seven');
    for (let count = 0; count < 5; count += 1) await link(ticket, `guess number ${count}`);
    const refused = await link(ticket, password);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeCloseTo(30, -1);
  });
});
