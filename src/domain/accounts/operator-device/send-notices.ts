import { withLock } from '#db/client.ts';
import { lockNotices } from '#db/queries/operator-notice.ts';
import {
  type DueOperatorPush,
  deleteOperatorPushesBefore,
  leaseOperatorPushes,
  markOperatorPush,
  type OperatorPushOutcome,
} from '#db/queries/operator-push.ts';
import { readPushKeys } from '#domain/accounts/push/push-keys.ts';
import { LEASE_MS, MAX_SENDS_A_RUN, RETENTION_MS, SENDS_AT_ONCE } from '#domain/accounts/push/push-limits.ts';
import { pushSubject } from '#domain/accounts/push/push-subject.ts';
import { putOffPush } from '#domain/accounts/push/put-off-push.ts';
import { brandForNotice } from '#domain/foundation/alert/brand-for-notice.ts';
import { quietUntil } from '#domain/foundation/alert/quiet-until.ts';
import { NOTICES_AT_ONCE, sendDueNotices } from '#domain/foundation/alert/send-due-notices.ts';
import type { Services } from '#domain/services.ts';
import { isSiteAlert } from '#i18n/alert-text.ts';
import { type PushKeys, postPush } from '#platform/push/post-push.ts';
import { shortError } from '#platform/short-error.ts';
import { SECOND_MS } from '#terms/durations.ts';
import { alertMessage } from './alert-message.ts';
import { dropDevice, mailUnheard } from './drop-device.ts';

type Notified = { readonly notices: number; readonly sent: number; readonly other: number };

/**
 * Tells operators what waited for the end of their quiet hours, and sends their devices what is due. Whether an operator may be notified is asked
 * again just before each message. While another process is at it nothing is done. Where kinds are named the time may be wrong: what is of
 * another kind waits, and nothing is deleted.
 */
export async function sendNotices(
  services: Services,
  { kinds }: { readonly kinds?: readonly string[] } = {},
): Promise<Notified> {
  const { db, clock } = services;
  const done = await withLock(db, 'send-notices', async () => {
    let notices = 0;
    for (;;) {
      const looked = await db.transaction((tx) => sendDueNotices(services, tx, { kinds }));
      notices += looked;
      if (looked < NOTICES_AT_ONCE) break;
    }
    const keys = await readPushKeys(services);
    let [sent, other] = [0, 0];
    while (sent + other < MAX_SENDS_A_RUN) {
      const now = clock.now();
      const leaseUntil = new Date(now.getTime() + LEASE_MS);
      const due = await leaseOperatorPushes(db, { now, leaseUntil, kinds, limit: SENDS_AT_ONCE });
      if (due.length === 0) break;
      const outcomes = await Promise.all(due.map((push) => sendOne(services, keys, push)));
      sent += outcomes.filter((status) => status === 'sent').length;
      other += outcomes.filter((status) => status !== 'sent').length;
    }
    if (kinds === undefined)
      await deleteOperatorPushesBefore(db, new Date(clock.now().getTime() - RETENTION_MS));
    return { notices, sent, other };
  });
  return done ?? { notices: 0, sent: 0, other: 0 };
}

async function sendOne(
  services: Services,
  keys: PushKeys,
  push: DueOperatorPush,
): Promise<OperatorPushOutcome['status'] | 'gone'> {
  const { db, env, clock } = services;
  const now = clock.now();
  const mark = async (outcome: OperatorPushOutcome) => {
    await markOperatorPush(db, push, { outcome, now });
    return outcome.status;
  };
  const { kind, isActive, byPush, operatorId, deviceId } = push;
  if (!isActive || !byPush || !isSiteAlert(kind) || brandForNotice(push, push) === undefined)
    return mark({ status: 'dropped' });
  const giveUp = (lastError: string) => failFor(services, push, { lastError, now });
  const tryLater = (lastError: string, retryAfter: string | null) => {
    const outcome = putOffPush(push.attempts, { lastError, retryAfter, now });
    return outcome.status === 'failed' ? giveUp(lastError) : mark(outcome);
  };
  if (push.expiresAt <= now) return giveUp('no news any more');
  const quiet = quietUntil(push, kind, now);
  if (quiet !== null) return mark({ status: 'queued', nextAttemptAt: quiet, isFree: true });
  if (push.serverKey !== keys.publicKey) {
    await dropDevice(services, { deviceId, operatorId });
    return 'gone';
  }
  const { alertId: id, path, event, locale, endpoint, publicKey, authSecret } = push;
  const text = await alertMessage({ id, kind, path, event }, locale ?? 'zh_TW');
  try {
    const { status, retryAfter } = await postPush(
      {
        endpoint,
        publicKey,
        authSecret,
        payload: JSON.stringify(text),
        topic: text.tag,
        ttlS: Math.max(1, Math.floor((push.expiresAt.getTime() - now.getTime()) / SECOND_MS)),
        isUrgent: true,
      },
      { keys, subject: pushSubject(env), isTest: env.APP_MODE === 'test' },
    );
    if (status >= 200 && status < 300) return await mark({ status: 'sent' });
    if (status === 404 || status === 410) {
      await dropDevice(services, { deviceId, operatorId });
      return 'gone';
    }
    const lastError = `the push service answered ${status}`;
    if (status !== 429 && status < 500) return await giveUp(lastError);
    return await tryLater(lastError, retryAfter);
  } catch (error) {
    const lastError = shortError(error).message;
    services.log.warn({ deviceId, lastError }, 'an alert could not be sent to a device');
    return await tryLater(lastError, null);
  }
}

/** A message that its device will not get goes out by e-mail where the operator has no other way. */
async function failFor(
  services: Services,
  push: DueOperatorPush,
  { lastError, now }: { readonly lastError: string; readonly now: Date },
): Promise<'failed'> {
  const { operatorId, alertId, event } = push;
  await services.db.transaction(async (tx) => {
    await lockNotices(tx);
    await markOperatorPush(tx, push, { outcome: { status: 'failed', lastError }, now });
    await mailUnheard(services, tx, { operatorId, events: [{ alertId, event }] });
  });
  return 'failed';
}
