import { phraseBooks } from '#domain/picks/analysis/phrases/phrase-books.ts';
import { showArticle } from '#domain/picks/analysis/show-article.ts';
import { RANKED_FROM } from '#domain/picks/figures/rank-groups.ts';
import { listComing } from '#domain/picks/pick/list-coming.ts';
import { priceProfiles, usualProfile } from '#domain/picks/price/price-profiles.ts';
import { checkData } from '#domain/picks/record/check-data.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import type { OddsFormat } from '#i18n/odds-format.ts';
import { nameZone } from '#i18n/zone-labels.ts';
import { AppError } from '#platform/app-error.ts';
import type { PriceProfileId } from '#terms/bets.ts';
import { BRAND_ZONE } from '#terms/brand-zone.ts';
import { MINUTE_MS } from '#terms/durations.ts';
import type { StakeTerms } from '#terms/ticket-tax.ts';
import type { PageContext } from '../../page/page-context.ts';
import { readDisplayZone } from '../display-zone.ts';
import { loadKits } from '../team/page-kits.server.ts';
import type { OngoingQuery } from './card/ongoing-query.ts';
import { readMarket, readOddsFormat } from './odds-choice.ts';
import { shownPick } from './shown-pick.server.ts';

/** The cards of coming picks with all that they need beside the picks, wherever they are shown. */
export async function loadCards(
  context: PageContext,
  request: Request,
  options: { readonly asked: OngoingQuery; readonly around?: string | undefined; readonly perPage: number },
) {
  const { services, brand, locale, member } = context;
  const { asked, around, perPage } = options;
  const isEntitled = member?.isEntitled === true;
  const markets = priceProfiles.map(({ id }) => id);
  const display = readDisplayZone(request, BRAND_ZONE);
  const oddsFormat = readOddsFormat(request, locale);
  const market = readMarket(request, markets, usualProfile(locale, brand.jurisdiction));
  const [messages, coming, opened, kitsOf] = await Promise.all([
    loadMessages(locale, ['ongoing', 'pick', 'sport']),
    listComing(services, {
      locale,
      isEntitled,
      page: asked.page,
      perPage,
      around,
      sport: asked.sport ?? undefined,
      betType: asked.betType ?? undefined,
      method: asked.method ?? undefined,
      atHome: asked.atHome ? market : undefined,
    }),
    asked.open === null ? null : loadOpened(context, { gameId: asked.open, isEntitled, oddsFormat }),
    loadKits(context),
  ]);
  const query = { ...asked, page: coming.page };
  return {
    locale,
    messages,
    query,
    display,
    isEntitled,
    opened,
    markets,
    oddsFormat,
    market,
    terms: termsOf(market),
    zoneName: nameZone(display.zone, coming.asOf, locale),
    /** ISO-8601, as all instants of the calls are; to the minute, as nothing is written more finely, so that a page stays as it is for so long. */
    asOf: new Date(Math.floor(coming.asOf.getTime() / MINUTE_MS) * MINUTE_MS).toISOString(),
    picks: coming.picks.map((pick) => shownPick(pick, { market, driverNames: phraseBooks[locale].drivers })),
    waiting: coming.waiting,
    kits: kitsOf([...coming.picks, ...coming.waiting].flatMap(({ event }) => [event.home, event.away])),
    /** Where the order that was asked for has no record to rank by yet: how many settled picks of a kind it needs. */
    rankedFrom: coming.isRanked ? null : RANKED_FROM,
    total: coming.total,
    lastPage: Math.max(1, Math.ceil(coming.total / perPage)),
  };
}

export type OngoingData = Awaited<ReturnType<typeof loadCards>>;
/** What a row of picks gets besides its pick: the same for all readers with the same access and choices. */
export type RowData = Pick<
  OngoingData,
  | 'locale'
  | 'query'
  | 'display'
  | 'isEntitled'
  | 'opened'
  | 'oddsFormat'
  | 'market'
  | 'terms'
  | 'asOf'
  | 'kits'
>;
export type CardPick = OngoingData['picks'][number];
export type OpenCard = Extract<CardPick, { readonly locked: false }>;
export type OpenedGame = NonNullable<OngoingData['opened']>;

/** What falls on a winning ticket in a market. */
function termsOf(market: PriceProfileId): StakeTerms {
  const profile = priceProfiles.find(({ id }) => id === market);
  if (profile === undefined) throw new Error(`There is no market ${market}.`);
  return { unitValue: profile.unitValue, tax: profile.tax };
}

/** The analysis of one game, or what is still missing for one; null for a game that is not shown. */
async function loadOpened(
  { services, locale, member }: PageContext,
  options: { readonly gameId: string; readonly isEntitled: boolean; readonly oddsFormat: OddsFormat },
) {
  const { gameId } = options;
  try {
    const [article, check] = await Promise.all([
      showArticle(services, { ...options, locale }),
      checkData(services, { gameId, memberId: member?.id ?? null }),
    ]);
    return { article, check };
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}
