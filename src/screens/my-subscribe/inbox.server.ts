import { type InboxItem, listInbox } from '#domain/accounts/inbox/list-inbox.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import { localePath } from '#i18n/locale-path.ts';
import type { PageContext } from '../../page/page-context.ts';

const A_PAGE = 10;

/** A page of the messages that we have sent to the member, the newest first. */
export async function loadInbox(
  { services, locale }: PageContext,
  member: Member,
  { zone, search }: { readonly zone: string; readonly search: URLSearchParams },
) {
  const ask = (page: number) => listInbox(services, { memberId: member.id, page, perPage: A_PAGE });
  const asked = Math.min(100_000, Math.max(1, Math.trunc(Number(search.get('inbox')) || 1)));
  const found = await ask(asked);
  const lastPage = Math.max(1, Math.ceil(found.total / A_PAGE));
  const page = Math.min(asked, lastPage);
  const { items } = page === asked ? found : await ask(page);
  return {
    page,
    lastPage,
    now: services.clock.now().toISOString(),
    zone,
    total: found.total,
    unread: found.unread,
    items: items.flatMap((item) => {
      const message = readMessage(item, locale);
      if (message === null) return [];
      const { at, ...values } = message;
      return {
        id: item.id,
        isNew: item.read_at === null,
        ...values,
        at,
        createdAt: item.created_at,
        href: item.path === null ? null : localePath(locale, item.path),
      };
    }),
  };
}

export type Inbox = Awaited<ReturnType<typeof loadInbox>>;

/** What a message is about, for the kinds that have texts here; null for another one. */
function readMessage({ kind, facts }: InboxItem, locale: string) {
  const text = (name: string) =>
    String(facts[`${name}_${locale}`] ?? facts[`${name}_en`] ?? facts[name] ?? '');
  const number = (name: string) => Number(facts[name] ?? 0);
  const none = { home: '', away: '', score: '', plan: '', count: 0, win: 0, lose: 0, note: '', at: null };
  const game = { ...none, home: text('home'), away: text('away'), at: text('start_at') };
  switch (kind) {
    case 'analysis_available':
      return { ...game, kind: 'analysis' as const };
    case 'new_picks':
      return { ...game, kind, count: number('count') };
    case 'new_results': {
      const isScored = typeof facts.home_score === 'number' && typeof facts.away_score === 'number';
      const score = isScored ? `${facts.home_score}–${facts.away_score}` : '';
      const [count, win, lose] = [number('count'), number('win'), number('lose')];
      return { ...game, kind: count === 1 ? ('new_result' as const) : kind, score, count, win, lose };
    }
    case 'renewal_reminder':
      return {
        ...none,
        kind: 'renewal' as const,
        plan: text('plan'),
        count: number('days'),
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
