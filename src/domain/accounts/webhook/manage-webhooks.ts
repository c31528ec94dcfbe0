import type { Transaction } from '#db/client.ts';
import { lockAccount } from '#db/queries/account.ts';
import { lockOperator } from '#db/queries/operator.ts';
import {
  deleteWebhook,
  enableWebhook,
  insertWebhook,
  listWebhookDeliveries,
  listWebhooks,
  requeueWebhookDelivery,
  type WebhookOwner,
  type WebhookRow,
} from '#db/queries/webhook.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { newId } from '#platform/id.ts';
import { isWebhookUrl, newWebhookSecret } from '#platform/push/post-webhook.ts';
import { sealText } from '#platform/seal.ts';
import { MAX_WEBHOOKS, type WebhookEvent } from '#terms/webhooks.ts';

/** An address without its secret. */
export type Webhook = Omit<WebhookRow, 'secret'>;

/** A member at their brand, or an operator. */
type NewOwner = { readonly accountId: number; readonly brand: string } | { readonly operatorId: string };

const MAX_URL = 500;

/** The addresses of a person, the oldest first. */
export function listOwnWebhooks(services: Services, owner: WebhookOwner): Promise<Webhook[]> {
  return listWebhooks(services.db, owner);
}

/**
 * Adds an address that receives events from now on, with a secret that is answered this once. Throws 'invalid' at `url` for an address
 * that is not https to a host of the public internet, and 'conflict' for a sixth.
 */
export async function addWebhook(
  services: Services,
  options: { readonly owner: NewOwner; readonly url: string; readonly events: readonly WebhookEvent[] },
): Promise<{ readonly webhook: Webhook; readonly secret: string }> {
  const { owner, events } = options;
  const url = URL.canParse(options.url) ? new URL(options.url).href : '';
  if (url.length > MAX_URL || !isWebhookUrl(url, { isTest: services.env.APP_MODE === 'test' })) {
    throw new AppError('invalid', 'not an address that may be told things', {
      fields: { url: [{ key: 'webhook_url', params: { limit: MAX_URL } }] },
    });
  }
  const secret = newWebhookSecret();
  const now = services.clock.now();
  const row: WebhookRow = {
    id: newId(),
    accountId: 'accountId' in owner ? owner.accountId : null,
    brand: 'accountId' in owner ? owner.brand : null,
    operatorId: 'operatorId' in owner ? owner.operatorId : null,
    url,
    secret: sealText(services.env, 'webhook_endpoint.secret', secret),
    events: [...new Set(events)],
    createdAt: now,
    failingSince: null,
    disabledAt: null,
  };
  await services.db.transaction(async (tx) => {
    await lockOwner(tx, owner);
    if ((await listWebhooks(tx, owner)).length >= MAX_WEBHOOKS) {
      throw new AppError('conflict', 'five addresses are there already', {
        fields: { base: [{ key: 'webhooks_full', params: { limit: MAX_WEBHOOKS } }] },
      });
    }
    await insertWebhook(tx, row);
    if ('operatorId' in owner)
      await note(tx, { action: 'webhook.made', row, operatorId: owner.operatorId, at: now });
  });
  return { webhook: row, secret };
}

/** Removes an address with everything that was sent there. Throws 'not_found' for one that is not theirs. */
export async function removeWebhook(
  services: Services,
  { owner, id }: { readonly owner: WebhookOwner; readonly id: string },
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const row = await deleteWebhook(tx, owner, id);
    if (row === null) throw new AppError('not_found', 'no such address of theirs');
    const at = services.clock.now();
    if ('operatorId' in owner)
      await note(tx, { action: 'webhook.removed', row, operatorId: owner.operatorId, at });
  });
}

/** Lets an address be notified of what happens from now on, after it had failed for days. */
export async function resumeWebhook(
  services: Services,
  { owner, id }: { readonly owner: WebhookOwner; readonly id: string },
): Promise<Webhook> {
  const row = await enableWebhook(services.db, owner, id);
  if (row === null) throw new AppError('not_found', 'no such address of theirs');
  return row;
}

/** The log of what was sent to a person's addresses. */
export function listOwnDeliveries(
  services: Services,
  { owner, page, perPage }: { readonly owner: WebhookOwner; readonly page: number; readonly perPage: number },
) {
  return listWebhookDeliveries(services.db, owner, { limit: perPage, offset: (page - 1) * perPage });
}

/** Sends a delivery once more, under the same id. Throws 'not_found' for one that is not theirs or whose address has been disabled. */
export async function resendWebhook(
  services: Services,
  { owner, id }: { readonly owner: WebhookOwner; readonly id: string },
): Promise<void> {
  const now = services.clock.now();
  if (!(await requeueWebhookDelivery(services.db, owner, { id, now })))
    throw new AppError('not_found', 'no such delivery of theirs');
}

/** Holds the owner, so that no two of their addresses are added at once. */
async function lockOwner(tx: Transaction, owner: NewOwner): Promise<void> {
  if ('accountId' in owner) await lockAccount(tx, owner.accountId);
  else await lockOperator(tx, owner.operatorId);
}

async function note(
  tx: Transaction,
  options: {
    readonly action: 'webhook.made' | 'webhook.removed';
    readonly row: WebhookRow;
    readonly operatorId: string;
    readonly at: Date;
  },
): Promise<void> {
  const { action, row, operatorId, at } = options;
  await appendAudit(tx, {
    at,
    actorKind: 'operator',
    actorId: operatorId,
    action,
    subjectKind: 'webhook',
    subjectId: row.id,
    detail: { host: new URL(row.url).host, events: row.events },
  });
}
