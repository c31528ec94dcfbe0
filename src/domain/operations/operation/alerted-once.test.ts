import type { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { APP_ROLE } from '#db/client.ts';
import { noteBackup } from '#db/note-backup.ts';
import { connectQueue } from '#db/queue-connection.ts';
import { sendEmails } from '#domain/foundation/outbox/send-emails.ts';
import { confirmTransfer } from '#domain/money/order/confirm-transfer.ts';
import { reportTransfer } from '#domain/money/order/report-transfer.ts';
import messages from '#i18n/messages/en/alerts.json';
import { installQueue, openQueue } from '#jobs/queue.ts';
import { silentLog } from '#platform/log.ts';
import { HOUR_MS } from '#terms/durations.ts';
import { openAlertedOffice } from '#tests/support/alerted-office.ts';
import { emailsTo } from '#tests/support/emails.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { makeMember } from '#tests/support/members.ts';
import { tamper } from '#tests/support/sealed-days.ts';
import { openSite, type Site } from '#tests/support/site.ts';
import { checkBooks } from './check-books.ts';
import { noteRun } from './note-run.ts';
import { watchSite } from './watch-site.ts';

type Kind = keyof typeof messages.title;

let mail: Awaited<ReturnType<typeof startMailServer>>;
let site: Awaited<ReturnType<typeof openAlertedOffice>>;
let brand: Site;
let boss: PgBoss;
beforeAll(async () => {
  mail = await startMailServer();
  site = await openAlertedOffice({ SMTP_URL: mail.url });
  brand = await openSite(site.test.services);
  await installQueue(site.test.ownerUrl, APP_ROLE);
  boss = await openQueue({ connect: connectQueue(site.test.appUrl), log: silentLog(), worker: false });
});
afterAll(async () => {
  await boss.stop({ graceful: false });
  await site.close();
  await mail.close();
});

/** What an operator was sent about a kind: `began` and `over`, in that order. */
async function emailed(kind: Kind, who: string): Promise<string[]> {
  const emails = await emailsTo(site.test.services, site.office.email(who));
  return emails
    .filter(({ template, subject }) => template === 'site-alert' && subject.includes(messages.title[kind]))
    .map(({ subject }) => (subject.includes('resolved') ? 'over' : 'began'))
    .toReversed();
}
/** Looks as often as the job does, several processes at once; what operators are written arrives. */
async function look(check: typeof watchSite): Promise<void> {
  const services = site.test.services;
  await Promise.all([check(services), check(services)]);
  await check(services);
  await services.db.$client.query(
    "update outbox set status = 'sent', sent_at = created_at where template = 'site-alert' and status = 'queued'",
  );
}
const reportedOrder = async () => {
  const { member } = await makeMember(site.test.services);
  const order = await brand.order(member, 'weekly');
  const report = { last5: '12345', amount: order.amountDue, paidAt: site.now(), note: '' };
  await reportTransfer(site.test.services, { member, orderId: order.id, report });
  return order;
};
const confirm = ({ id: orderId, amountDue: amount }: Awaited<ReturnType<typeof reportedOrder>>) =>
  confirmTransfer(site.test.services, {
    brand: 'blue',
    operatorId: site.office.id('finance'),
    orderId,
    money: { amount, paidOn: '2026-11-20', reference: orderId },
  });

describe('is reported once, and once when it is over:', () => {
  it('a transfer that waits for longer than the day that was promised, to those of its brand who confirm transfers', async () => {
    const order = await reportedOrder();
    site.later(23 * HOUR_MS);
    await look(watchSite);
    expect(await emailed('transfers_late', 'finance')).toEqual([]);
    site.later(HOUR_MS);
    await look(watchSite);
    expect(await emailed('transfers_late', 'finance')).toEqual(['began']);
    await confirm(order);
    await look(watchSite);
    expect(await emailed('transfers_late', 'finance')).toEqual(['began', 'over']);
    expect(await emailed('transfers_late', 'owner')).toEqual(['began', 'over']);
    for (const who of ['orange', 'support', 'analyst'])
      expect(await emailed('transfers_late', who)).toEqual([]);
  });

  it('a mail server that refuses, on a device, since no e-mail would arrive', async () => {
    const phone = await site.allow('owner');
    await site.choose('owner', { byEmail: true });
    await sendEmails(site.test.services);
    mail.refuse(451);
    await confirm(await reportedOrder());
    for (let round = 0; round < 3; round += 1) {
      await sendEmails(site.test.services);
      site.later(2 * HOUR_MS);
    }
    await look(watchSite);
    await site.send();
    await site.send();
    expect(site.pushedTo(phone)).toEqual([messages.title.emails_refused]);
    mail.refuse(null);
    site.later(HOUR_MS);
    await sendEmails(site.test.services);
    await look(watchSite);
    await site.send();
    expect(site.pushedTo(phone)).toEqual([
      messages.title.emails_refused,
      `Resolved: ${messages.title.emails_refused}`,
    ]);
    expect(await emailed('emails_refused', 'owner')).toEqual(['began', 'over']);
  });

  it('books that do not balance, to owners and finance of the brand', async () => {
    await confirm(await reportedOrder());
    await look(checkBooks);
    expect(await emailed('books_open', 'finance')).toEqual([]);
    await tamper(
      site.test,
      `create table taken as select * from ledger_posting where entry_id = (select id from ledger_entry limit 1);
       update ledger_posting set amount = amount + 1 where ctid = (
         select ctid from ledger_posting where entry_id = (select entry_id from taken limit 1) limit 1)`,
    );
    await look(checkBooks);
    expect(await emailed('books_open', 'finance')).toEqual(['began']);
    await tamper(
      site.test,
      `delete from ledger_posting where entry_id in (select entry_id from taken);
       insert into ledger_posting select * from taken; drop table taken`,
    );
    await look(checkBooks);
    expect(await emailed('books_open', 'finance')).toEqual(['began', 'over']);
    expect(await emailed('books_open', 'owner')).toEqual(['began', 'over']);
    for (const who of ['orange', 'support', 'analyst']) expect(await emailed('books_open', who)).toEqual([]);
  });

  it('an audit log that was changed and put right again, to owners alone', async () => {
    await tamper(
      site.test,
      `create table taken as select * from audit where seq = 1; update audit set action = 'another.action' where seq = 1`,
    );
    await look(checkBooks);
    expect(await emailed('audit_broken', 'owner')).toEqual(['began']);
    await tamper(
      site.test,
      'update audit set action = taken.action from taken where audit.seq = 1; drop table taken',
    );
    await look(checkBooks);
    expect(await emailed('audit_broken', 'owner')).toEqual(['began', 'over']);
    for (const who of ['finance', 'support', 'analyst', 'auditor'])
      expect(await emailed('audit_broken', who)).toEqual([]);
  });

  it('a job that failed in all its attempts, until it goes well', async () => {
    await boss.send('close-days', {}, { retryLimit: 0 });
    const [job] = await boss.fetch('close-days');
    await boss.fail('close-days', job?.id ?? '', { message: 'no place' });
    await look(watchSite);
    expect(await emailed('job_given_up', 'owner')).toEqual(['began']);
    const run = { name: 'close-days', startedAt: site.now(), durationMs: 1, error: null };
    await noteRun(site.test.services, run);
    await look(watchSite);
    expect(await emailed('job_given_up', 'owner')).toEqual(['began', 'over']);
  });

  it('a backup that is too old, until there is a new one', async () => {
    const services = {
      ...site.test.services,
      env: { ...site.test.services.env, APP_MODE: 'production' as const },
    };
    const watch = () => watchSite(services);
    await noteBackup(site.test.ownerUrl, { takenAt: site.now(), rows: 7 });
    site.later(47 * HOUR_MS);
    await look(watch);
    expect(await emailed('backup_old', 'owner')).toEqual([]);
    site.later(HOUR_MS);
    await look(watch);
    expect(await emailed('backup_old', 'owner')).toEqual(['began']);
    await noteBackup(site.test.ownerUrl, { takenAt: site.now(), rows: 7 });
    await look(watch);
    expect(await emailed('backup_old', 'owner')).toEqual(['began', 'over']);
  });
});
