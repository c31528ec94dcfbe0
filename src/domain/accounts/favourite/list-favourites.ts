import { type FavouriteKind, listFavouriteRows, listMarked } from '#db/queries/favourite.ts';
import { localText } from '#domain/foundation/text/localized-text.ts';
import type { Services } from '#domain/services.ts';
import type { Locale } from '#terms/locales.ts';

/** A page of what a member has marked, the newest first, named in their language. */
export async function listFavourites(
  { db }: Services,
  options: {
    readonly memberId: number;
    readonly locale: Locale;
    readonly kind?: FavouriteKind | undefined;
    readonly page: number;
    readonly perPage: number;
  },
) {
  const { memberId: accountId, locale, kind, page, perPage } = options;
  const ask = (limit: number, offset: number) =>
    listFavouriteRows(db, { accountId, kind }, { limit, offset });
  const rows = await ask(perPage, (page - 1) * perPage);
  // A page behind the last one has no row that could say how many there are.
  const [any = rows[0]] = rows.length === 0 && page > 1 ? await ask(1, 0) : [];
  const items = rows.map((row) => {
    const leagueName = localText(row.leagueNames, locale);
    const { homeNames, awayNames, teamNames } = row;
    const name =
      row.kind === 'league'
        ? leagueName
        : row.kind === 'team'
          ? localText(teamNames ?? {}, locale)
          : `${localText(homeNames ?? {}, locale)} – ${localText(awayNames ?? {}, locale)}`;
    return {
      kind: row.kind,
      id: row.target,
      name,
      sport: row.sport,
      league: { id: row.leagueId, name: leagueName },
      start_at: row.startAt?.toISOString() ?? null,
      created_at: row.createdAt.toISOString(),
    };
  });
  return { items, total: any?.total ?? 0 };
}

/** What a member has marked as `league:NBA`, `team:…`, `game:…`: all that a page needs to draw its stars. */
export async function listFavouriteKeys({ db }: Services, memberId: number): Promise<readonly string[]> {
  return (await listMarked(db, memberId)).map(({ kind, target }) => `${kind}:${target}`);
}

/** The leagues that a member has marked. */
export async function listFavouriteLeagues({ db }: Services, memberId: number): Promise<readonly string[]> {
  const marked = await listMarked(db, memberId);
  return marked.filter(({ kind }) => kind === 'league').map(({ target }) => target);
}
