import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { emailsTo } from '#tests/support/emails.ts';
import { makeMember } from '#tests/support/members.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

const ask = (token: string | null) => callApi(test.services, { method: 'POST', path: '/me/password', token });

describe('200', () => {
  it('emails the link to the address of the account', async () => {
    const { token, member } = await makeMember(test.services);
    expect(await ask(token)).toMatchObject({ status: 200, data: { email: member.email } });
    expect(await emailsTo(test.services, member.email)).toMatchObject([{ template: 'password-link' }]);
  });
});

describe('302', () => {
  it('asks for a login', async () => {
    expect((await ask(null)).http_code).toBe(302);
  });
});

describe('429', () => {
  it('follows three e-mails within an hour', async () => {
    const { token } = await makeMember(test.services);
    for (let count = 0; count < 3; count += 1) expect((await ask(token)).status).toBe(200);
    const refused = await ask(token);
    expect([refused.status, Number(refused.headers.get('Retry-After')) > 3500]).toEqual([429, true]);
  });
});
