import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#terms/durations.ts';
import { openAlertedOffice } from '#tests/support/alerted-office.ts';
import { emailsTo } from '#tests/support/emails.ts';

let site: Awaited<ReturnType<typeof openAlertedOffice>>;
beforeAll(async () => {
  site = await openAlertedOffice({ SMTP_URL: 'smtp://127.0.0.1:1' });
});
afterAll(() => site.close());

const subjects = async () => {
  const emails = await emailsTo(site.test.services, site.office.email('owner'));
  return emails.filter(({ template }) => template === 'site-alert').map(({ subject }) => subject);
};

it('reports the end alone of what was over before the mail server took the beginning', async () => {
  await site.sync('feed_stale', true);
  expect(await subjects()).toHaveLength(1);
  site.later(7 * MINUTE_MS);
  await site.sync('feed_stale', false);
  expect(await subjects()).toEqual([expect.stringContaining('resolved')]);
});

it('reports the end after a beginning that was sent', async () => {
  await site.clear();
  site.later(2 * HOUR_MS);
  await site.sync('feed_stale', true);
  await site.test.services.db.$client.query("update outbox set status = 'sent', sent_at = created_at");
  site.later(MINUTE_MS);
  await site.sync('feed_stale', false);
  expect(await subjects()).toHaveLength(3);
});
