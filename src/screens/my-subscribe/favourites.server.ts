import { MAX_FAVOURITES } from '#domain/accounts/favourite/add-favourite.ts';
import { listFavourites } from '#domain/accounts/favourite/list-favourites.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import { formatMinute } from '#i18n/format.ts';
import { localePath } from '#i18n/locale-path.ts';
import type { PageContext } from '../../page/page-context.ts';
import { statisticsHref } from '../statistics-address.ts';

/** All that the member has marked, by kind, each with the way to it. */
export async function loadFavourites({ services, locale }: PageContext, member: Member, zone: string) {
  const { items } = await listFavourites(services, {
    memberId: member.id,
    locale,
    page: 1,
    perPage: MAX_FAVOURITES,
  });
  const shown = items.map(({ kind, id, name, sport, league, start_at: startAt }) => ({
    kind,
    id,
    name,
    note: startAt === null ? (kind === 'team' ? league.name : '') : formatMinute(startAt, zone),
    href:
      kind === 'team'
        ? statisticsHref(locale, { sport, league: league.id, team: id })
        : `${localePath(locale, '/schedule')}?league=${league.id}`,
  }));
  const groups = (['league', 'team', 'game'] as const).map((kind) => ({
    kind,
    items: shown.filter((item) => item.kind === kind),
  }));
  return {
    groups: groups.filter((group) => group.items.length > 0),
    count: items.length,
    limit: MAX_FAVOURITES,
  };
}

export type ShownFavourites = Awaited<ReturnType<typeof loadFavourites>>;
