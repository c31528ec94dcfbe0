import { withLock } from '#db/client.ts';
import { deleteGonePushSubscription } from '#db/queries/push.ts';
import {
  type DuePush,
  leasePushGroups,
  listDuePushes,
  markPushes,
  type PushGroup,
  type PushOutcome,
} from '#db/queries/push-delivery.ts';
import { quietEnd } from '#domain/foundation/clock/quiet-hours.ts';
import { spokenLocale } from '#domain/foundation/setting/spoken-locale.ts';
import type { Services } from '#domain/services.ts';
import { type PushKeys, postPush } from '#platform/push/post-push.ts';
import { BRAND_ZONE } from '#terms/brand-zone.ts';
import { SECOND_MS } from '#terms/durations.ts';
import { readPushKeys } from './push-keys.ts';
import { LEASE_MS, MAX_SENDS_A_RUN, SENDS_AT_ONCE } from './push-limits.ts';
import { pushMessage } from './push-message.ts';
import { pushSubject } from './push-subject.ts';
import { putOffPush } from './put-off-push.ts';
import { spreadEvents } from './spread-events.ts';

type SentPushes = { readonly events: number; readonly sent: number; readonly other: number };
const MAX_ERROR_CHARACTERS = 500;

/**
 * Tells devices what happened. Whether a member may be notified is asked again just before each message: on a break, after the end of their
 * plan or of their session nothing is sent; in their quiet hours it waits for the end of them. While another worker is at it nothing is done.
 */
export async function sendPushes(services: Services): Promise<SentPushes> {
  const done = await withLock(services.db, 'send-pushes', async () => {
    const keys = await readPushKeys(services);
    const events = await spreadEvents(services, keys.publicKey);
    let [sent, other] = [0, 0];
    while (sent + other < MAX_SENDS_A_RUN) {
      const outcomes = await sendSome(services, keys);
      if (outcomes.length === 0) break;
      sent += outcomes.filter((status) => status === 'sent').length;
      other += outcomes.filter((status) => status !== 'sent').length;
    }
    return { events, sent, other };
  });
  return done ?? { events: 0, sent: 0, other: 0 };
}

async function sendSome(services: Services, keys: PushKeys): Promise<(PushOutcome['status'] | 'gone')[]> {
  const { db, clock } = services;
  const now = clock.now();
  const leaseUntil = new Date(now.getTime() + LEASE_MS);
  const groups = await leasePushGroups(db, { now, leaseUntil, limit: SENDS_AT_ONCE });
  const due = await listDuePushes(db, {
    subscriptionIds: [...new Set(groups.map(({ subscriptionId }) => subscriptionId))],
    eventIds: [...new Set(groups.flatMap(({ eventIds }) => eventIds))],
    now,
  });
  return Promise.all(
    groups.map((group) => {
      const own = due.filter(
        ({ subscriptionId, eventId }) =>
          subscriptionId === group.subscriptionId && group.eventIds.includes(eventId),
      );
      return sendGroup(services, keys, { group, due: own });
    }),
  );
}

type Due = { readonly group: PushGroup; readonly due: readonly DuePush[] };

async function sendGroup(services: Services, keys: PushKeys, { group, due }: Due) {
  const { db, clock } = services;
  const now = clock.now();
  const { subscriptionId, eventIds } = group;
  const mark = async (ids: readonly string[], outcome: Omit<PushOutcome, 'subscriptionId' | 'eventIds'>) => {
    if (ids.length > 0) await markPushes(db, { subscriptionId, eventIds: ids, ...outcome }, now);
    return outcome.status;
  };
  const wanted = due.filter(({ isWanted, expiresAt }) => isWanted && expiresAt > now);
  const sentIds = wanted.map(({ eventId }) => eventId);
  await mark(
    eventIds.filter((id) => !sentIds.includes(id)),
    { status: 'dropped' },
  );
  const [first, ...rest] = wanted;
  if (first === undefined) return 'dropped';
  const quiet = quietUntil(first, now);
  if (quiet !== null) return mark(sentIds, { status: 'queued', nextAttemptAt: quiet, isFree: true });
  try {
    const { status, retryAfter } = await post(services, keys, { group, wanted: [first, ...rest], now });
    if (status >= 200 && status < 300) return await mark(sentIds, { status: 'sent' });
    if (status === 404 || status === 410) {
      await deleteGonePushSubscription(db, subscriptionId);
      return 'gone';
    }
    const lastError = `the push service answered ${status}`;
    if (status !== 429 && status < 500) return await mark(sentIds, { status: 'failed', lastError });
    return await mark(sentIds, putOffPush(group.attempts, { lastError, retryAfter, now }));
  } catch (error) {
    const lastError = String(error instanceof Error ? error.message : error).slice(0, MAX_ERROR_CHARACTERS);
    services.log.warn({ subscriptionId, lastError }, 'a push message could not be sent');
    return await mark(sentIds, putOffPush(group.attempts, { lastError, retryAfter: null, now }));
  }
}

async function post(
  services: Services,
  keys: PushKeys,
  {
    group,
    wanted,
    now,
  }: { readonly group: PushGroup; readonly wanted: readonly [DuePush, ...DuePush[]]; readonly now: Date },
) {
  const { db, env } = services;
  const [{ endpoint, publicKey, authSecret, brand, locale }] = wanted;
  const text = await pushMessage(group.kind, wanted, await spokenLocale(db, { brand, locale }));
  const until = Math.max(...wanted.map(({ expiresAt }) => expiresAt.getTime()));
  return postPush(
    {
      endpoint,
      publicKey,
      authSecret,
      payload: JSON.stringify(text),
      topic: text.tag,
      ttlS: Math.max(1, Math.floor((until - now.getTime()) / SECOND_MS)),
      isUrgent: group.kind === 'price_gone',
    },
    { keys, subject: pushSubject(env), isTest: env.APP_MODE === 'test' },
  );
}

/** The end of the quiet hours that it is now, in the member's zone; null outside of them. */
function quietUntil({ quietFrom: from, quietUntil: until, timeZone }: DuePush, now: Date): Date | null {
  if (from === null || until === null) return null;
  return quietEnd({ from, until }, timeZone ?? BRAND_ZONE, now);
}
