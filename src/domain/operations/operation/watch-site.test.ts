import type { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { APP_ROLE } from '#db/client.ts';
import { noteBackup } from '#db/note-backup.ts';
import { insertFeedAnswer } from '#db/queries/feed-answer.ts';
import { insertProcess } from '#db/queries/process-heartbeat.ts';
import { connectQueue } from '#db/queue-connection.ts';
import messages from '#i18n/messages/en/office-dashboard.json';
import { installQueue, openQueue } from '#jobs/queue.ts';
import { newId } from '#platform/id.ts';
import { silentLog } from '#platform/log.ts';
import * as startScreen from '#screens/office/start/screen.tsx';
import { HOUR_MS, MINUTE_MS } from '#terms/durations.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { emailsTo } from '#tests/support/emails.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { type Office, openOffice } from '#tests/support/office.ts';
import { officeHtml } from '#tests/support/office-html.tsx';
import { noteRun } from './note-run.ts';
import { watchProcesses } from './watch-processes.ts';
import { watchSite } from './watch-site.ts';

const SOURCE = 'the-odds-api';

let test: TestServices;
let office: Office;
let boss: PgBoss;
let mail: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  mail = await startMailServer();
  test = await testServices({ ODDS_API_KEY: 'sample-key', SMTP_URL: mail.url });
  await installQueue(test.ownerUrl, APP_ROLE);
  boss = await openQueue({ connect: connectQueue(test.appUrl), log: silentLog(), worker: false });
  office = await openOffice(test.services);
});
afterAll(async () => {
  await boss.stop({ graceful: false });
  await test.close();
  await mail.close();
});

const query = async (text: string, values: unknown[] = []) =>
  (await test.services.db.$client.query(text, values)).rows;
const now = () => test.services.clock.now();
const later = (ms: number) => test.setNow(new Date(now().getTime() + ms));
const emailed = async (who: string) =>
  (await emailsTo(test.services, office.email(who))).filter(({ template }) => template === 'site-alert');
const openKinds = async (who = 'owner') => {
  const { data } = await office.get('/alerts?per_page=50', who);
  return Array.isArray(data) ? data.map(({ kind }) => kind) : [];
};
const answer = (failure: string | null, remaining: number | null = 100) =>
  insertFeedAnswer(test.services.db, {
    source: SOURCE,
    endpoint: 'events',
    leagueId: 'EPL',
    daysFrom: 0,
    askedAt: now(),
    status: failure === null ? 200 : 401,
    body: failure === null ? '[]' : null,
    remaining,
    used: remaining === null ? null : 400,
    failure,
    refused: [],
  });

describe('a feed that refuses', () => {
  it('is reported in the provider’s own words once when it begins and once when it is over', async () => {
    await query(
      `insert into feed_cursor (source, mapping, known_until, loaded) values ($1, '{}', $2, true)`,
      [SOURCE, now()],
    );
    for (let count = 0; count < 4; count++) await answer('status 401 INVALID_KEY');
    await Promise.all([watchSite(test.services), watchSite(test.services)]);
    later(MINUTE_MS);
    await answer('status 401 INVALID_KEY');
    await watchSite(test.services);
    expect(await openKinds()).toEqual(['feed_refused']);
    const [begun, ...more] = await emailed('owner');
    expect(more).toEqual([]);
    expect(begun?.subject).toContain('Requests to the odds provider are failing');
    expect(begun?.bodyText).toContain('It doesn’t recognise our key (INVALID_KEY). Check ODDS_API_KEY.');
    expect(await emailed('analyst')).toHaveLength(1);
    for (const who of ['support', 'finance', 'content', 'auditor']) expect(await emailed(who)).toEqual([]);
    await query("update outbox set status = 'sent', sent_at = created_at where status = 'queued'");
    await answer(null);
    await watchSite(test.services);
    await watchSite(test.services);
    expect(await openKinds()).toEqual([]);
    const emails = await emailed('owner');
    expect(emails.map(({ subject }) => subject.includes('resolved – '))).toEqual([true, false]);
    expect(emails[0]?.bodyText).toContain('INVALID_KEY');
  });

  it('that comes and goes is reported again only when it stays, or after an hour of quiet', async () => {
    const before = (await emailed('owner')).length;
    for (let round = 0; round < 3; round++) {
      for (let count = 0; count < 3; count++) await answer('status 401 INVALID_KEY');
      later(MINUTE_MS);
      await watchSite(test.services);
      expect(await openKinds()).toContain('feed_refused');
      await answer(null);
      await watchSite(test.services);
    }
    expect(await emailed('owner')).toHaveLength(before);
    for (let count = 0; count < 3; count++) await answer('status 401 INVALID_KEY');
    await watchSite(test.services);
    later(61 * MINUTE_MS);
    await answer('status 401 INVALID_KEY');
    await watchSite(test.services);
    const emails = await emailed('owner');
    expect(emails).toHaveLength(before + 1);
    expect(emails[0]?.bodyText).toContain('It doesn’t recognise our key (INVALID_KEY)');
    await answer(null);
    await watchSite(test.services);
  });

  it('because of credits says so, also before the first refusal', async () => {
    later(2 * HOUR_MS);
    await query('update feed_cursor set known_until = $1', [now()]);
    await answer(null, 0);
    await watchSite(test.services);
    expect(await openKinds()).toEqual(['feed_out_of_credits']);
    for (let count = 0; count < 4; count++) await answer('status 401 OUT_OF_USAGE_CREDITS', 0);
    await watchSite(test.services);
    expect(await openKinds()).toEqual(['feed_out_of_credits']);
    await answer(null, 500);
    await watchSite(test.services);
    expect(await openKinds()).toEqual([]);
  });

  it('stands in the first line of the dashboard', async () => {
    const page = () =>
      officeHtml(test.services, { token: office.token('owner'), screen: startScreen, path: '/office' });
    expect(await page()).not.toContain(messages.now.look);
    for (let count = 0; count < 3; count++) await answer('status 429 EXCEEDED_FREQ_LIMIT');
    await watchSite(test.services);
    const html = await page();
    expect(html.indexOf('(EXCEEDED_FREQ_LIMIT)')).toBeGreaterThan(html.indexOf('1 item needs action'));
    expect(html.indexOf('(EXCEEDED_FREQ_LIMIT)')).toBeLessThan(html.indexOf(messages.revenue.byDay));
    await answer(null);
    await watchSite(test.services);
  });
});

describe('what else is reported', () => {
  const beat = (options: { startedAt: Date; seenAt: Date; kind?: 'web' | 'worker'; free?: number }) =>
    insertProcess(test.services.db, {
      id: newId(),
      kind: options.kind ?? 'worker',
      host: 'box-1',
      pid: 1,
      build: null,
      release: '0001',
      startedAt: options.startedAt,
      seenAt: options.seenAt,
      endedAt: null,
      diskFree: options.free ?? 500 * 2 ** 30,
      diskSize: 1000 * 2 ** 30,
    });

  it('a disk that is nearly full, a feed that no one reads, and no longer after a repair', async () => {
    later(HOUR_MS);
    const startedAt = new Date(now().getTime() - HOUR_MS);
    await beat({ startedAt, seenAt: now(), free: 3 * 2 ** 30 });
    await watchSite(test.services);
    expect((await openKinds()).toSorted()).toEqual(['disk_full', 'feed_stale']);
    expect((await emailed('owner')).map(({ bodyText }) => bodyText).join()).toContain('only 3 GB (0%) left');
    await query('update process_beat set disk_free = $1', [400 * 2 ** 30]);
    await query('update feed_cursor set known_until = $1', [now()]);
    await answer(null);
    await watchSite(test.services);
    expect(await openKinds()).toEqual([]);
  });

  it('a worker that was not heard of for 25 seconds, by a web process that then sends the e-mail itself', async () => {
    await query('delete from process_beat');
    const startedAt = new Date(now().getTime() - 10 * MINUTE_MS);
    await beat({ startedAt, seenAt: new Date(now().getTime() - 24_000) });
    await beat({ kind: 'web', startedAt, seenAt: now() });
    await query("update outbox set status = 'stored' where status = 'queued'");
    await watchProcesses(test.services);
    expect(await openKinds()).not.toContain('process_silent');
    later(2_000);
    await watchProcesses(test.services);
    expect(await openKinds()).toContain('process_silent');
    expect(mail.received.map(({ source }) => source).join()).toContain(office.email('owner'));
    await beat({ startedAt: now(), seenAt: now() });
    await watchProcesses(test.services);
    expect(await openKinds()).not.toContain('process_silent');
  });

  it('a job that was given up, until it has gone well again', async () => {
    await boss.send('close-days', {}, { retryLimit: 0 });
    const [job] = await boss.fetch('close-days');
    await boss.fail('close-days', job?.id ?? '', { message: 'no place for someone@example.com' });
    await watchSite(test.services);
    expect(await openKinds()).toContain('job_given_up');
    const [mail] = await emailed('owner');
    expect(mail?.bodyText).toContain(
      'The job “Close finished days” failed in all its attempts: no place for …',
    );
    await noteRun(test.services, { name: 'close-days', startedAt: now(), durationMs: 1, error: null });
    await watchSite(test.services);
    expect(await openKinds()).not.toContain('job_given_up');
  });

  it('e-mails that the server does not take', async () => {
    await query(
      "update outbox set status = 'failed', last_error = '554 no relaying', next_attempt_at = $1 where sent_at is null",
      [now()],
    );
    await watchSite(test.services);
    expect(await openKinds()).toContain('emails_refused');
    await query("update outbox set status = 'stored' where status = 'failed'");
    await watchSite(test.services);
    expect(await openKinds()).not.toContain('emails_refused');
  });

  it('a backup that is too old, in production alone', async () => {
    const production = { ...test.services.env, APP_MODE: 'production' as const };
    const services = { ...test.services, env: production };
    later(49 * HOUR_MS);
    await office.wake();
    await watchSite(test.services);
    expect(await openKinds()).not.toContain('backup_old');
    await watchSite(services);
    expect(await openKinds()).toContain('backup_old');
    await watchSite({ ...services, env: { ...production, BACKUP_MAX_HOURS: 0 } });
    expect(await openKinds()).not.toContain('backup_old');
    await watchSite(services);
    expect(await openKinds()).toContain('backup_old');
    await noteBackup(test.ownerUrl, { takenAt: now(), rows: 7 });
    await watchSite(services);
    expect(await openKinds()).not.toContain('backup_old');
  });
});
