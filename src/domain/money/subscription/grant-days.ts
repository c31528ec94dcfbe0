import type { Transaction } from '#db/client.ts';
import type { ApprovalRow } from '#db/queries/approval.ts';
import { lockMember, sumGrantedAlone } from '#db/queries/office-member.ts';
import type { SubscriptionRow } from '#db/queries/subscription.ts';
import { proposeChange } from '#domain/foundation/approval/propose-change.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import { mayDo } from '#domain/foundation/permission/permissions.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { DAY_MS } from '#terms/durations.ts';
import { grantApproval } from './grant-approval.ts';
import { grantPlan } from './grant-plan.ts';

/** Days of goodwill that a member can be given by one person alone, all gifts of thirty days taken together (docs/product/plans.md). */
export const GRANT_ALONE_DAYS = 7;
const ALONE_WINDOW_MS = 30 * DAY_MS;

/** From when on gifts count against the days that one person may give. */
export function aloneWindowStart(now: Date): Date {
  return new Date(now.getTime() - ALONE_WINDOW_MS);
}

type DayGift = {
  readonly brand: string;
  readonly uuid: string;
  readonly days: number;
  readonly reason: string;
  readonly operator: Operator;
};

type GivenDays =
  | { readonly outcome: 'granted'; readonly period: SubscriptionRow }
  | { readonly outcome: 'proposed'; readonly request: ApprovalRow };

/**
 * Gives a member days without an order. Up to seven within thirty days one operator gives alone, whichever operator it is, so that many
 * small gifts are no way around the rule; more become a request that a second person decides on. Throws 'not_found' for another
 * brand's member or a missing permission, 'conflict' for a deleted one.
 */
export async function grantDays(services: Services, gift: DayGift): Promise<GivenDays> {
  const { brand, days, operator } = gift;
  const reason = gift.reason.trim();
  if (reason === '')
    throw new AppError('invalid', 'no reason', { fields: { reason: [{ key: 'required' }] } });
  const given = await services.db.transaction((tx) => giveAlone(services, tx, { ...gift, reason }));
  if (given.outcome === 'granted') return given;
  // The request is made when the account's row is free again: anyone who decides on one holds the request first.
  const request = await services.db.transaction((tx) =>
    proposeChange(services, tx, {
      about: grantApproval,
      brand,
      subjectId: String(given.accountId),
      payload: { days },
      reason,
      operator,
      now: services.clock.now(),
    }),
  );
  return { outcome: 'proposed', request };
}

async function giveAlone(
  services: Services,
  tx: Transaction,
  { brand, uuid, days, reason, operator }: DayGift,
): Promise<
  | { readonly outcome: 'granted'; readonly period: SubscriptionRow }
  | { readonly outcome: 'too_many'; readonly accountId: number }
> {
  const account = await lockMember(tx, { brand, uuid });
  if (account === null) throw new AppError('not_found', 'no such member of this brand');
  if (account.status === 'deleted') {
    throw new AppError('conflict', 'deleted', { fields: { base: [{ key: 'office.memberDeleted' }] } });
  }
  const now = services.clock.now();
  const given = await sumGrantedAlone(tx, { uuid, since: aloneWindowStart(now) });
  const mayAlone = mayDo(operator.role, 'members.grant');
  if (given + days > GRANT_ALONE_DAYS) {
    if (!mayAlone && !mayDo(operator.role, 'members.grant_long'))
      throw new AppError('not_found', 'may not ask for days');
    return { outcome: 'too_many', accountId: account.id };
  }
  if (!mayAlone) throw new AppError('not_found', 'may not give days alone');
  const options = { brand, accountId: account.id, days, grantedBy: operator.id, reason, now };
  const period = await grantPlan(tx, options);
  await appendAudit(tx, {
    at: now,
    brand,
    actorKind: 'operator',
    actorId: operator.id,
    action: 'subscription.grant',
    subjectKind: 'account',
    subjectId: uuid,
    detail: { subscription: period.id, days, reason, endAt: period.endAt.toISOString() },
  });
  return { outcome: 'granted', period };
}
