import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findAccountByEmail, findAccountByIdentity, updateAccount } from '#db/queries/account.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { emailsTo, mailedToken } from '#tests/support/emails.ts';
import { startGoogleServer } from '#tests/support/google-server.ts';
import { makeMember } from '#tests/support/members.ts';

let test: TestServices;
let google: Awaited<ReturnType<typeof startGoogleServer>>;
beforeAll(async () => {
  google = await startGoogleServer();
  test = await testServices(google.settings);
});
beforeEach(() => google.vouchFor({ sub: 'stranger' }));
afterEach(() => google.signWrongly(false));
afterAll(async () => {
  await test.close();
  await google.stop();
});

const XHR = { requestedWith: 'XMLHttpRequest' } as const;
type More = Partial<Parameters<typeof callApi>[1]>;
const post = (path: string, body: object, more: More = {}) =>
  callApi(test.services, {
    method: 'POST',
    path,
    body,
    ...more,
    requestContext: { ...XHR, ...more.requestContext },
  });
const popup = (more: More = {}) => post('/auth/google/callback', { code: 'a-code' }, more);
const withToken = async () => post('/auth/google/callback', { access_token: await google.accessToken() });
const identity = (subject: string, brand = 'blue') =>
  findAccountByIdentity(test.services.db, { brand, provider: 'google', subject });
const refused = {
  status: 422,
  data: null,
  messages: { input_validates: { base: ['Google couldn’t confirm your login. Please try again.'] } },
};

async function openedWithGoogle(sub: string, brand = 'blue') {
  google.vouchFor({ sub });
  const { ticket } = Object((await popup({ brand })).data);
  return post('/auth/google/consent', { ticket, agree: true }, { brand });
}

describe('200', () => {
  it('asks a stranger for consent and keeps nothing of them until then', async () => {
    google.vouchFor({ sub: 'new-1', email: 'New.One@Example.com', name: '安安' });
    for (const answer of [await popup(), await withToken()]) {
      expect(answer).toMatchObject({
        status: 200,
        data: { state: 'consent', email: 'new.one@example.com', name: '安安', redirect: null },
      });
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect(
      await findAccountByEmail(test.services.db, { brand: 'blue', email: 'new.one@example.com' }),
    ).toBeNull();
  });

  it('signs a known person in, by code or by token, also when their address has changed', async () => {
    const opened = await openedWithGoogle('known-1');
    expect(opened.status).toBe(200);
    const { id } = Object(opened.data).profile;
    google.vouchFor({ sub: 'known-1', email: 'moved@example.com' });
    for (const answer of [await popup(), await withToken()]) {
      expect(answer.data).toMatchObject({
        state: 'signed_in',
        profile: { id, email: 'known-1@example.com' },
      });
    }
    const inBrowser = await popup({ requestContext: { site: 'same' } });
    expect(inBrowser.data).toMatchObject({ state: 'signed_in', token: null });
    expect(inBrowser.headers.getSetCookie()[0]).toContain('HttpOnly');
  });

  it('asks for the password of an account that has the address, and never signs in to it by the address alone', async () => {
    const { member } = await makeMember(test.services);
    google.vouchFor({ sub: 'link-1', email: member.email });
    expect((await popup()).data).toMatchObject({ state: 'link', email: member.email });
    expect(await identity('link-1')).toBeNull();
  });

  it('sends the owner of a never confirmed address an e-mail, whose link sets a password and connects Google', async () => {
    // Somebody opened the account in advance with another person's address, and waits in a session of their own.
    const { member, token, password } = await makeMember(test.services);
    const updatedAt = test.services.clock.now();
    await updateAccount(test.services.db, member.id, { emailVerifiedAt: null, updatedAt });
    google.vouchFor({ sub: 'owner-1', email: member.email });
    expect((await popup()).data).toEqual({ state: 'verify', email: member.email });
    const fresh = 'eleven green bottles';
    const link = {
      token: await mailedToken(test.services, member.email),
      password: fresh,
      password_confirmation: fresh,
    };
    expect((await post('/ai-accounts/forget-password/reset', link)).status).toBe(200);
    expect((await callApi(test.services, { path: '/account', token })).http_code).toBe(302);
    expect((await post('/login', { email: member.email, password })).status).toBe(422);
    expect((await popup()).data).toMatchObject({ state: 'signed_in', profile: { id: member.id } });
    const emails = (await emailsTo(test.services, member.email)).map(({ template }) => template);
    expect(emails.toSorted()).toEqual(['google-linked', 'password-changed', 'password-link']);
  });

  it('keeps brands apart: a person known at one is a stranger at the other', async () => {
    await openedWithGoogle('both-1');
    google.vouchFor({ sub: 'both-1' });
    expect((await popup({ brand: 'orange' })).data).toMatchObject({ state: 'consent' });
    await openedWithGoogle('both-1', 'orange');
    const [blue, orange] = [await identity('both-1'), await identity('both-1', 'orange')];
    expect(blue?.id).not.toBe(orange?.id);
  });
});

describe('400', () => {
  it('takes a code only from a script of our own page', async () => {
    const body = { code: 'a-code' };
    const call = (requestContext: object) =>
      callApi(test.services, { method: 'POST', path: '/auth/google/callback', body, requestContext });
    expect((await call({})).status).toBe(400);
    expect((await call({ requestedWith: 'fetch' })).status).toBe(400);
    expect((await call({ ...XHR, site: 'other' })).status).toBe(400);
  });
});

describe('404', () => {
  it('is answered where no client id is configured', async () => {
    const { GOOGLE_CLIENT_ID: _none, ...env } = test.services.env;
    const answer = await callApi(
      { ...test.services, env },
      { method: 'POST', path: '/auth/google/callback', body: { code: 'x' }, requestContext: XHR },
    );
    expect(answer.status).toBe(404);
  });
});

describe('422', () => {
  it("believes no access token that was given to another program's client", async () => {
    google.vouchFor({ sub: 'known-1', aud: 'another-client' });
    expect(await withToken()).toMatchObject(refused);
  });

  it('believes no ID token for another client, one that has expired, and one with a wrong signature', async () => {
    google.vouchFor({ sub: 'known-1', aud: 'another-client' });
    expect(await popup()).toMatchObject(refused);
    google.vouchFor({ sub: 'known-1', lifetimeS: -600 });
    expect(await popup()).toMatchObject(refused);
    google.vouchFor({ sub: 'known-1' });
    google.signWrongly(true);
    expect(await popup()).toMatchObject(refused);
    google.signWrongly(false);
    expect((await popup()).status).toBe(200);
  });

  it('refuses an address that Google has not verified, known or not', async () => {
    for (const sub of ['known-1', 'unconfirmed-1']) {
      google.vouchFor({ sub, email_verified: false });
      for (const answer of [await popup(), await withToken()]) {
        expect(answer.status).toBe(422);
        expect(answer.messages.input_validates.base?.[0]).toContain('has not verified');
      }
    }
    const { member } = await makeMember(test.services);
    google.vouchFor({ sub: 'thief-1', email: member.email, email_verified: false });
    expect((await popup()).status).toBe(422);
  });

  it.each([
    {},
    { code: '' },
    { code: 'x', access_token: 'y' },
    { code: 'x', email: 'a@b.example' },
    { id_token: 'x' },
  ])('takes a code or a token and nothing else: %j', async (body) => {
    expect((await post('/auth/google/callback', body)).status).toBe(422);
  });
});

describe('423', () => {
  it('is said to a suspended member', async () => {
    const opened = await openedWithGoogle('suspended-1');
    const updatedAt = test.services.clock.now();
    await updateAccount(test.services.db, Object(opened.data).profile.id, { status: 'suspended', updatedAt });
    expect((await popup()).status).toBe(423);
  });
});
