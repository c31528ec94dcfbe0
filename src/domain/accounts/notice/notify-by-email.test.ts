import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Member } from '#domain/accounts/member/member.ts';
import { updateProfile } from '#domain/accounts/member/update-profile.ts';
import { teamIdOf } from '#domain/forecasting/sport/feed-rows.ts';
import { sendEmails } from '#domain/foundation/outbox/send-emails.ts';
import { createHttpApp } from '#http/create-http-app.ts';
import { createMetrics } from '#http/metrics.ts';
import { LOCALES } from '#terms/locales.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { emailsTo } from '#tests/support/emails.ts';
import { addPolicy, minutesAfter } from '#tests/support/factories.ts';
import { plainTextOf, startMailServer } from '#tests/support/mail-server.ts';
import { makeMember } from '#tests/support/members.ts';
import { insertSmallSeason } from '#tests/support/small-season.ts';
import { publishThreePicks } from '#tests/support/three-picks.ts';
import { type NoticeChanges, saveNoticeSettings } from './notice-settings.ts';
import { notifyMembers } from './notify-members.ts';

const BOTH = { inbox: true, mail: true };

const START = new Date('2016-11-01T04:00:00Z');

let test: TestServices;

let mail: Awaited<ReturnType<typeof startMailServer>>;

let now = START;

beforeAll(async () => {
  mail = await startMailServer();
  test = await testServices({ SMTP_URL: mail.url });
  await addPolicy(test.services);
});

afterAll(async () => {
  await test.close();
  await mail.close();
});

/** Each test has days of its own, so that no serial and no waiting time of another one reaches into it. */
beforeEach(async () => {
  await test.services.db.$client.query('delete from notice_channel; delete from outbox');
  mail.received.length = 0;
  goTo(minutesAfter(now, 4 * 1440));
});

function goTo(at: Date): void {
  now = at;
  test.setNow(at);
}

const later = (minutes: number) => goTo(minutesAfter(now, minutes));

/** Three picks are published of a game of Reds at home, which begins in ten hours. */
async function publish(key?: string, homeKey?: string): Promise<string> {
  const published = await publishThreePicks(test.services, {
    ...(key === undefined ? {} : { key }),
    ...(homeKey === undefined ? {} : { homeKey }),
  });
  later(1);
  return published;
}

async function subscriber(changes: NoticeChanges, planDays?: number): Promise<Member> {
  const { member } = await makeMember(test.services, planDays === undefined ? {} : { planDays });
  await saveNoticeSettings(test.services, { member, changes });
  return member;
}

async function inbox(member: Member): Promise<string[]> {
  const { rows } = await test.services.db.$client.query<{ kind: string; count: number }>(
    "select kind, facts ->> 'count' as count from inbox_item where account_id = $1 order by created_at, kind",
    [member.id],
  );
  return rows.map(({ kind, count }) => `${count} ${kind}`);
}

const all = { scope: 'all', picks: BOTH, results: BOTH } as const;

describe('an e-mail of news', () => {
  it.each(LOCALES)(
    'in %s can be ended by the mail program with one request, without a sign-in',
    async (locale) => {
      const member = await subscriber(all, 30);
      await updateProfile(test.services, member.id, { locale });
      await publish();
      await notifyMembers(test.services);
      await sendEmails(test.services);
      const source = mail.received.at(-1)?.source ?? '';
      expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
      const [, address = ''] = /^List-Unsubscribe:\s*<([^>]+)>/m.exec(source) ?? [];
      const [sent] = await emailsTo(test.services, member.email);
      expect(sent?.bodyText).toContain(address);
      expect(sent?.bodyHtml).toContain(address.replaceAll('&', '&amp;'));
      expect(plainTextOf(source)).not.toMatch(/\{\w+\}|undefined/);
      const app = site();
      const ask = (method: string, url = address) => app.request(url, { method });
      expect((await ask('GET')).status).toBe(200);
      await publish(`${now.toISOString()} next`);
      const forged = address.replace(/(?<=signature=)./, (first) => (first === 'A' ? 'B' : 'A'));
      expect((await ask('POST', forged)).status).toBe(404);
      expect((await ask('POST')).status).toBe(200);
      later(60);
      await notifyMembers(test.services);
      await sendEmails(test.services);
      expect(mail.received).toHaveLength(1);
      expect(await inbox(member)).toHaveLength(2);
    },
  );
});

describe('a member', () => {
  it('follows a team, hears of its next picks at once in the inbox and after the quiet hours by mail, and ends the mail', async () => {
    const { member, token } = await makeMember(test.services, { planDays: 60 });
    const call = async (method: string, path: string, body?: object) => {
      const answer = await callApi(test.services, { method, path, token, ...(body ? { body } : {}) });
      expect(answer.http_code).toBe(200);
      return answer.data;
    };
    const settings = '/me/notices/settings';
    const isOff = { inbox: false, mail: false };
    expect(await call('GET', settings)).toMatchObject({
      picks: isOff,
      results: isOff,
      renewals: { mail: false },
    });
    await insertSmallSeason(test.services, { games: [] });
    await call('POST', '/me/favourites', { kind: 'team', id: teamIdOf('EPL', 'EPL/Reds') });
    const quiet = { from: '22:00', until: '07:00' };
    await call('PATCH', settings, { scope: 'favourites', picks: BOTH, quiet });
    // Eleven in the evening in Taipei, where the brand and so the member is.
    goTo(new Date(`${minutesAfter(now, 1440).toISOString().slice(0, 10)}T15:00:00Z`));
    await publish(`${now.toISOString()} followed`);
    await publish(`${now.toISOString()} other`, 'EPL/Greens');
    await notifyMembers(test.services);
    expect(await call('GET', '/me/inbox')).toMatchObject([{ kind: 'new_picks' }]);
    await sendEmails(test.services);
    expect(mail.received).toEqual([]);
    later(8 * 60);
    await notifyMembers(test.services);
    await sendEmails(test.services);
    expect(mail.received).toHaveLength(1);
    const [, address = ''] = /^List-Unsubscribe:\s*<([^>]+)>/m.exec(mail.received[0]?.source ?? '') ?? [];
    expect((await site().request(address, { method: 'POST' })).status).toBe(200);
    expect(await call('GET', settings)).toMatchObject({
      picks: { inbox: true, mail: false },
      scope: 'favourites',
    });
    later(60);
    await publish(`${now.toISOString()} last`);
    later(60);
    await notifyMembers(test.services);
    await sendEmails(test.services);
    expect(mail.received).toHaveLength(1);
    expect(await inbox(member)).toHaveLength(2);
  });
});

function site() {
  const options = { metrics: createMetrics(), isDataReady: async () => true, pages: null };
  return createHttpApp({ services: test.services, ...options, metricsToken: '', testEndpoints: null });
}
