import type { Member } from '#domain/accounts/member/member.ts';
import { listSubscriptions } from '#domain/money/subscription/list-subscriptions.ts';
import { showMemberLedger } from '#domain/picks/ledger/show-member-ledger.ts';
import { formatDateTime } from '#i18n/format.ts';
import { BRAND_ZONE } from '#terms/brand-zone.ts';
import type { PageContext } from '../../page/page-context.ts';

/** More periods than anybody has; older ones are in the file of one's own data. */
const MAX_PERIODS = 50;

/** The member's periods, and what they were shown in each and what came of it. */
export async function loadHistory({ services, locale }: PageContext, member: Member) {
  const [periods, ledger] = await Promise.all([
    listSubscriptions(services, { member, locale, page: 1, perPage: MAX_PERIODS }),
    showMemberLedger(services, { member, locale }),
  ]);
  return {
    periods: periods.items.map((period) => ({
      ...period,
      from: formatDateTime(period.start_date, BRAND_ZONE),
      until: formatDateTime(period.expiry_date, BRAND_ZONE),
    })),
    ledger: ledger.map((period) => ({
      ...period,
      from: formatDateTime(period.start_date, BRAND_ZONE),
      until: formatDateTime(period.end_date, BRAND_ZONE),
    })),
  };
}

export type History = Awaited<ReturnType<typeof loadHistory>>;
