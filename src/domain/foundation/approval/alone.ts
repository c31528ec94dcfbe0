import type { Transaction } from '#db/client.ts';
import type { ApprovalRow } from '#db/queries/approval.ts';
import { holdOperators } from '#db/queries/first-run.ts';
import { findOperatorById, isOnlyOperator, type OperatorRow } from '#db/queries/operator.ts';
import { postEmail } from '#domain/foundation/outbox/post-email.ts';
import type { Services } from '#domain/services.ts';
import { formatDateTime } from '#i18n/format.ts';
import { type AloneAction, requestAlone } from '#mail/request-alone.ts';
import { BRAND_ZONE } from '#terms/brand-zone.ts';
import { HOUR_MS } from '#terms/durations.ts';
import type { Operator } from '../permission/operator.ts';

/** An owner who is alone can be taken by surprise for so long, and is notified of it at once. */
const ALONE_FOR_MS = 72 * HOUR_MS;

/**
 * When a request takes effect by itself: three days later, where the one who asks is an owner and the only operator that there ever was. Null
 * where a second person decides. Until the transaction ends, no one becomes an operator.
 */
export async function effectiveAlone(tx: Transaction, operator: Operator, now: Date): Promise<Date | null> {
  if (operator.role !== 'owner' || !(await isOnlyOperator(tx, operator.id))) return null;
  await holdOperators(tx);
  return (await isOnlyOperator(tx, operator.id)) ? new Date(now.getTime() + ALONE_FOR_MS) : null;
}

/** The owner who asked, where they are still alone; null where somebody else decides by now. */
export async function findOwnerAlone(tx: Transaction, request: ApprovalRow): Promise<OperatorRow | null> {
  await holdOperators(tx);
  const owner = await findOperatorById(tx, request.proposedBy);
  if (owner?.role !== 'owner' || owner.status !== 'active') return null;
  return (await isOnlyOperator(tx, owner.id)) ? owner : null;
}

/** Writes to the owner who is alone what becomes of a request: announced three days ahead, in effect, or no longer possible. */
export async function notifyAlone(
  services: Pick<Services, 'env' | 'clock' | 'queue'>,
  tx: Transaction,
  { action, request }: { readonly action: AloneAction; readonly request: ApprovalRow },
): Promise<void> {
  const owner = await findOperatorById(tx, request.proposedBy);
  if (owner === null || request.effectiveAt === null) return;
  const { brand, kind, reason, effectiveAt } = request;
  await postEmail(services, tx, {
    email: requestAlone,
    to: { brand, accountId: null, email: owner.email, name: owner.email, locale: owner.locale ?? 'zh_TW' },
    data: {
      action,
      kind,
      reason,
      request: request.id,
      time: formatDateTime(effectiveAt, BRAND_ZONE),
      zone: BRAND_ZONE,
      hours: ALONE_FOR_MS / HOUR_MS,
    },
  });
}
