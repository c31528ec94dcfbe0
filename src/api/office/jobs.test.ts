import pg from 'pg';
import type { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { APP_ROLE } from '#db/client.ts';
import { connectQueue } from '#db/queue-connection.ts';
import { postEmail } from '#domain/foundation/outbox/post-email.ts';
import { sendEmails } from '#domain/foundation/outbox/send-emails.ts';
import { noteRun } from '#domain/operations/operation/note-run.ts';
import { createHeartbeat } from '#domain/operations/operation/process-heartbeat.ts';
import { verifyAudit } from '#domain/picks/proof/verify-audit.ts';
import { installQueue, openQueue } from '#jobs/queue.ts';
import { welcome } from '#mail/welcome.ts';
import { newId } from '#platform/id.ts';
import { silentLog } from '#platform/log.ts';
import * as jobsScreen from '#screens/office/jobs/screen.tsx';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { type Office, openOffice } from '#tests/support/office.ts';
import { officeHtml } from '#tests/support/office-html.tsx';
import { emailsContract } from './emails.contract.ts';
import { jobsContract } from './jobs.contract.ts';

let test: TestServices;
let office: Office;
let boss: PgBoss;
let mail: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  mail = await startMailServer();
  test = await testServices({ SMTP_URL: mail.url, ODDS_API_KEY: 'sample-key' });
  await installQueue(test.ownerUrl, APP_ROLE);
  boss = await openQueue({ connect: connectQueue(test.appUrl), log: silentLog(), worker: false });
  office = await openOffice(test.services);
});
afterAll(async () => {
  await boss.stop({ graceful: false });
  await test.close();
  await mail.close();
});

const look = async (who = 'owner') => jobsContract.data.parse((await office.get('/jobs', who)).data);
const reason = 'the reason of a test';

/** A job that was given up: taken, and failed as often as its queue allows. */
async function giveUp(name: string): Promise<string> {
  const id = (await boss.send(name, {}, { retryLimit: 0 })) ?? '';
  const [job] = await boss.fetch(name);
  await boss.fail(name, job?.id ?? '', { message: 'the disk is full' });
  return id;
}

describe('GET /office/jobs', () => {
  it('200: reports the last backup, what failed since, the next one and the last restore test', async () => {
    expect((await look()).backups).toEqual({ last: null, next_at: null, failure: null, restore_test: null });
    const client = new pg.Client({ connectionString: test.ownerUrl });
    await client.connect();
    await client.query(`
      insert into backup_run (taken_at, rows, name, target, bytes, manifest_sha256, ended_at, next_at) values
        ('2026-11-20T03:00Z', 7, 'one', 's3://b/site', 2097152, repeat('0', 64), '2026-11-20T03:01Z', '2026-11-21T03:00Z');
      insert into backup_failure (at, target, reason, next_at) values
        ('2026-11-21T03:00Z', 's3://b/site', 's3://b is away.', '2026-11-21T03:05Z');
      insert into restore_test (name, target, started_at, ended_at, error) values
        ('one', 's3://b/site', '2026-11-20T04:00Z', '2026-11-20T04:01Z', 'no key')`);
    // No backup is due where no process would take it.
    expect((await look()).backups.next_at).toBeNull();
    const info = { host: 'one', pid: 9, build: null };
    const backups = createHeartbeat(test.services, { ...info, kind: 'backup' });
    await backups.beat();
    expect((await look()).backups).toEqual({
      last: {
        name: 'one',
        target: 's3://b/site',
        taken_at: '2026-11-20T03:00:00.000Z',
        bytes: 2_097_152,
        rows: 7,
      },
      next_at: '2026-11-21T03:05:00.000Z',
      failure: { at: '2026-11-21T03:00:00.000Z', reason: 's3://b is away.' },
      restore_test: { name: 'one', ended_at: '2026-11-20T04:01:00.000Z', rows: null, error: 'no key' },
    });
    const html = await officeHtml(test.services, {
      token: office.token('owner'),
      screen: jobsScreen,
      path: '/office/jobs',
    });
    for (const said of ['s3://b/site', '2.0 MB', 's3://b is away.', 'failed – no key'])
      expect(html).toContain(said);
    // One that a person asked for says nothing of the next, which is as far from it as from any other.
    await client.query(`insert into backup_run (taken_at, rows, name, target, bytes, manifest_sha256, ended_at) values
        ('2026-11-21T12:00Z', 7, 'two', 's3://b/site', 2097152, repeat('0', 64), '2026-11-21T12:01Z')`);
    expect((await look()).backups).toMatchObject({
      last: { name: 'two' },
      failure: null,
      next_at: '2026-11-22T12:00:00.000Z',
    });
    await client.query('delete from process_beat');
    await client.end();
  });

  it('200: reports each queue’s schedule, what waits in it and how its last run went', async () => {
    await boss.send('settle-picks', {});
    const startedAt = new Date(test.services.clock.now().getTime() - 2000);
    await noteRun(test.services, { name: 'settle-picks', startedAt, durationMs: 1234.4, error: null });
    await noteRun(test.services, {
      name: 'close-days',
      startedAt,
      durationMs: 5,
      error: new Error('no day'),
    });
    const hours = new Date(startedAt.getTime() - 7_200_000);
    await noteRun(test.services, { name: 'ingest-feed', startedAt: hours, durationMs: 5, error: null });
    const { queues } = await look('auditor');
    const queue = (name: string) => queues.find((one) => one.name === name);
    expect(queue('settle-picks')).toMatchObject({
      every_s: 60,
      waiting: 1,
      running: 0,
      failed: 0,
      state: 'fine',
      last: { started_at: startedAt.toISOString(), duration_ms: 1234, error: null, runs: 1, failures: 0 },
    });
    expect(queue('settle-picks')?.oldest_waiting_s).toBeGreaterThanOrEqual(0);
    expect(queue('close-days')).toMatchObject({ state: 'failing', last: { error: 'no day', failures: 1 } });
    expect(queue('ingest-feed')?.state).toBe('late');
    expect(queue('retrain-models')).toMatchObject({ state: 'never', last: null, every_s: 604_800 });
  });

  it('200: reports which processes run, which fell silent and which ended', async () => {
    const info = { host: 'one', pid: 7 };
    const [web, worker, gone] = [
      createHeartbeat(test.services, { ...info, kind: 'web', build: 'b1' }),
      createHeartbeat(test.services, { ...info, kind: 'worker', build: null }),
      createHeartbeat(test.services, { ...info, kind: 'web', build: 'b0' }),
    ];
    for (const { beat } of [worker, gone]) await beat();
    await gone.end();
    const later = new Date(test.services.clock.now().getTime() + 60_000);
    test.setNow(later);
    await web.beat();
    const { processes } = await look();
    expect(processes.map(({ kind, build, state }) => [kind, build, state]).toSorted()).toEqual([
      ['web', 'b0', 'ended'],
      ['web', 'b1', 'running'],
      ['worker', null, 'silent'],
    ]);
    expect(processes[0]?.release).toMatch(/^\d{4}_/);
    await worker.beat();
    expect((await look()).processes.find(({ kind }) => kind === 'worker')?.state).toBe('running');
  });

  it('200: reports the size of the database, and what the provider says of its credits', async () => {
    const now = test.services.clock.now();
    await test.services.db.$client.query(
      `insert into feed_answer (source, endpoint, league_id, days_from, asked_at, status, body, remaining, used, failure, refused) values
        ('the-odds-api', 'odds', 'EPL', 0, $1, 200, '[]', 412, 88, null, '[{"row": "1", "reason": "no price"}]'),
        ('the-odds-api', 'scores', 'EPL', 0, $2, 500, null, null, null, 'status 500', '[]')`,
      [new Date(now.getTime() - 5000), now],
    );
    const { database, feed } = await look();
    expect(database.bytes).toBeGreaterThan(1_000_000);
    expect(database.tables.length).toBeGreaterThan(3);
    expect(feed).toMatchObject({ source: 'the-odds-api', is_live: true, is_stale: true, known_until: null });
    expect(feed.providers[0]).toMatchObject({
      failure: 'status 500',
      failures_in_row: 1,
      credits: { remaining: 412, used: 88 },
      last_day: [
        { endpoint: 'odds', asked: 1, failed: 0, refused: 1 },
        { endpoint: 'scores', asked: 1, failed: 1, refused: 0 },
      ],
    });
  });

  it('302 for no one, 404 for whom it is no business of', async () => {
    expect((await office.get('/jobs', null)).http_code).toBe(302);
    for (const who of ['finance', 'support', 'content', 'analyst'])
      expect((await office.get('/jobs', who)).http_code).toBe(404);
  });
});

describe('POST /office/jobs/{id}/retry', () => {
  it('200: runs once more what was given up, and the log says who wanted it', async () => {
    const id = await giveUp('tidy-accounts');
    expect((await look()).failed).toMatchObject([
      { id, name: 'tidy-accounts', error: 'the disk is full', tries: 1 },
    ]);
    const answer = await office.post(`/jobs/${id}/retry`, { reason });
    expect([answer.http_code, answer.data]).toEqual([200, { name: 'tidy-accounts' }]);
    const [job] = await boss.fetch('tidy-accounts');
    expect(job?.id).toBe(id);
    await boss.complete('tidy-accounts', id);
    expect((await look()).failed).toEqual([]);
    const { rows } = await test.services.db.$client.query(
      `select actor_id, detail from audit where action = 'job.retry' and subject_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ actor_id: office.id('owner'), detail: { name: 'tidy-accounts', reason } }]);
    expect((await verifyAudit(test.services)).holds).toBe(true);
  });

  it('409 where one of its kind waits for another try already', async () => {
    const [first, second] = [await giveUp('write-articles'), await giveUp('write-articles')];
    expect((await office.post(`/jobs/${first}/retry`, { reason })).http_code).toBe(200);
    expect((await office.post(`/jobs/${second}/retry`, { reason })).http_code).toBe(409);
  });

  it('404 for a job that did not fail, and for who may only look; 422 without a reason', async () => {
    const id = await giveUp('close-days');
    expect((await office.post(`/jobs/${newId()}/retry`, { reason })).http_code).toBe(404);
    expect((await office.post(`/jobs/${id}/retry`, { reason }, 'auditor')).http_code).toBe(404);
    expect((await office.post(`/jobs/${id}/retry`, { reason: ' ' })).http_code).toBe(422);
    expect((await office.post(`/jobs/${id}/retry`, { reason }, null)).http_code).toBe(302);
  });
});

describe('e-mails that the mail server did not take', () => {
  const list = async (who = 'owner', status = '') =>
    emailsContract.data.parse(
      (await office.get(status === '' ? '/emails' : `/emails?status=${status}`, who)).data,
    );

  it('are listed for their brand, masked, and sent once more by the owner', async () => {
    mail.refuse(550);
    const to = {
      brand: 'blue',
      accountId: null,
      email: 'reader@example.com',
      name: 'Reader',
      locale: 'en',
    } as const;
    await postEmail(test.services, test.services.db, { email: welcome, to, data: {} });
    await sendEmails(test.services);
    const [email] = await list('auditor');
    expect(email).toMatchObject({ recipient: 'r…@example.com', status: 'failed', brand: 'blue' });
    expect(email?.error).toContain('550');
    expect((await look()).emails).toMatchObject({ failed: 1, queued: 0 });
    expect(await list('orange')).toEqual([]);
    expect(await list('owner', 'failed')).toHaveLength(1);
    expect(await list('owner', 'queued')).toEqual([]);
    const path = `/emails/${email?.id}/retry`;
    expect((await office.post(path, { reason }, 'orange')).http_code).toBe(404);
    expect((await office.post(path, { reason }, 'auditor')).http_code).toBe(404);
    expect((await office.post(path, { reason: '' })).http_code).toBe(422);
    mail.refuse(null);
    expect((await office.post(path, { reason })).http_code).toBe(200);
    expect(await sendEmails(test.services)).toEqual({ sent: 1, failed: 0 });
    expect(mail.received.map(({ to: address }) => address)).toEqual([['reader@example.com']]);
    expect(await list()).toEqual([]);
    expect((await office.post(path, { reason })).http_code).toBe(404);
    expect((await office.get('/emails', 'support')).http_code).toBe(404);
  });
});
