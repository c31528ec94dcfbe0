import { listFavouriteKeys } from '#domain/accounts/favourite/list-favourites.ts';
import { listLeagues } from '#domain/forecasting/sport/list-leagues.ts';
import { showStandings } from '#domain/forecasting/standings/show-standings.ts';
import { formatMinute } from '#i18n/format.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { AppError } from '#platform/app-error.ts';
import { BRAND_ZONE } from '#terms/brand-zone.ts';
import type { PageContext } from '../../page/page-context.ts';
import { readDisplayZone } from '../display-zone.ts';
import { loadPageTexts } from '../page-texts.server.ts';
import { readQuery, type StandingsQuery } from '../standings-address.ts';
import { loadKits } from '../team/page-kits.server.ts';

/** The table of the league that the address means, or of the first one, as known now. */
export async function loadStandings(context: PageContext, request: Request) {
  const { services, locale, member, origin } = context;
  const display = readDisplayZone(request, BRAND_ZONE);
  const query = readQuery(new URL(request.url).searchParams);
  const [messages, leagues, texts, favourites, kitsOf] = await Promise.all([
    loadMessages(locale, ['standings', 'sport', ...(member === null ? [] : (['favourite'] as const))]),
    listLeagues(services, { locale }),
    loadPageTexts(context),
    member === null ? null : listFavouriteKeys(services, member.id),
    loadKits(context),
  ]);
  const league = leagues.find(({ id }) => id === query.league) ?? leagues[0];
  const { standings, isGone } = await findStandings(context, league?.id ?? null, query);
  const title = query.league === null || league === undefined ? texts.title : `${league.name} ${texts.title}`;
  return {
    locale,
    messages,
    display,
    query,
    standings,
    isGone,
    kits: kitsOf(standings?.groups.flatMap(({ rows }) => rows.map(({ team }) => team)) ?? []),
    favourites,
    origin,
    league: league?.id ?? null,
    leagues: leagues.map(({ id, name, sport }) => ({ id, name, sport })),
    asOf: formatMinute(services.clock.now(), display.zone),
    isMember: member !== null,
    meta: { ...texts, title },
  };
}

export type StandingsData = Awaited<ReturnType<typeof loadStandings>>;
export type Standings = NonNullable<StandingsData['standings']>;
export type StandingsGroup = Standings['groups'][number];
export type StandingsRow = StandingsGroup['rows'][number];
export type ShownZone = StandingsGroup['zones'][number];

/** A season that the league does not have is left out, and said so; null where no season has begun. */
async function findStandings(
  { services, locale }: PageContext,
  league: string | null,
  query: StandingsQuery,
) {
  const ask = async (season: string | null) => {
    if (league === null) return null;
    const { venue, group } = query;
    const options = { locale, league, season: season ?? undefined };
    try {
      return await showStandings(services, {
        ...options,
        venue: venue ?? 'all',
        grouping: group ?? undefined,
      });
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found') return null;
      throw error;
    }
  };
  const asked = await ask(query.season);
  if (asked !== null || query.season === null) return { standings: asked, isGone: false };
  return { standings: await ask(null), isGone: true };
}
