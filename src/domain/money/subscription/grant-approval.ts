import { z } from 'zod';
import { findAccountById } from '#db/queries/account.ts';
import { findActiveSubscription } from '#db/queries/subscription.ts';
import { hasTimeLeft } from '#domain/accounts/entitlement/is-entitled.ts';
import { approvable } from '#domain/foundation/approval/approvable.ts';
import { grantPlan } from './grant-plan.ts';
import { frozenPlanEnd } from './plan-end.ts';

/** More free days than one person may give. */
export const grantApproval = approvable({
  kind: 'grant',
  ask: 'members.grant',
  decide: 'members.grant_long',
  payload: z.strictObject({ days: z.int().min(1).max(366) }),
  async apply(_services, tx, { request, payload: { days }, now }) {
    const { brand, subjectId, proposedBy: grantedBy, reason } = request;
    await grantPlan(tx, { brand, accountId: Number(subjectId), days, grantedBy, reason, now });
    return {};
  },
  async describe({ db }, { row, payload: { days }, now }) {
    const account = await findAccountById(db, Number(row.subjectId));
    if (account === null || account.brand !== row.brand) return null;
    const active = await findActiveSubscription(db, account.id);
    const running = hasTimeLeft(active, now) ? active : null;
    const { endAt } = frozenPlanEnd({
      period: { days },
      startAt: now,
      runningUntil: running?.endAt ?? null,
      breakUntil: account.breakUntil,
    });
    return {
      subject: { kind: 'member', id: account.uuid, label: account.nickName },
      changes: [
        { field: 'granted_days', type: 'number', before: null, after: days },
        // As it would be if somebody agreed now; of a decided request no one can say it any more.
        ...(row.status === 'open'
          ? [
              {
                field: 'plan_end',
                type: 'instant',
                before: running?.endAt.toISOString() ?? null,
                after: endAt.toISOString(),
              } as const,
            ]
          : []),
      ],
    };
  },
});
