import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { passwordLink } from '#mail/password-link.ts';
import { newId } from '#platform/id.ts';
import type { LOCALES } from '#terms/locales.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { emailsTo } from '#tests/support/emails.ts';
import { minutesAfter } from '#tests/support/factories.ts';
import { plainTextOf, startMailServer } from '#tests/support/mail-server.ts';
import { makeMember } from '#tests/support/members.ts';
import { postEmail } from './post-email.ts';
import { sendEmails } from './send-emails.ts';

const NOW = new Date('2026-11-20T08:00:00Z');

let server: Awaited<ReturnType<typeof startMailServer>>;
let test: TestServices;
beforeAll(async () => {
  server = await startMailServer();
  test = await testServices({ SMTP_URL: server.url });
});
beforeEach(() => test.setNow(NOW));
afterEach(async () => {
  server.refuse(null);
  server.received.length = 0;
  await test.services.db.$client.query('delete from outbox');
});
afterAll(async () => {
  await test.close();
  await server.close();
});

const post = (email: string, locale: (typeof LOCALES)[number] = 'en', brand = 'blue') =>
  postEmail(test.services, test.services.db, {
    email: passwordLink,
    to: { brand, accountId: null, email, name: 'Mei\r\nBcc: x@example.com', locale },
    data: { token: 'a-token', minutes: 30 },
  });
const send = (services = test.services) => sendEmails(services);
const only = async (email: string) => (await emailsTo(test.services, email))[0];

describe('an e-mail', () => {
  it('reaches its one reader as HTML and text, from its brand', async () => {
    await post('mei@example.com');
    expect(await send()).toEqual({ sent: 1, failed: 0 });
    const [mail] = server.received;
    expect(mail).toMatchObject({ to: ['mei@example.com'], from: 'no-reply@trueline.example' });
    expect(mail?.source).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(mail?.source).toContain('Auto-Submitted: auto-generated');
    expect(mail?.source).not.toMatch(/^Bcc:/m);
    expect(await only('mei@example.com')).toMatchObject({ status: 'sent', attempts: 1, lastError: null });
    expect(await send()).toEqual({ sent: 0, failed: 0 });
  });

  it.each([
    [450, 'queued'],
    [451, 'queued'],
    [500, 'queued'],
    [530, 'queued'],
    [549, 'queued'],
    [550, 'failed'],
    [554, 'failed'],
    [559, 'failed'],
    [560, 'queued'],
  ] as const)(
    'that the server refuses with %i is %s: only 550 to 559 say that it will never take it',
    async (code, status) => {
      await post('mei@example.com');
      server.refuse(code);
      expect(await send()).toEqual({ sent: 0, failed: 1 });
      expect(await only('mei@example.com')).toMatchObject({ status, attempts: 1 });
      expect((await only('mei@example.com'))?.lastError).toContain(String(code));
      server.refuse(null);
      test.setNow(minutesAfter(NOW, 2));
      expect(await send()).toEqual({ sent: status === 'queued' ? 1 : 0, failed: 0 });
    },
  );

  it('is sent once by four workers at once', async () => {
    for (let index = 0; index < 12; index += 1) await post(`reader-${index}@example.com`);
    const runs = await Promise.all([send(), send(), send(), send()]);
    expect(runs.reduce((sum, run) => sum + run.sent, 0)).toBe(12);
    expect(new Set(server.received.map(({ to }) => to[0])).size).toBe(12);
    expect(server.received).toHaveLength(12);
  });

  it('is tried again after 1, then 5 minutes where the server is busy, under the same Message-ID', async () => {
    await post('busy@example.com');
    server.refuse(451);
    expect(await send()).toEqual({ sent: 0, failed: 1 });
    expect(await only('busy@example.com')).toMatchObject({ status: 'queued', lastError: expect.any(String) });
    expect(await send()).toEqual({ sent: 0, failed: 0 });
    test.setNow(minutesAfter(NOW, 1.1));
    expect(await send()).toEqual({ sent: 0, failed: 1 });
    test.setNow(minutesAfter(NOW, 3));
    expect(await send()).toEqual({ sent: 0, failed: 0 });
    server.refuse(null);
    test.setNow(minutesAfter(NOW, 6.3));
    expect(await send()).toEqual({ sent: 1, failed: 0 });
    const mail = await only('busy@example.com');
    expect(mail).toMatchObject({ status: 'sent', attempts: 3 });
    expect(server.received[0]?.source).toContain(`<${mail?.id}@trueline.example>`);
  });

  it('is given up where the server says that no one reads this address', async () => {
    await post('nobody@example.com');
    server.refuse(550);
    expect(await send()).toEqual({ sent: 0, failed: 1 });
    expect(await only('nobody@example.com')).toMatchObject({ status: 'failed', attempts: 1 });
  });

  it.each(['away', 'closed'] as const)(
    'waits while the server is %s, leaves within two minutes of its return, and is given up after a day',
    async (trouble) => {
      const closed = await startMailServer({ letsIn: false });
      const SMTP_URL = { away: 'smtp://127.0.0.1:1', closed: closed.url.replace('//', '//user:wrong@') }[
        trouble
      ];
      const env = { ...test.services.env, SMTP_URL };
      const fail = () => sendEmails({ ...test.services, env });
      await post('late@example.com');
      for (let minutes = 1; minutes < 40; minutes += 2.1) {
        test.setNow(minutesAfter(NOW, minutes));
        expect(await fail()).toEqual({ sent: 0, failed: 1 });
      }
      await post('never@example.com');
      expect(await fail()).toEqual({ sent: 0, failed: 1 });
      test.setNow(minutesAfter(NOW, 42));
      expect(await send()).toEqual({ sent: 2, failed: 0 });
      await post('never@example.com');
      expect(await fail()).toEqual({ sent: 0, failed: 1 });
      test.setNow(minutesAfter(NOW, 43 + 24 * 60));
      expect(await fail()).toEqual({ sent: 0, failed: 1 });
      expect((await emailsTo(test.services, 'never@example.com')).map(({ status }) => status)).toContain(
        'failed',
      );
      await closed.close();
    },
  );

  it('keeps its tries where a server that was away is busy once it is back', async () => {
    const env = { ...test.services.env, SMTP_URL: 'smtp://127.0.0.1:1' };
    await post('busy@example.com');
    for (let minutes = 1; minutes < 40; minutes += 2.1) {
      test.setNow(minutesAfter(NOW, minutes));
      await sendEmails({ ...test.services, env });
    }
    server.refuse(451);
    test.setNow(minutesAfter(NOW, 45));
    expect(await send()).toEqual({ sent: 0, failed: 1 });
    expect(await only('busy@example.com')).toMatchObject({ status: 'queued' });
  });

  it('of a worker that died while sending is taken again after two minutes', async () => {
    await post('lost@example.com');
    await test.services.db.$client.query(
      "update outbox set attempts = 1, next_attempt_at = $1 where recipient = 'lost@example.com'",
      [minutesAfter(NOW, 2)],
    );
    expect(await send()).toEqual({ sent: 0, failed: 0 });
    test.setNow(minutesAfter(NOW, 2.1));
    expect(await send()).toEqual({ sent: 1, failed: 0 });
  });

  it('loses its words in production once it is sent: its link may still be good', async () => {
    await post('quiet@example.com');
    const env = { ...test.services.env, APP_MODE: 'production' } as const;
    await sendEmails({ ...test.services, env });
    expect(await only('quiet@example.com')).toMatchObject({ status: 'sent', bodyHtml: '', bodyText: '' });
  });

  it('is stored where no mail server is configured', async () => {
    const { SMTP_URL: _none, ...env } = test.services.env;
    const services = { ...test.services, env };
    await postEmail(services, services.db, {
      email: passwordLink,
      to: { brand: 'blue', accountId: null, email: 'stored@example.com', name: 'Mei', locale: 'en' },
      data: { token: 'a-token', minutes: 30 },
    });
    expect(await sendEmails(services)).toEqual({ sent: 0, failed: 0 });
    expect(await only('stored@example.com')).toMatchObject({ status: 'stored', attempts: 0 });
  });

  it('is stored, too, where a process of the release before says so in the word of then', async () => {
    await post('earlier@example.com');
    await test.services.db.execute(sql`
      insert into outbox select (jsonb_populate_record(o, jsonb_build_object(
        'id', ${newId()}::text, 'recipient', 'rolling@example.com', 'status', 'kept'))).*
      from outbox o where recipient = 'earlier@example.com'`);
    expect(await only('rolling@example.com')).toMatchObject({ status: 'stored' });
  });

  it('vanishes with the change that it reports', async () => {
    const change = test.services.db.transaction(async (tx) => {
      await postEmail(test.services, tx, {
        email: passwordLink,
        to: { brand: 'blue', accountId: null, email: 'never@example.com', name: 'Mei', locale: 'en' },
        data: { token: 'a-token', minutes: 30 },
      });
      throw new Error('undone');
    });
    await expect(change).rejects.toThrow('undone');
    expect(await only('never@example.com')).toBeUndefined();
  });
});

describe('a forgotten password', () => {
  it('is replaced through the mailbox: e-mail, link, new password, login', async () => {
    const { member } = await makeMember(test.services);
    const post = (path: string, body: object) => callApi(test.services, { method: 'POST', path, body });
    await post('/ai-accounts/forget-password', { email: member.email });
    await send();
    const link = /https?:\S+/.exec(plainTextOf(server.received[0]?.source ?? ''))?.[0] ?? '';
    const { pathname, searchParams } = new URL(link);
    expect(pathname).toBe('/en/resetPassword');
    const [token, password] = [searchParams.get('token'), 'eleven green bottles'];
    const reset = { token, password, password_confirmation: password };
    expect((await post('/ai-accounts/forget-password/reset', reset)).status).toBe(200);
    expect((await post('/login', { email: member.email, password })).status).toBe(200);
    await send();
    expect(server.received).toHaveLength(2);
  });
});
