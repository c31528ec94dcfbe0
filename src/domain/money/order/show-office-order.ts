import { orderBalances } from '#db/queries/ledger.ts';
import {
  findOfficeOrder,
  findOpenRequestAbout,
  type LedgerLine,
  listLedgerOf,
  listPaymentsOf,
  nameOperators,
} from '#db/queries/office-order.ts';
import { listOrderEvents, type OrderEventRow, type OrderRow } from '#db/queries/order.ts';
import { findSubscriptionOfOrder } from '#db/queries/subscription.ts';
import { maskEmail } from '#domain/foundation/security/mask-personal.ts';
import { businessConstants } from '#domain/foundation/setting/business-constants.ts';
import { readMoneyRules } from '#domain/foundation/setting/business-settings.ts';
import { candidateLines, lineView } from '#domain/money/payment/candidate-lines.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { DAY_MS } from '#terms/durations.ts';
import type { Locale } from '#terms/locales.ts';
import { orderState } from './change-order.ts';
import { readEventDetail } from './event-detail.ts';
import { transitionOf } from './order-transitions.ts';
import { orderView, timelineView } from './order-view.ts';
import { isOverdue, waitingSince } from './waiting-time.ts';

/** Everything that the office knows of one order: what it was made of, what happened, what came in, and what can be done. */
export async function showOfficeOrder(
  services: Services,
  options: {
    readonly brand: string;
    readonly id: string;
    readonly locale: Locale;
    /** Whether the lines of the bank are any of the operator's business. */
    readonly withLines: boolean;
  },
) {
  const { db } = services;
  const now = services.clock.now();
  const { id } = options;
  const [found, rules, events, payments, ledger, balances, period, request] = await Promise.all([
    findOfficeOrder(db, options),
    readMoneyRules(db, options.brand),
    listOrderEvents(db, id),
    listPaymentsOf(db, id),
    listLedgerOf(db, id),
    orderBalances(db, id),
    findSubscriptionOfOrder(db, id),
    findOpenRequestAbout(db, id),
  ]);
  if (found === null) throw new AppError('not_found', 'no such order of this brand');
  const { order } = found;
  const can = whatCanBeDone(order, now);
  const [lines, names] = await Promise.all([
    options.withLines && (can.confirm || can.owe) ? candidateLines(services, order) : [],
    nameOperators(db, [
      ...events.map(({ actorId }) => actorId),
      ...payments.map(({ payment }) => payment.recordedBy),
      ...ledger.map(({ entry }) => entry.actorId),
      ...(request === null ? [] : [request.proposedBy]),
    ]),
  ]);
  const nameOf = (id: string) => names.get(id) ?? null;
  return {
    order: orderView(order, options.locale),
    member: {
      uuid: found.uuid,
      nick_name: found.nickName,
      email_masked: maskEmail(found.email),
      status: found.accountStatus,
    },
    coupon: order.coupon,
    terms: {
      version: order.terms.version,
      sha256: order.terms.sha256,
      language: order.terms.language,
      declared_age: order.terms.declaredAge,
    },
    reported_at: order.reportedAt?.toISOString() ?? null,
    closed_at: order.closedAt?.toISOString() ?? null,
    waiting_since: waitingSince(order).toISOString(),
    is_overdue: isOverdue(order, now),
    timeline: timeline(events, nameOf),
    payments: payments.map(({ payment, line }) => ({
      id: payment.id,
      amount: payment.amount,
      paid_on: payment.paidOn,
      reference: payment.reference,
      bank_line_id: payment.bankLineId,
      line: options.withLines && line !== null ? lineView(line) : null,
      typed: payment.typedReference !== null,
      recorded_by: nameOf(payment.recordedBy),
      recorded_at: payment.recordedAt.toISOString(),
    })),
    ledger: entries(ledger, nameOf),
    balances,
    period:
      period === null
        ? null
        : {
            status: period.status,
            start_at: period.startAt.toISOString(),
            end_at: period.endAt.toISOString(),
          },
    request:
      request === null
        ? null
        : {
            id: request.id,
            kind: request.kind,
            reason: request.reason,
            proposed_by: nameOf(request.proposedBy),
            proposed_at: request.proposedAt.toISOString(),
          },
    lines,
    can,
    tolerance: rules.paymentTolerance,
  };
}

/** What the order's state and age allow; who may do it is the permissions' business. */
function whatCanBeDone(order: OrderRow, now: Date) {
  const from = orderState(order);
  const sinceMs = (instant: Date | null) => now.getTime() - (instant ?? now).getTime();
  return {
    confirm: transitionOf('confirm', { from, by: 'operator' }) !== null,
    /** Money beyond what is due, or a plan that no longer fits: it can be settled with what is there. */
    settle: from === 'pending/error',
    /** It is over, and money may still have come for it. */
    owe: transitionOf('record_owed', { from, by: 'operator' }) !== null,
    reject: transitionOf('reject', { from, by: 'operator' }) !== null,
    revive:
      transitionOf('revive', { from, by: 'two_operators' }) !== null &&
      sinceMs(order.closedAt ?? order.expiresAt) <= businessConstants.lateTransferDays * DAY_MS,
    void:
      transitionOf('void', { from, by: 'two_operators' }) !== null && sinceMs(order.completedAt) <= DAY_MS,
  };
}

function timeline(events: readonly OrderEventRow[], nameOf: (id: string) => string | null) {
  return timelineView(events).map((step, index) => {
    const event = events[index];
    const { received, missing, problem, receipt_no } = readEventDetail(event?.detail);
    return {
      ...step,
      actor: event?.actorKind === 'operator' ? nameOf(event.actorId) : null,
      received,
      missing,
      problem,
      receipt_no,
    };
  });
}

function entries(lines: readonly LedgerLine[], nameOf: (id: string) => string | null) {
  const byEntry = Map.groupBy(lines, ({ entry }) => entry.id);
  return [...byEntry.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { id, at, kind, note, actorId } = first.entry;
    const postings = group.map(({ posting }) => ({ account: posting.account, amount: posting.amount }));
    return [{ id, at: at.toISOString(), kind, note, actor: nameOf(actorId), postings }];
  });
}
