import { withLock } from '#db/client.ts';
import { listBrandsWithWebhooks } from '#db/queries/webhook.ts';
import {
  type DueWebhook,
  deleteWebhookEventsBefore,
  disableWebhook,
  leaseWebhookDeliveries,
  listDueWebhooks,
  markWebhook,
  noteWebhookFailure,
  noteWebhookSuccess,
  spreadWebhookEvents,
  type WebhookHearers,
  type WebhookOutcome,
} from '#db/queries/webhook-delivery.ts';
import { NOTIFIED_KINDS } from '#domain/foundation/alert/notified-kinds.ts';
import { postEmail } from '#domain/foundation/outbox/post-email.ts';
import { PERMISSIONS } from '#domain/foundation/permission/permissions.ts';
import { isBrandStatsOnly } from '#domain/foundation/setting/is-brand-stats-only.ts';
import { findShownSources } from '#domain/foundation/setting/shown-sources.ts';
import type { Services } from '#domain/services.ts';
import { SITE_ALERTS } from '#i18n/alert-text.ts';
import { webhookDisabled } from '#mail/webhook-disabled.ts';
import { postWebhook } from '#platform/push/post-webhook.ts';
import { openSealed } from '#platform/seal.ts';
import {
  BACKOFF_MS,
  DISABLED_AFTER_MS,
  EVENT_BATCH_SIZE,
  HOLD_MS,
  LEASE_MS,
  MAX_SENDS_A_RUN,
  MAX_WAITING,
  RETENTION_MS,
  SENDS_AT_ONCE,
  SENDS_PER_ADDRESS,
} from './webhook-limits.ts';
import { webhookMessage } from './webhook-message.ts';

type SentWebhooks = { readonly events: number; readonly sent: number; readonly other: number };
/** The kinds of alerts that alone are sent; left out where everything is. */
type Scope = { readonly alertKinds?: readonly string[] };
const MAX_ERROR_CHARACTERS = 200;

/**
 * Tells programs what happened. Whether their owner may hear of it is asked when deliveries are written and again just before each leaves: on
 * a break or after the end of a plan nothing is sent. While another worker is at it nothing is done. Where kinds of alerts are named the time
 * may be wrong: nothing else is sent, nothing deleted, and no address given up.
 */
export async function sendWebhooks(services: Services, options: Scope = {}): Promise<SentWebhooks> {
  const done = await withLock(services.db, 'send-webhooks', async () => {
    const events = await spread(services, options);
    let [sent, other] = [0, 0];
    while (sent + other < MAX_SENDS_A_RUN) {
      const outcomes = await sendSome(services, options);
      if (outcomes.length === 0) break;
      sent += outcomes.filter((status) => status === 'sent').length;
      other += outcomes.filter((status) => status !== 'sent').length;
    }
    return { events, sent, other };
  });
  return done ?? { events: 0, sent: 0, other: 0 };
}

async function hearersAt(services: Services): Promise<WebhookHearers> {
  const closedBrands: string[] = [];
  for (const brand of await listBrandsWithWebhooks(services.db))
    if (await isBrandStatsOnly(services.db, brand)) closedBrands.push(brand);
  return {
    now: services.clock.now(),
    sources: await findShownSources(services),
    closedBrands,
    orderRoles: PERMISSIONS['orders.view'],
    pickRoles: PERMISSIONS['results.view'],
    alertDuties: SITE_ALERTS.flatMap((kind) =>
      PERMISSIONS[NOTIFIED_KINDS[kind]].map((role) => `${kind}:${role}`),
    ),
  };
}

/** Writes the deliveries of what happened since the last time, and forgets what is long over. */
async function spread(services: Services, { alertKinds }: Scope): Promise<number> {
  const hearers = await hearersAt(services);
  let events = 0;
  for (;;) {
    const looked = await spreadWebhookEvents(services.db, {
      ...hearers,
      alertKinds,
      limit: EVENT_BATCH_SIZE,
      maxWaiting: MAX_WAITING,
    });
    events += looked;
    if (looked < EVENT_BATCH_SIZE) break;
  }
  if (alertKinds === undefined)
    await deleteWebhookEventsBefore(services.db, new Date(hearers.now.getTime() - RETENTION_MS));
  return events;
}

async function sendSome(services: Services, scope: Scope): Promise<WebhookOutcome['status'][]> {
  const { db } = services;
  const hearers = await hearersAt(services);
  const { now } = hearers;
  const leaseUntil = new Date(now.getTime() + LEASE_MS);
  const ids = await leaseWebhookDeliveries(db, {
    now,
    leaseUntil,
    alertKinds: scope.alertKinds,
    limit: SENDS_AT_ONCE,
    limitPerAddress: SENDS_PER_ADDRESS,
  });
  const due = await listDueWebhooks(db, { ...hearers, ids });
  return Promise.all(due.map((one) => sendOne(services, one, scope)));
}

async function sendOne(
  services: Services,
  due: DueWebhook,
  { alertKinds }: Scope,
): Promise<WebhookOutcome['status']> {
  const { db, clock, env } = services;
  const now = clock.now();
  const mark = async (outcome: WebhookOutcome) => {
    await markWebhook(db, due.id, { outcome, now });
    return outcome.status;
  };
  if (!due.isWanted) return mark({ status: 'dropped' });
  const secret = openSealed(env, 'webhook_endpoint.secret', due.secret);
  const message = { url: due.url, id: due.id, secret, body: webhookMessage(due), now };
  try {
    const answerStatus = await postWebhook(message, { isTest: env.APP_MODE === 'test' });
    if (answerStatus >= 200 && answerStatus < 300) {
      await noteWebhookSuccess(db, due.endpointId);
      return await mark({ status: 'sent', answerStatus });
    }
    const lastError = `the address answered ${answerStatus}`;
    const status = await mark(putOff(due, { answerStatus, lastError, now }));
    // A program that answers 410 wants nothing any more (Standard Webhooks).
    if (alertKinds === undefined)
      await noteFailure(services, due, { lastError, isGone: answerStatus === 410 });
    return status;
  } catch (error) {
    const lastError = String(error instanceof Error ? error.message : error).slice(0, MAX_ERROR_CHARACTERS);
    const status = await mark(putOff(due, { lastError, now }));
    if (alertKinds === undefined) await noteFailure(services, due, { lastError, isGone: false });
    return status;
  }
}

function putOff(
  { attempts }: DueWebhook,
  { now, ...failure }: { readonly answerStatus?: number; readonly lastError: string; readonly now: Date },
): WebhookOutcome {
  const waitMs = BACKOFF_MS[attempts - 1];
  if (waitMs === undefined) return { status: 'failed', ...failure };
  return { status: 'queued', nextAttemptAt: new Date(now.getTime() + waitMs), ...failure };
}

/** Notes since when an address fails. After three days, or where it says that it is gone, it receives nothing more, and its owner learns so by e-mail. */
async function noteFailure(
  services: Services,
  due: DueWebhook,
  { lastError, isGone }: { readonly lastError: string; readonly isGone: boolean },
): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const since = due.failingSince ?? now;
  if (!isGone && now.getTime() - since.getTime() < DISABLED_AFTER_MS) {
    const until = new Date(now.getTime() + HOLD_MS);
    return noteWebhookFailure(db, due.endpointId, { since, until });
  }
  await db.transaction(async (tx) => {
    if (!(await disableWebhook(tx, due.endpointId, { now, lastError }))) return;
    const { brand, accountId, email, name, locale, url } = due;
    const to = { brand, accountId, email, name, locale };
    const data = { host: new URL(url).host, lastError, isOffice: accountId === null };
    await postEmail(services, tx, { email: webhookDisabled, to, data });
  });
}
