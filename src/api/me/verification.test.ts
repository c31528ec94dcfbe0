import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateAccount } from '#db/queries/account.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { emailsTo, mailedToken } from '#tests/support/emails.ts';
import { makeMember } from '#tests/support/members.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

const ask = (token: string | null) =>
  callApi(test.services, { method: 'POST', path: '/me/verification', token });

async function unconfirmed() {
  const made = await makeMember(test.services, { status: 'unverified' });
  const updatedAt = test.services.clock.now();
  await updateAccount(test.services.db, made.member.id, { emailVerifiedAt: null, updatedAt });
  return made;
}

describe('200', () => {
  it('emails a link that confirms the address', async () => {
    const { token, member } = await unconfirmed();
    expect(await ask(token)).toMatchObject({ status: 200, data: { email: member.email } });
    expect(await emailsTo(test.services, member.email)).toMatchObject([{ template: 'verify-address' }]);
    const body = { token: await mailedToken(test.services, member.email) };
    await callApi(test.services, { method: 'POST', path: '/ai-accounts/verify-email', body });
    expect((await callApi(test.services, { path: '/account', token })).data).toMatchObject({
      status: 'active',
    });
  });
});

describe('302', () => {
  it('asks for a login', async () => {
    expect((await ask(null)).http_code).toBe(302);
  });
});

describe('409', () => {
  it('says that the address is confirmed already', async () => {
    const { token } = await makeMember(test.services);
    expect((await ask(token)).status).toBe(409);
  });
});

describe('429', () => {
  it('follows three e-mails within an hour', async () => {
    const { token } = await unconfirmed();
    for (let count = 0; count < 3; count += 1) expect((await ask(token)).status).toBe(200);
    expect((await ask(token)).status).toBe(429);
  });
});
