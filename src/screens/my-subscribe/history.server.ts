import { listInbox } from '#domain/inbox/list-inbox.ts';
import { showMemberLedger } from '#domain/ledger/show-member-ledger.ts';
import type { Member } from '#domain/member/member.ts';
import { listSubscriptions } from '#domain/subscription/list-subscriptions.ts';
import { formatDateTime } from '#i18n/format.ts';
import { localePath } from '#i18n/locale-path.ts';
import type { PageFacts } from '../../page-context.ts';

/** More periods than anybody has; older ones are in the file of one's own data. */
const MOST_PERIODS = 50;
const NOTICES = 10;

/** The member's periods, what he was shown in each and what came of it, and what we have told him. */
export async function loadHistory({ services, brand, locale }: PageFacts, member: Member, zone: string) {
  const [periods, ledger, inbox] = await Promise.all([
    listSubscriptions(services, { member, locale, page: 1, perPage: MOST_PERIODS }),
    showMemberLedger(services, { member, locale }),
    listInbox(services, { memberId: member.id, page: 1, perPage: NOTICES }),
  ]);
  return {
    periods: periods.items.map((period) => ({
      ...period,
      from: formatDateTime(period.start_date, brand.zone),
      until: formatDateTime(period.expiry_date, brand.zone),
    })),
    ledger: ledger.map((period) => ({
      ...period,
      from: formatDateTime(period.start_date, brand.zone),
      until: formatDateTime(period.end_date, brand.zone),
    })),
    notices: inbox.items.flatMap((item) => {
      const told = readNotice(item.kind, item.facts, locale);
      if (told === null) return [];
      const { at, ...words } = told;
      return {
        ...{ id: item.id, isNew: item.read_at === null, ...words },
        at: at === null ? '' : formatDateTime(at, zone),
        time: formatDateTime(item.created_at, zone),
        href: item.path === null ? null : localePath(locale, item.path),
      };
    }),
  };
}

export type History = Awaited<ReturnType<typeof loadHistory>>;

type Facts = Readonly<Record<string, string | number | null>>;

/** What a message tells of, for the kinds that have words here; null for another one. */
function readNotice(kind: string, facts: Facts, locale: string) {
  const text = (name: string) =>
    String(facts[`${name}_${locale}`] ?? facts[`${name}_en`] ?? facts[name] ?? '');
  const none = { home: '', away: '', plan: '', days: 0, note: '', at: null };
  switch (kind) {
    case 'analysis_available':
      return {
        ...none,
        kind: 'analysis' as const,
        home: text('home'),
        away: text('away'),
        at: text('start_at'),
      };
    case 'renewal_reminder':
      return {
        ...none,
        kind: 'renewal' as const,
        plan: text('plan'),
        days: Number(facts.days ?? 0),
        at: text('end_at'),
      };
    case 'dispute_answered': {
      const isUpheld = facts.outcome === 'upheld';
      return {
        ...none,
        kind: isUpheld ? ('dispute_upheld' as const) : ('dispute_rejected' as const),
        note: text('note'),
      };
    }
    default:
      return null;
  }
}
