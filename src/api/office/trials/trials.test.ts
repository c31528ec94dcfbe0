import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Services } from '#domain/services.ts';
import { MINUTE_MS } from '#terms/durations.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { plainTextOf, startMailServer } from '#tests/support/mail-server.ts';
import { ODDS_API_KEY, type OddsApiServer, startOddsApiServer } from '#tests/support/odds-api-server.ts';
import { callOffice, lastDetail, type Office, openOffice } from '#tests/support/office.ts';

let mail: Awaited<ReturnType<typeof startMailServer>>;
let provider: OddsApiServer;
let test: TestServices;
let office: Office;
beforeAll(async () => {
  mail = await startMailServer();
  provider = await startOddsApiServer([], new Date());
  test = await testServices({ SMTP_URL: mail.url, ODDS_API_URL: provider.url, ODDS_API_KEY });
  office = await openOffice(test.services);
});
beforeEach(() => test.setNow(new Date(test.services.clock.now().getTime() + 2 * MINUTE_MS)));
afterAll(async () => {
  await test.close();
  await provider.close();
  await mail.close();
});

const tryOut = (kind: 'email' | 'odds-key', who = 'owner', environment: Partial<Services['env']> = {}) => {
  const services = { ...test.services, env: { ...test.services.env, ...environment } };
  return callOffice(services, `/trials/${kind}`, { method: 'POST', body: {}, token: office.token(who) });
};
const stateOf = async (key: string) => {
  const { data } = await office.get('/first-steps');
  const steps: readonly { key: string; state: string }[] = Object(data).steps;
  return steps.find((step) => step.key === key)?.state;
};

describe('POST /office/trials/email', () => {
  it('200: sends one e-mail to the operator’s own address through the real server', async () => {
    expect(await stateOf('email')).toBe('open');
    const answer = await tryOut('email');
    const server = new URL(mail.url).host;
    expect(answer.data).toEqual({ outcome: 'sent', server, to: office.email('owner'), error: null });
    const [sent, ...more] = mail.received;
    expect(more).toEqual([]);
    expect(sent?.to).toEqual([office.email('owner')]);
    expect(plainTextOf(sent?.source ?? '')).toContain('This is a test e-mail.');
    expect(await stateOf('email')).toBe('done');
    expect(await lastDetail(test.services, 'setting.tried_email')).toMatchObject({ outcome: 'sent' });
  });

  it('200: says in the server’s own words that it refuses', async () => {
    mail.refuse(554);
    const answer = await tryOut('email');
    mail.refuse(null);
    expect(answer.data).toMatchObject({ outcome: 'refused' });
    expect(Object(answer.data).error).toContain('554 no');
    expect(await stateOf('email')).toBe('failed');
  });

  it('200: distinguishes a server that is not there, a refused login and a wrong protocol, without the password', async () => {
    const closed = await startMailServer({ letsIn: false });
    const cases = [
      ['smtp://127.0.0.1:1', 'unreachable'],
      [`smtps://${new URL(mail.url).host}`, 'no_tls'],
      [`smtp://someone:a-secret-word@${new URL(closed.url).host}`, 'login_refused'],
    ] as const;
    for (const [SMTP_URL, outcome] of cases) {
      const answer = await tryOut('email', 'owner', { SMTP_URL });
      expect(answer.data).toMatchObject({ outcome });
      expect(JSON.stringify(answer)).not.toContain('a-secret-word');
    }
    await closed.close();
    expect(JSON.stringify(await lastDetail(test.services, 'setting.tried_email'))).not.toContain(
      'a-secret-word',
    );
  });

  it('200: says that no server is set', async () => {
    const answer = await tryOut('email', 'owner', { SMTP_URL: undefined });
    expect(answer.data).toMatchObject({ outcome: 'not_set', server: null });
  });

  it('302 and 404: is not for strangers, nor for roles that do not run the site', async () => {
    expect((await office.post('/trials/email', {}, null)).http_code).toBe(302);
    for (const who of ['support', 'content', 'finance', 'analyst', 'auditor'])
      expect((await tryOut('email', who)).http_code).toBe(404);
  });

  it('429: five a minute, and each writes to the operator alone', async () => {
    mail.received.length = 0;
    const codes = [];
    for (let count = 0; count < 6; count++) codes.push((await tryOut('email', 'second_owner')).http_code);
    expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
    expect(mail.received.map(({ to }) => to)).toEqual(Array(5).fill([office.email('second_owner')]));
  });
});

describe('POST /office/trials/odds-key', () => {
  it('200: reports the credits that are left by a question that costs none, and never the key', async () => {
    expect(await stateOf('odds_key')).toBe('open');
    provider.set({ remaining: 1234 });
    const answer = await tryOut('odds-key', 'analyst');
    expect(answer.data).toMatchObject({
      outcome: 'good',
      remaining: 1234,
      used: 0,
      code: null,
      failure: null,
    });
    expect(Object(answer.data).leagues).toMatchObject({ covered: 8 });
    expect(Object(answer.data).leagues.offered).toHaveLength(7);
    expect(provider.asked).toEqual(['/v4/sports']);
    expect(JSON.stringify(answer)).not.toContain(ODDS_API_KEY);
    expect(await stateOf('odds_key')).toBe('done');
  });

  it('200: names what is wrong by the provider’s own code', async () => {
    const wrong = await tryOut('odds-key', 'owner', { ODDS_API_KEY: 'another-secret' });
    expect(wrong.data).toMatchObject({ outcome: 'refused', code: 'INVALID_KEY', leagues: null });
    expect(JSON.stringify(wrong)).not.toContain('another-secret');
    const detail = await lastDetail(test.services, 'setting.tried_odds_key');
    expect(detail).toMatchObject({ is_good: false, failure: 'status 401 INVALID_KEY' });
    expect(JSON.stringify(detail)).not.toContain('another-secret');
    expect(await stateOf('odds_key')).toBe('failed');
  });

  it.each([
    ['gone', /./],
    ['moved', /redirect/],
    ['busy', /status 429/],
  ] as const)('200: a provider that is %s is named', async (error, text) => {
    provider.set({ error });
    const answer = await tryOut('odds-key');
    provider.set({ error: null });
    expect(answer.data).toMatchObject({ outcome: 'refused', code: null });
    expect(Object(answer.data).failure).toMatch(text);
    expect(JSON.stringify(answer)).not.toContain(ODDS_API_KEY);
  });

  it('200: says that no key is set', async () => {
    const answer = await tryOut('odds-key', 'owner', { ODDS_API_KEY: undefined });
    expect(answer.data).toMatchObject({ outcome: 'not_set' });
  });

  it('302 and 404: is not for strangers, nor for roles that do not run feeds', async () => {
    expect((await office.post('/trials/odds-key', {}, null)).http_code).toBe(302);
    for (const who of ['support', 'content', 'finance', 'auditor'])
      expect((await tryOut('odds-key', who)).http_code).toBe(404);
  });

  it('429: five a minute', async () => {
    const codes = [];
    for (let count = 0; count < 6; count++) codes.push((await tryOut('odds-key', 'second_owner')).http_code);
    expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
