import type { Services } from '#domain/services.ts';

/** What was lost or doubled of the reminders that a plan ends: each is a row, a message and an e-mail, once, and no one due is left out. */
export async function reminderErrors({ db }: Services, leavers: readonly number[]): Promise<string[]> {
  const { rows } = await db.$client.query<{ account: number; kept: number; said: number; written: number }>(
    `select account_id as account,
       (select count(*)::int from renewal_reminder join subscription on id = subscription_id
         where subscription.account_id = leaver.account_id) as kept,
       (select count(*)::int from inbox_item
         where inbox_item.account_id = leaver.account_id and kind = 'renewal_reminder') as said,
       (select count(*)::int from outbox
         where outbox.account_id = leaver.account_id and template = 'renewal-reminder') as written
     from unnest($1::int[]) as leaver (account_id)`,
    [leavers],
  );
  return rows
    .filter(({ kept, said, written }) => kept === 0 || said !== kept || written !== kept)
    .map(
      (row) => `account ${row.account}: ${row.kept} reminders, ${row.said} messages, ${row.written} emails`,
    );
}
