import { listSubscriptionsOf, type SubscriptionRow } from '#db/queries/subscription.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import { pickText } from '#domain/foundation/text/localized-text.ts';
import type { Services } from '#domain/services.ts';
import { DAY_MS } from '#terms/durations.ts';
import type { Locale } from '#terms/locales.ts';

/** A page of the member's periods, the newest first. What was superseded or voided reads as inactive (docs/product/plans.md). */
export async function listSubscriptions(
  services: Services,
  options: {
    readonly member: Member;
    readonly locale: Locale;
    readonly page: number;
    readonly perPage: number;
  },
) {
  const now = services.clock.now();
  const { rows, total } = await listSubscriptionsOf(services.db, options.member.id, {
    limit: options.perPage,
    offset: (options.page - 1) * options.perPage,
  });
  const items = rows.map((row) => ({
    id: row.id,
    plan: { id: row.planId, name: pickText(row.planNames, options.locale)?.text ?? '', rank: row.planRank },
    start_date: row.startAt.toISOString(),
    expiry_date: row.endAt.toISOString(),
    status: stateOf(row, now),
    reason: row.status === 'superseded' || row.status === 'voided' ? row.status : null,
    kind: row.kind,
    order_id: row.orderId,
    frozen_days: Math.round((row.frozenMs / DAY_MS) * 10) / 10,
  }));
  return { items, total };
}

function stateOf(row: SubscriptionRow, now: Date): 'active' | 'inactive' | 'expired' {
  if (row.status === 'superseded' || row.status === 'voided') return 'inactive';
  return row.status === 'active' && now <= row.endAt ? 'active' : 'expired';
}
