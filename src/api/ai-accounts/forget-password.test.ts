import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { emailsTo } from '#tests/support/emails.ts';
import { minutesAfter } from '#tests/support/factories.ts';
import { makeMember } from '#tests/support/members.ts';

const NOW = new Date('2026-11-20T08:00:00Z');
let test: TestServices;
beforeAll(async () => {
  test = await testServices({ HOST: '127.0.0.1', PORT: '4199' });
});
beforeEach(() => test.setNow(NOW));
afterAll(() => test.close());

const forget = (email: unknown, more: Partial<Parameters<typeof callApi>[1]> = {}) =>
  callApi(test.services, { method: 'POST', path: '/ai-accounts/forget-password', body: { email }, ...more });

describe('200', () => {
  it('answers the same for an address with an account and one without, and writes to the former only', async () => {
    const { member } = await makeMember(test.services, { nickName: 'Mei' });
    const known = await forget(` ${member.email.toUpperCase()} `);
    const unknown = await forget('nobody@example.com');
    const { headers: knownHeaders, ...knownBody } = known;
    const { headers: unknownHeaders, ...unknownBody } = unknown;
    expect(knownBody).toEqual(unknownBody);
    expect([...knownHeaders]).toEqual([...unknownHeaders]);
    const [mail] = await emailsTo(test.services, member.email);
    expect(mail).toMatchObject({
      template: 'password-link',
      subject: 'Choose a new password',
      brand: 'blue',
    });
    expect(await emailsTo(test.services, 'nobody@example.com')).toEqual([]);
  });

  it('takes the link from the configuration, whatever host the caller names', async () => {
    const { member } = await makeMember(test.services);
    // The front door knows the brand by its host and hands nothing else of it on.
    await forget(member.email, { requestContext: { cookies: 'Host=evil.example' } });
    const [mail] = await emailsTo(test.services, member.email);
    const links = mail?.bodyText.match(/https?:\/\/[^\s/]+/g) ?? [];
    expect(new Set(links)).toEqual(new Set(['http://127.0.0.1:4199']));
  });

  it('writes at most three e-mails an hour to one address, and says so to no one', async () => {
    const { member } = await makeMember(test.services);
    for (let count = 0; count < 5; count += 1) expect((await forget(member.email)).status).toBe(200);
    expect(await emailsTo(test.services, member.email)).toHaveLength(3);
    test.setNow(minutesAfter(NOW, 61));
    await forget(member.email);
    expect(await emailsTo(test.services, member.email)).toHaveLength(4);
  });

  it('knows the account of its own brand only', async () => {
    const { member } = await makeMember(test.services, { brand: 'orange' });
    await forget(member.email);
    expect(await emailsTo(test.services, member.email)).toEqual([]);
    await forget(member.email, { brand: 'orange' });
    expect(await emailsTo(test.services, member.email)).toMatchObject([{ brand: 'orange' }]);
  });
});

describe('422', () => {
  it.each(['', 'nobody', 5, null, ['a@b.example']])('asks for an address: %j', async (email) => {
    expect(await forget(email)).toMatchObject({
      status: 422,
      messages: { input_validates: { email: [expect.any(String)] } },
    });
  });
});

describe('429', () => {
  it('stops a source that asks for many addresses', async () => {
    const requestContext = { clientIp: '198.51.100.7' };
    const statuses: number[] = [];
    for (let index = 0; index < 21; index += 1) {
      statuses.push((await forget(`list-${index}@example.com`, { requestContext })).status);
    }
    expect(statuses.indexOf(429)).toBe(20);
  });
});
