import { listFavouriteKeys } from '#domain/accounts/favourite/list-favourites.ts';
import { listLeagues } from '#domain/forecasting/sport/list-leagues.ts';
import { type Statistics, showStatistics } from '#domain/forecasting/statistics/show-statistics.ts';
import { showArticle } from '#domain/picks/analysis/show-article.ts';
import { showForecast } from '#domain/picks/pick/show-forecast.ts';
import { formatDate, formatMinute } from '#i18n/format.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { AppError } from '#platform/app-error.ts';
import { BRAND_ZONE } from '#terms/brand-zone.ts';
import type { PageContext } from '../../page/page-context.ts';
import { readAsOfView } from '../as-of.server.ts';
import { readDisplayZone } from '../display-zone.ts';
import { loadPageTexts } from '../page-texts.server.ts';
import { shareCode } from '../share-code.ts';
import { isShownStatsOnly } from '../stats-only.server.ts';
import { loadKits } from '../team/page-kits.server.ts';
import { readQuery, type StatisticsQuery } from './statistics-query.ts';

const TEAMS_A_PAGE = 10;

/** The league that the address means, or the first one of its sport; its season, teams and figures, as known now or at an instant. */
export async function loadStatistics(context: PageContext, request: Request) {
  const { services, locale, member } = context;
  const display = readDisplayZone(request, BRAND_ZONE);
  const asOfView = readAsOfView(request, { zone: display.zone, now: services.clock.now(), locale });
  const asked = readQuery(new URL(request.url).searchParams, asOfView.at);
  const [messages, leagues, texts, favourites, kitsOf] = await Promise.all([
    loadMessages(locale, ['statistics', 'situations', 'share', 'sport', 'favourite', 'as-of']),
    listLeagues(services, { locale }),
    loadPageTexts(context),
    member === null ? null : listFavouriteKeys(services, member.id),
    loadKits(context),
  ]);
  const named = leagues.find(({ id, sport }) => id === asked.league && (asked.sport ?? sport) === sport);
  const league = named ?? leagues.find(({ sport }) => sport === (asked.sport ?? 'soccer')) ?? leagues[0];
  const isOther = league?.id !== asked.league && asked.league !== null;
  const wanted = isOther ? { ...asked, season: null, team: null, vs: null } : asked;
  const { statistics, isGone } = await findStatistics(context, league?.id ?? null, wanted);
  const shown = statistics?.compare
    ? `${statistics.panel?.team.name} – ${statistics.compare.other.team.name}`
    : statistics?.panel?.team.name;
  const shownAt = asOfView.at ?? services.clock.now();
  const next = statistics?.compare === null ? await loadNext(context, statistics.panel, asOfView.at) : null;
  return {
    locale,
    messages,
    display,
    asOfView,
    statistics,
    next,
    isGone,
    /** Of the list: the analysis of a team names it without its disc. */
    kits: kitsOf(
      statistics === null || statistics.panel !== null ? [] : statistics.list.map(({ team }) => team),
    ),
    favourites,
    origin: context.origin,
    /** Of the team alone: a comparison has no picture. */
    shareCode: sharedTeam(context, statistics),
    /** What the pickers show: the address, with what it left open filled in. */
    query: {
      sport: league?.sport ?? null,
      league: league?.id ?? null,
      season: statistics?.season ?? null,
      team: statistics?.panel?.team.id ?? null,
      vs: statistics?.compare?.other.team.id ?? null,
      page: wanted.page,
      asOf: asOfView.at,
    } satisfies StatisticsQuery,
    leagues: leagues.map(({ id, name, sport }) => ({ id, name, sport })),
    leagueName: league?.name ?? '',
    asOf: formatMinute(shownAt, display.zone),
    today: formatDate(services.clock.now(), display.zone),
    /** During a break a member sees figures of sport, and nothing of bets (docs/product/brands.md). */
    isStatsOnly: isShownStatsOnly(context),
    meta: { ...texts, title: shown ? `${shown} | ${texts.title}` : texts.title },
  };
}

function sharedTeam(context: PageContext, statistics: Statistics | null): string | null {
  const panel = statistics?.compare === null ? statistics.panel : null;
  return panel === null || isShownStatsOnly(context) ? null : shareCode({ kind: 'team', id: panel.team.id });
}

export type StatisticsData = Awaited<ReturnType<typeof loadStatistics>>;

/**
 * The next game of a team and how likely its outcomes are: the forecast itself, without a price and without a pick, so that it may
 * stand where nothing of bets does; there the analysis stands with it, of which the other readers have a page. Without a plan
 * nothing of it is read, and during a break forecasts are closed.
 */
async function loadNext(context: PageContext, panel: Statistics['panel'], asOf: string | null) {
  const { services, member, locale } = context;
  const game = panel?.rest.next ?? null;
  if (panel === null || game === null || (member?.onBreakUntil ?? null) !== null) return null;
  const { event_id: gameId, start_at, opponent } = game;
  const options = { gameId, isEntitled: member?.isEntitled === true, asOf: asOf ?? undefined };
  const [shown, article] = await Promise.all([
    showForecast(services, options),
    isShownStatsOnly(context) ? showArticle(services, { ...options, locale, withoutBets: true }) : null,
  ]);
  const [home, away] = game.home_away === 'home' ? [panel.team, opponent] : [opponent, panel.team];
  const forecast = shown.locked ? null : shown.forecast;
  return {
    event: { id: gameId, home, away },
    start_at,
    state: shown.state,
    locked: shown.locked,
    probabilities: forecast?.probabilities ?? null,
    expected: forecast?.expected ?? null,
    analysis: (article?.paragraphs ?? []).map((parts) => parts.map(({ text }) => text).join('')),
  };
}

/** A team that did not play in the season is left out, and said so; null where the league has no such season. */
async function findStatistics(
  { services, locale }: PageContext,
  league: string | null,
  query: StatisticsQuery,
) {
  const { season, team, vs, page, asOf } = query;
  const ask = (options: Partial<StatisticsQuery>) =>
    league === null
      ? null
      : showStatistics(services, {
          locale,
          league,
          page,
          perPage: TEAMS_A_PAGE,
          season: options.season ?? undefined,
          team: options.team ?? undefined,
          vs: options.vs ?? undefined,
          asOf: asOf === null ? undefined : new Date(asOf),
        }).catch((error: unknown) => {
          if (error instanceof AppError && error.code === 'not_found') return null;
          throw error;
        });
  const all = await ask({ season, team, vs });
  if (all !== null || (team === null && season === null)) return { statistics: all, isGone: false };
  const withoutTeam = team === null ? null : await ask({ season });
  return { statistics: withoutTeam ?? (await ask({})), isGone: team !== null };
}
