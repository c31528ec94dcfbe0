import { lockAccount, updateAccount } from '#db/queries/account.ts';
import { insertMemberBreak } from '#db/queries/member-break.ts';
import { dropQueuedNotices } from '#db/queries/notice.ts';
import { findActiveSubscription, updateSubscription } from '#db/queries/subscription.ts';
import { hasTimeLeft } from '#domain/accounts/entitlement/is-entitled.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { newId } from '#platform/id.ts';
import { DAY_MS } from '#terms/durations.ts';

/** The lengths that a member can choose, in days; six months are 182 (docs/product/accounts.md). */
const BREAK_DAYS = [1, 7, 30, 182] as const;
type BreakDays = (typeof BREAK_DAYS)[number];

type StartedBreak = { readonly from: Date; readonly until: Date; readonly planEndAt: Date | null };

/**
 * Begins a break: until its end predictions and orders are shut, and the paid time stands still – the end of the plan that
 * runs moves by as much. A break can be made longer and by no one shorter; the database holds that too. Throws 'conflict' for
 * one that would end before the break that runs.
 */
export async function startBreak(
  services: Services,
  { member, days }: { readonly member: Member; readonly days: BreakDays },
): Promise<StartedBreak> {
  return services.db.transaction(async (tx) => {
    const now = services.clock.now();
    const account = await lockAccount(tx, member.id);
    if (account === null) throw new AppError('not_found', 'no such account');
    const until = new Date(now.getTime() + days * DAY_MS);
    const isOnBreak = account.breakUntil !== null && account.breakUntil > now;
    const from = isOnBreak && account.breakUntil !== null ? account.breakUntil : now;
    if (until <= from) {
      throw new AppError('conflict', 'shorter than the break that runs', {
        fields: { base: [{ key: 'orders.breakShorter' }] },
        data: { until: from.toISOString() },
      });
    }
    const addedMs = until.getTime() - from.getTime();
    const active = await findActiveSubscription(tx, member.id);
    const running = hasTimeLeft(active, now) ? active : null;
    const planEndAt = running === null ? null : new Date(running.endAt.getTime() + addedMs);
    if (running !== null && planEndAt !== null) {
      const frozenMs = running.frozenMs + addedMs;
      // Said again, because the job that marks ends may have come between at the very end of the period.
      const status = 'active';
      await updateSubscription(tx, running.id, { status, endAt: planEndAt, frozenMs, updatedAt: now });
    }
    const breakFrom = isOnBreak ? account.breakFrom : now;
    await updateAccount(tx, member.id, { breakFrom, breakUntil: until, updatedAt: now });
    await insertMemberBreak(tx, {
      id: newId(),
      brand: member.brand,
      accountId: member.id,
      fromAt: from,
      untilAt: until,
      subscriptionId: running?.id ?? null,
      createdAt: now,
    });
    // All messages stop: also those that were written a moment ago and wait to be sent.
    await dropQueuedNotices(tx, { accountId: member.id });
    await appendAudit(tx, {
      at: now,
      brand: member.brand,
      actorKind: 'member',
      actorId: member.uuid,
      action: 'break.started',
      subjectKind: 'account',
      subjectId: member.uuid,
      detail: { from, until, days },
    });
    return { from, until, planEndAt };
  });
}
