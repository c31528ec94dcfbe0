import type { Transaction } from '#db/client.ts';
import { type DueNotice, listDueNotices, lockNotices, markNotices } from '#db/queries/operator-notice.ts';
import { insertOperatorPushes } from '#db/queries/operator-push.ts';
import type { Services } from '#domain/services.ts';
import { DAY_MS } from '#terms/durations.ts';
import { brandForNotice } from './brand-for-notice.ts';
import { mailNotices } from './mail-notices.ts';
import { quietUntil } from './quiet-until.ts';

/** So many notices are sent in one transaction. */
export const NOTICES_AT_ONCE = 200;
/** A message that has reached no device by then is no news there. */
const NEWS_MS = DAY_MS;

/**
 * Tells operators what waits for them and whose time has come, of some kinds where these are named, on the ways that each of them chose: e-mails go into the outbox, messages to
 * devices into their queue, in the transaction that marks the notice as sent. Whether an operator may still hear of it is asked now. What fell
 * in their quiet hours is announced at the end of these if it still holds. An end is announced only to those who were notified of the beginning, and not
 * where the same trouble goes on with another cause. An operator who chose devices alone and has none left gets an e-mail. Answers how many notices it looked at.
 */
export async function sendDueNotices(
  services: Pick<Services, 'env' | 'clock'>,
  tx: Transaction,
  { kinds }: { readonly kinds: readonly string[] | undefined },
): Promise<number> {
  const now = services.clock.now();
  await lockNotices(tx);
  const due = await listDueNotices(tx, { now, kinds, limit: NOTICES_AT_ONCE });
  const judged = due.map((one) => ({ ...one, ...judge(one, now) }));
  await markNotices(
    tx,
    judged.map(({ notice: { alertId, operatorId, event }, status, dueAt }) => ({
      alertId,
      operatorId,
      event,
      status,
      dueAt,
    })),
    now,
  );
  await mailNotices(
    services,
    tx,
    judged
      .filter(({ isMailed }) => isMailed)
      .map(({ notice, alert, operator }) => ({ alert, operator, event: notice.event })),
  );
  await insertOperatorPushes(
    tx,
    judged.filter(({ isPushed }) => isPushed).map(({ notice }) => notice),
    { now, expiresAt: new Date(now.getTime() + NEWS_MS) },
  );
  return due.length;
}

type Judgement = {
  readonly status: DueNotice['notice']['status'];
  readonly dueAt: Date;
  readonly isMailed: boolean;
  readonly isPushed: boolean;
};

function judge(
  { notice, alert, operator, setting, wasNotified, goesOn, hasDevice }: DueNotice,
  now: Date,
): Judgement {
  const { event, dueAt } = notice;
  const silent = { isMailed: false, isPushed: false };
  const isDuty = operator.status === 'active' && brandForNotice(operator, alert) !== undefined;
  const isNews = event === 'opened' ? alert.closedAt === null : wasNotified;
  if (!isDuty || !isNews) return { status: 'dropped', dueAt, ...silent };
  const until = quietUntil(setting, alert.kind, now);
  if (until !== null) return { status: 'waiting', dueAt: until, ...silent };
  if (goesOn) return { status: 'dropped', dueAt, ...silent };
  const { byEmail = true, byPush = false } = setting ?? {};
  const isPushed = byPush && hasDevice;
  const isMailed = byEmail || (byPush && !hasDevice);
  return { status: isMailed || isPushed ? 'notified' : 'dropped', dueAt, isMailed, isPushed };
}
