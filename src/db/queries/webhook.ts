import type { Queryable, Transaction } from '../client.ts';
import { and, asc, count, desc, eq, sql } from '../drizzle.ts';
import { webhookDelivery } from '../tables/webhook-delivery.ts';
import { webhookEndpoint } from '../tables/webhook-endpoint.ts';
import { webhookEvent } from '../tables/webhook-event.ts';

export type WebhookRow = typeof webhookEndpoint.$inferSelect;
/** Whose addresses are meant. */
export type WebhookOwner = { readonly accountId: number } | { readonly operatorId: string };

const isOf = (owner: WebhookOwner) =>
  'accountId' in owner
    ? eq(webhookEndpoint.accountId, owner.accountId)
    : eq(webhookEndpoint.operatorId, owner.operatorId);

/** The addresses of a person, the oldest first. */
export function listWebhooks(db: Queryable, owner: WebhookOwner): Promise<WebhookRow[]> {
  return db
    .select()
    .from(webhookEndpoint)
    .where(isOf(owner))
    .orderBy(asc(webhookEndpoint.createdAt), asc(webhookEndpoint.id));
}

export async function insertWebhook(tx: Transaction, row: WebhookRow): Promise<void> {
  await tx.insert(webhookEndpoint).values(row);
}

/** Removes an address of a person with its deliveries; null where they have no such one. */
export async function deleteWebhook(
  db: Queryable,
  owner: WebhookOwner,
  id: string,
): Promise<WebhookRow | null> {
  const [row] = await db
    .delete(webhookEndpoint)
    .where(and(eq(webhookEndpoint.id, id), isOf(owner)))
    .returning();
  return row ?? null;
}

/** Lets an address of a person be used again; null where they have no such one. */
export async function enableWebhook(
  db: Queryable,
  owner: WebhookOwner,
  id: string,
): Promise<WebhookRow | null> {
  const [row] = await db
    .update(webhookEndpoint)
    .set({ disabledAt: null, failingSince: null })
    .where(and(eq(webhookEndpoint.id, id), isOf(owner)))
    .returning();
  return row ?? null;
}

type Page = { readonly limit: number; readonly offset: number };

/** What was sent to a person's addresses, or is on its way, the newest first, and how many there are. */
export async function listWebhookDeliveries(db: Queryable, owner: WebhookOwner, { limit, offset }: Page) {
  const [rows, [all]] = await Promise.all([
    db
      .select({ delivery: webhookDelivery, event: webhookEvent, url: webhookEndpoint.url })
      .from(webhookDelivery)
      .innerJoin(webhookEndpoint, eq(webhookEndpoint.id, webhookDelivery.endpointId))
      .innerJoin(webhookEvent, eq(webhookEvent.id, webhookDelivery.eventId))
      .where(isOf(owner))
      .orderBy(desc(webhookDelivery.createdAt), desc(webhookDelivery.id))
      .limit(limit)
      .offset(offset),
    db
      .select({ total: count() })
      .from(webhookDelivery)
      .innerJoin(webhookEndpoint, eq(webhookEndpoint.id, webhookDelivery.endpointId))
      .where(isOf(owner)),
  ]);
  return { rows, total: all?.total ?? 0 };
}

/** Puts a delivery of a person into the queue once more; false where they have no such one at an address in use. */
export async function requeueWebhookDelivery(
  db: Queryable,
  owner: WebhookOwner,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<boolean> {
  const own = db
    .select({ id: webhookEndpoint.id })
    .from(webhookEndpoint)
    .where(and(isOf(owner), sql`${webhookEndpoint.disabledAt} is null`));
  const queued = await db
    .update(webhookDelivery)
    .set({ status: 'queued', attempts: 0, nextAttemptAt: now })
    .where(and(eq(webhookDelivery.id, id), sql`${webhookDelivery.endpointId} in (${own})`))
    .returning({ id: webhookDelivery.id });
  return queued.length > 0;
}

/** Removes all addresses of an account, and with them what was sent there. */
export async function deleteWebhooksOf(tx: Transaction, accountId: number): Promise<void> {
  await tx.delete(webhookEndpoint).where(eq(webhookEndpoint.accountId, accountId));
}

/** Writes what began to be wrong with the site, or is over; of each alert each happens once. */
export async function insertAlertEvents(
  tx: Transaction,
  events: readonly { readonly alertId: string; readonly kind: 'alert.opened' | 'alert.closed' }[],
  at: Date,
): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ alertId, kind }) => ({ kind, subject: alertId, alertId, at }));
  await tx.insert(webhookEvent).values(rows).onConflictDoNothing();
}

/** The brands in which a member has an address that receives events. */
export async function listBrandsWithWebhooks(db: Queryable): Promise<string[]> {
  const rows = await db.selectDistinct({ brand: webhookEndpoint.brand }).from(webhookEndpoint);
  return rows.flatMap(({ brand }) => (brand === null ? [] : [brand]));
}
