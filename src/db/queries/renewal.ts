import type { Queryable, Transaction } from '../client.ts';
import { and, asc, eq, gte, inArray, isNull, lte, or, sql } from '../drizzle.ts';
import { account } from '../tables/account.ts';
import { renewalReminder } from '../tables/renewal-reminder.ts';
import { subscription } from '../tables/subscription.ts';

export type ReminderCandidate = {
  readonly subscriptionId: string;
  readonly accountId: number;
  readonly endAt: Date;
};

/**
 * Running plans that end before an instant, of members who can be notified (not on a break, not suspended, not gone), for which the
 * reminder of this moment has not been sent; the first to end comes first, after a place among them.
 */
export function listReminderCandidates(
  db: Queryable,
  options: {
    readonly now: Date;
    readonly until: Date;
    readonly after: ReminderCandidate | null;
    readonly limit: number;
  },
): Promise<ReminderCandidate[]> {
  return db
    .select({ subscriptionId: subscription.id, accountId: subscription.accountId, endAt: subscription.endAt })
    .from(subscription)
    .innerJoin(account, eq(account.id, subscription.accountId))
    .where(
      and(
        eq(subscription.status, 'active'),
        gte(subscription.endAt, options.now),
        lte(subscription.endAt, options.until),
        inArray(account.status, ['active', 'unverified']),
        or(isNull(account.breakUntil), lte(account.breakUntil, options.now)),
        // The step that is due now, the smallest that the rest of the time fits into, has not been sent.
        sql`not exists (select 1 from ${renewalReminder} where ${renewalReminder.subscriptionId} = ${subscription.id}
          and ${renewalReminder.daysBefore} = case
            when ${subscription.endAt} <= ${options.now}::timestamptz + interval '1 day' then 1
            when ${subscription.endAt} <= ${options.now}::timestamptz + interval '3 days' then 3 else 7 end)`,
        options.after === null
          ? undefined
          : sql`(${subscription.endAt}, ${subscription.id}) > (${options.after.endAt}, ${options.after.subscriptionId}::uuid)`,
      ),
    )
    .orderBy(asc(subscription.endAt), asc(subscription.id))
    .limit(options.limit);
}

/** Notes that a reminder is sent; false where it was before. */
export async function insertReminder(
  tx: Transaction,
  row: typeof renewalReminder.$inferInsert,
): Promise<boolean> {
  const added = await tx
    .insert(renewalReminder)
    .values(row)
    .onConflictDoNothing()
    .returning({ daysBefore: renewalReminder.daysBefore });
  return added.length > 0;
}
