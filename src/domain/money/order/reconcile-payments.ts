import {
  joinLines,
  knownReferences,
  listFreeLines,
  listUnmatched,
  sumUnmatched,
} from '#db/queries/typed-payment.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import { brandDay } from '#domain/foundation/clock/brand-day.ts';
import { matchTyped, TYPED_DAYS_APART } from '#domain/money/payment/match-typed.ts';
import { findPaymentReferences } from '#domain/money/payment/payment-reference.ts';
import type { Services } from '#domain/services.ts';
import { DAY_MS } from '#terms/durations.ts';

/** What is looked at in one run; what is left waits for the next one. */
const MAX_PAYMENTS = 500;
const MAX_LINES = 5000;

/**
 * Joins typed payments of a brand to the lines of the bank that confirm them, wherever that is beyond doubt; answers how many. No money
 * moves by it: the payment was booked when it was typed. It may run at any time and as often as one likes.
 */
export async function reconcilePayments(services: Services, brand: string): Promise<number> {
  const { db, clock } = services;
  const open = await listUnmatched(db, { brand, limit: MAX_PAYMENTS });
  if (open.length === 0) return 0;
  const days = open.map(({ paidOn }) => paidOn).toSorted();
  const lines = await listFreeLines(db, {
    brand,
    amounts: [...new Set(open.map(({ amount }) => amount))],
    from: shiftDay(days[0] ?? '', -TYPED_DAYS_APART),
    until: shiftDay(days.at(-1) ?? '', TYPED_DAYS_APART),
    limit: MAX_LINES,
  });
  const named = [...new Set(lines.flatMap(({ memo }) => findPaymentReferences(memo)))];
  const known = await knownReferences(db, { brand, references: named });
  const payments = open.map((payment) => ({ ...payment, last5: payment.report?.last5 ?? null }));
  const pairs = matchTyped(payments, lines, (text) => known.has(text));
  if (pairs.length === 0) return 0;
  return db.transaction(async (tx) => {
    const joined = await joinLines(tx, pairs);
    if (joined.size === 0) return 0;
    await appendAudit(tx, {
      at: clock.now(),
      brand,
      actorKind: 'system',
      actorId: 'reconcile',
      action: 'payment.reconciled',
      subjectKind: 'payment',
      subjectId: brand,
      detail: { joined: pairs.filter(({ paymentId }) => joined.has(paymentId)) },
    });
    return joined.size;
  });
}

/** The same for every brand that has a payment without a line. */
export async function reconcileAll(services: Services): Promise<{ readonly joined: number }> {
  let joined = 0;
  for (const { brand } of await sumUnmatched(services.db)) joined += await reconcilePayments(services, brand);
  return { joined };
}

function shiftDay(day: string, days: number): string {
  return brandDay(new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS));
}
