import type { Decision } from '#domain/foundation/approval/approvable.ts';
import type { OrderDecision } from './void-order.ts';

/** The decision about an order, in the words of orders. */
export function orderDecision({ request, operator, now, version }: Decision): OrderDecision {
  const { brand, subjectId: orderId, reason } = request;
  const judgedAt = request.effectiveAt === null ? now : request.proposedAt;
  return { brand, orderId, operatorId: operator.id, reason, now, judgedAt, version };
}
