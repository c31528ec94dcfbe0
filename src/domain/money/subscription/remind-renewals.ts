import type { Transaction } from '#db/client.ts';
import { lockAccount } from '#db/queries/account.ts';
import { insertReminder, listReminderCandidates, type ReminderCandidate } from '#db/queries/renewal.ts';
import { findActiveSubscription, type SubscriptionRow } from '#db/queries/subscription.ts';
import { isRunning } from '#domain/accounts/entitlement/is-entitled.ts';
import { addInboxItems } from '#domain/accounts/inbox/add-inbox-items.ts';
import { findRenewalWish } from '#domain/accounts/notice/notice-settings.ts';
import { unsubscribeQuery } from '#domain/accounts/notice/unsubscribe-link.ts';
import { quietEnd } from '#domain/foundation/clock/quiet-hours.ts';
import { postEmail } from '#domain/foundation/outbox/post-email.ts';
import { pickText } from '#domain/foundation/text/localized-text.ts';
import type { Services } from '#domain/services.ts';
import { formatDate, formatDateTime } from '#i18n/format.ts';
import { renewalReminder } from '#mail/renewal-reminder.ts';
import { BRAND_ZONE } from '#terms/brand-zone.ts';
import { DAY_MS } from '#terms/durations.ts';

/** Days before the end at which a member is reminded (docs/product/plans.md), the nearest first. */
const REMINDER_DAYS = [1, 3, 7] as const;
type ReminderDays = (typeof REMINDER_DAYS)[number];

const BATCH_SIZE = 200;

/**
 * Reminds members whose plan ends in seven, three or one day, in the inbox, and by mail where they asked for it, after their
 * quiet hours; no one during a break. Row, message and e-mail are one transaction for each member: a worker that dies leaves all of it or nothing, and of two workers one writes.
 */
export async function remindRenewals(services: Services): Promise<{ readonly reminded: number }> {
  let reminded = 0;
  let after: ReminderCandidate | null = null;
  for (;;) {
    const now = services.clock.now();
    const until = new Date(now.getTime() + Math.max(...REMINDER_DAYS) * DAY_MS);
    const due = await listReminderCandidates(services.db, { now, until, after, limit: BATCH_SIZE });
    for (const candidate of due) {
      if (await services.db.transaction((tx) => remind(services, tx, candidate))) reminded += 1;
    }
    const last = due.at(-1);
    if (last === undefined || due.length < BATCH_SIZE) return { reminded };
    after = last;
  }
}

async function remind(services: Services, tx: Transaction, candidate: ReminderCandidate): Promise<boolean> {
  const account = await lockAccount(tx, candidate.accountId);
  const period = await findActiveSubscription(tx, candidate.accountId);
  const now = services.clock.now();
  if (account === null || period?.id !== candidate.subscriptionId || !isRunning(period, now)) return false;
  if (account.status === 'suspended' || (account.breakUntil !== null && account.breakUntil > now))
    return false;
  const days = dueStep(period, now);
  if (days === null) return false;
  if (!(await insertReminder(tx, { subscriptionId: period.id, daysBefore: days, sentAt: now }))) return false;
  const { id: accountId, brand, email, nickName: name, locale } = account;
  await addInboxItems(tx, [
    {
      brand,
      accountId,
      kind: 'renewal_reminder',
      subject: `${period.id}:${days}`,
      createdAt: now,
      path: '/subscribe',
      facts: {
        days,
        end_at: period.endAt.toISOString(),
        ...Object.fromEntries(Object.entries(period.planNames).map(([key, text]) => [`plan_${key}`, text])),
      },
    },
  ]);
  const wish = await findRenewalWish(tx, accountId);
  if (wish === null) return true;
  const { quietFrom: from, quietUntil: until, unsubscribeSecret } = wish;
  const quiet = from === null || until === null ? null : { from, until };
  await postEmail(services, tx, {
    email: renewalReminder,
    to: { brand, accountId, email, name, locale },
    notBefore: quietEnd(quiet, account.timeZone ?? BRAND_ZONE, now) ?? now,
    dataIn: (spoken) => ({
      plan: pickText(period.planNames, spoken)?.text ?? '',
      count: days,
      end: formatDateTime(period.endAt, BRAND_ZONE),
      day: formatDate(period.endAt, BRAND_ZONE),
      zone: BRAND_ZONE,
      unsubscribe: unsubscribeQuery(services.env, {
        uuid: account.uuid,
        unsubscribeSecret,
        list: 'renewals',
      }),
    }),
  });
  return true;
}

/**
 * The reminder that is due now: the smallest number of days that the rest of the plan fits into. One whose moment came before
 * the plan began is left out – no one reads at once that what they have just bought ends.
 */
export function dueStep(
  { startAt, endAt }: Pick<SubscriptionRow, 'startAt' | 'endAt'>,
  now: Date,
): ReminderDays | null {
  const leftMs = endAt.getTime() - now.getTime();
  if (leftMs < 0) return null;
  const step = REMINDER_DAYS.find((days) => leftMs <= days * DAY_MS);
  if (step === undefined) return null;
  return endAt.getTime() - step * DAY_MS > startAt.getTime() ? step : null;
}
