import { listFavouriteKeys } from '#domain/accounts/favourite/list-favourites.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import { listNews } from '#domain/content/news/list-news.ts';
import { listInPlay } from '#domain/forecasting/sport/list-in-play.ts';
import { businessConstants } from '#domain/foundation/setting/business-constants.ts';
import { daysLeft } from '#domain/money/subscription/days-left.ts';
import { listGamePicks } from '#domain/picks/pick/list-game-picks.ts';
import type { OpenPick } from '#domain/picks/pick/pick-view.ts';
import { listLedger } from '#domain/picks/record/list-ledger.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import type { PageContext } from '../../page/page-context.ts';
import { picksByGame } from '../game/game-picks.ts';
import { shownGame } from '../game/shown-game.ts';
import { loadPageTexts } from '../page-texts.server.ts';
import { readOngoingQuery } from '../pick/card/ongoing-query.ts';
import { loadCards } from '../pick/cards.server.ts';
import { loadKits } from '../team/page-kits.server.ts';

/** A phone's screen of picks; the rest stands on their own page. */
const SHOWN_PICKS = 12;
/** More than are settled between two visits. */
const SEARCHED_RESULTS = 200;
const SHOWN_FAVOURITES = 6;
/** The next games that are named where no pick is to come. */
const SHOWN_WAITING = 5;

/** A member's day: the picks to come, what has come of those since they were last here, their games in play, and the newest article. */
export async function loadToday(context: PageContext, member: Member, request: Request) {
  const { services, brand, locale } = context;
  const asked = readOngoingQuery(new URLSearchParams());
  const [messages, cards, results, favourites, news, meta, kitsOf] = await Promise.all([
    loadMessages(locale, ['today', 'home']),
    loadCards(context, request, { asked, perPage: SHOWN_PICKS }),
    findResultsSince(context, member.lastVisitAt),
    findFavouritesInPlay(context, member),
    listNews(services, { brand: brand.key, locale, page: 1, perPage: 1 }),
    loadPageTexts(context),
    loadKits(context),
  ]);
  const { waiting, ...shown } = cards;
  const now = services.clock.now();
  const { plan } = member;
  const [article] = news.items;
  return {
    kind: 'today',
    meta,
    messages: { ...messages, ...shown.messages },
    cards: { ...shown, waiting: [] },
    /** Where there are picks, they are what a day is about. */
    waiting: cards.total === 0 ? waiting.slice(0, SHOWN_WAITING) : [],
    /** Without a plan nothing is said of days. */
    plan: plan && {
      name: plan.names[locale] ?? plan.names.en ?? '',
      daysLeft: daysLeft(plan.endAt, now),
      endsAt: plan.endAt.toISOString(),
    },
    since: member.lastVisitAt?.toISOString() ?? null,
    results,
    favourites,
    kits: {
      ...cards.kits,
      ...kitsOf(
        [...results.map(({ event }) => event), ...favourites.games.map(({ game }) => game)].flatMap(
          ({ home, away }) => [home, away],
        ),
      ),
    },
    news: article === undefined ? null : { id: article.id, title: article.title },
    /** What one unit stands for, in USD. */
    unitUsd: businessConstants.unitUsd,
  } as const;
}

export type TodayData = Awaited<ReturnType<typeof loadToday>>;

/** The published picks that were settled after an instant, the newest first; none for a first visit. */
async function findResultsSince({ services, locale }: PageContext, since: Date | null): Promise<OpenPick[]> {
  if (since === null) return [];
  const { entries } = await listLedger(services, {
    locale,
    origin: 'live',
    stage: 'graded',
    page: 1,
    perPage: SEARCHED_RESULTS,
  });
  return entries.flatMap(({ salt: _salt, sealed: _sealed, withdrawn_at: _withdrawn, ...pick }) =>
    pick.locked || pick.settled_at === null || Date.parse(pick.settled_at) <= since.getTime() ? [] : [pick],
  );
}

/** The games in play that a member has marked, by themselves, by a team or by their league, with our picks on them, which are open to all by then. */
async function findFavouritesInPlay({ services, locale }: PageContext, member: Member) {
  const keys = new Set(await listFavouriteKeys(services, member.id));
  if (keys.size === 0) return { games: [], scoresAt: null };
  const { games, meta } = await listInPlay(services, { locale });
  const isMarked = ({ id, league, home, away }: (typeof games)[number]) =>
    [`game:${id}`, `league:${league.id}`, `team:${home.id}`, `team:${away.id}`].some((key) => keys.has(key));
  const marked = games.filter(isMarked).slice(0, SHOWN_FAVOURITES);
  const gameIds = marked.map(({ id }) => id);
  const { isEntitled } = member;
  const listed = await listGamePicks(services, { locale, gameIds, isEntitled });
  const picks = picksByGame(listed, businessConstants.unitUsd);
  return {
    games: marked.map((game) => ({ game: shownGame(game), picks: picks[game.id]?.open ?? [] })),
    scoresAt: meta.as_of,
  };
}
