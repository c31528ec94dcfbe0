import { type ForecastRow, listNewestForecasts } from '#db/queries/forecast.ts';
import type { PickListRow } from '#db/queries/pick-list.ts';
import { listAllOdds, type OddsSnapshotRow } from '#db/queries/played-game.ts';
import type { RecordSlice } from '#db/queries/record-sums.ts';
import { type FormGame, listLastFive, type SeasonTally, tallySeasons } from '#db/queries/team-form.ts';
import { type CacheStore, cacheStore, type DataCache } from '#domain/foundation/cache/data-cache.ts';
import { localText } from '#domain/foundation/text/localized-text.ts';
import { type PriceNow, priceNow } from '#domain/picks/bet/price-now.ts';
import { cachedSums } from '#domain/picks/figures/cached-sums.ts';
import { type Rate, rateOf } from '#domain/picks/figures/figures.ts';
import { readScope } from '#domain/picks/figures/record-scope.ts';
import { type LocalPrice, localPrice } from '#domain/picks/price/local-price.ts';
import { priceProfiles } from '#domain/picks/price/price-profiles.ts';
import type { Services } from '#domain/services.ts';
import type { Locale } from '#terms/locales.ts';
import type { TeamResult } from '#terms/results.ts';
import { type ForecastView, forecastView, parseDrivers } from './forecast-view.ts';
import { leadMinutes } from './lead-minutes.ts';
import { pickBand } from './pick-band.ts';
import { type LockedPick, lockedPick, type OpenPick, openPick } from './pick-view.ts';

type TeamForm = {
  readonly win: number;
  readonly draw: number;
  readonly lose: number;
  readonly last_five: readonly {
    readonly event_id: string;
    readonly start_at: string;
    readonly opponent: { readonly id: string; readonly name: string };
    readonly home_away: 'home' | 'away';
    readonly scored: number;
    readonly conceded: number;
    readonly result: TeamResult;
  }[];
};

/** What any member may see around a pick, locked or not. */
type PickCard = {
  readonly form: { readonly home: TeamForm; readonly away: TeamForm };
  /** Our settled picks of this league and bet type over the last ninety days. */
  readonly track: Rate;
  readonly withdrawal: {
    readonly reason: NonNullable<PickListRow['withdrawalReason']>;
    readonly withdrawn_at: string;
  } | null;
};

export type LockedCard = LockedPick & { readonly card: PickCard };
export type FullPick = OpenPick & {
  readonly card: PickCard;
  readonly drivers: ReturnType<typeof parseDrivers>;
  readonly policy_version: number;
  readonly lead_minutes: number;
  /** Between what the closing odds put the bet in four games of five. */
  readonly band: readonly [low: number, high: number] | null;
  readonly price: PriceNow;
  /** What the bet is worth at the price and under the tax of each market that we know. */
  readonly local_prices: readonly LocalPrice[];
  readonly forecast: ForecastView | null;
};

const oddsStore = cacheStore<readonly OddsSnapshotRow[]>(['prices']);
const forecastStore = cacheStore<readonly ForecastRow[]>(['prices']);
/** Large, and the same for all readers of one page with the same access. */
const CARD_LISTS = 100;
const cardStore = cacheStore<readonly (LockedCard | FullPick)[]>(
  ['record', 'games', 'prices'],
  null,
  CARD_LISTS,
);
const formStore = cacheStore<Pick<Context, 'games' | 'tallies'>>(['games', 'record']);

/**
 * Picks as cards, the same objects as long as the facts stand as they do. What is paid for is read only of picks that `isOpen` lets through, so it
 * cannot slip into the others.
 */
export async function pickCards(
  services: Services,
  options: {
    readonly rows: readonly PickListRow[];
    readonly asOf: Date;
    readonly locale: Locale;
    readonly sources: readonly string[];
    readonly isOpen: (row: PickListRow) => boolean;
    /** The cache of what was computed from the facts as they stand; null for a view of the past. */
    readonly cache: DataCache | null;
    /** The sums of the last ninety days, where the caller has them already. */
    readonly track?: readonly RecordSlice[];
  },
): Promise<readonly (LockedCard | FullPick)[]> {
  const { db } = services;
  const { rows, asOf, locale, isOpen } = options;
  const openGames = [...new Set(rows.filter(isOpen).map((row) => row.pick.gameId))];
  const { cache } = options;
  const getOrCompute = <Value>(store: CacheStore<Value>, compute: () => Promise<Value>) =>
    cache === null ? compute() : cache.getOrCompute(store, openGames.join(), compute);
  const [context, odds, forecasts] = await Promise.all([
    readContext(services, options),
    getOrCompute(oddsStore, () => listAllOdds(db, openGames)),
    getOrCompute(forecastStore, () => listNewestForecasts(db, { gameIds: openGames, asOf })),
  ]);
  // Of facts that stand in the cache's versions all are known by now.
  const areKnown = cache?.isCurrent('prices') === true;
  const known = areKnown ? odds : odds.filter((price) => price.knownAt <= asOf);
  const makeCards = () => rows.map((row) => makeCard(row));
  if (cache === null) return makeCards();
  const key = [locale, rows.map((row) => [row.pick.id, isOpen(row), groupOf(row, context)])];
  return cache.getOrCompute(cardStore, JSON.stringify(key), async () => makeCards());

  function makeCard(row: PickListRow): LockedCard | FullPick {
    const card = cardOf(row, context, locale);
    if (!isOpen(row)) return { ...lockedPick(row, locale), card };
    const { pick } = row;
    const forecast = forecasts.find((one) => one.gameId === pick.gameId);
    const view = forecast ? forecastView(forecast) : null;
    const game = known.filter((price) => price.gameId === pick.gameId);
    return {
      ...openPick(row, locale),
      card,
      drivers: parseDrivers(pick.drivers),
      policy_version: pick.policyVersion,
      lead_minutes: leadMinutes(pick.publishedAt, row.opensAt),
      band: view && pickBand(pick, view),
      price: priceNow(pick, game),
      local_prices: priceProfiles.map((profile) =>
        localPrice(profile, { ...pick, market: pick.oddsSnapshot }),
      ),
      forecast: view,
    };
  }
}

type Context = {
  readonly games: ReadonlyMap<string, readonly FormGame[]>;
  readonly tallies: ReadonlyMap<string, SeasonTally>;
  readonly track: readonly RecordSlice[];
};

async function readContext(services: Services, options: Parameters<typeof pickCards>[1]): Promise<Context> {
  const { rows, asOf, track, cache } = options;
  const teams = new Map(
    rows.flatMap(({ pick, season, homeTeamId, awayTeamId }) =>
      [homeTeamId, awayTeamId].map(
        (teamId) => [teamId, { teamId, leagueId: pick.leagueId, season }] as const,
      ),
    ),
  );
  const filter = { teams: [...teams.values()], asOf, sources: options.sources };
  const read = () => readForm(services, filter);
  const [form, sums] = await Promise.all([
    cache === null ? read() : cache.getOrCompute(formStore, JSON.stringify(filter.teams), read),
    track ?? trackRecord(services, cache === null ? asOf : null),
  ]);
  return { ...form, track: sums };
}

async function readForm(
  { db }: Services,
  filter: Parameters<typeof listLastFive>[1],
): Promise<Pick<Context, 'games' | 'tallies'>> {
  const [games, tallies] = await Promise.all([listLastFive(db, filter), tallySeasons(db, filter)]);
  return {
    games: Map.groupBy(games, (one) => one.team),
    tallies: new Map(tallies.map((tally) => [tally.team, tally])),
  };
}

/** The record by league and bet type over the last ninety days before an instant; null asks for what is known now. */
export async function trackRecord(services: Services, asOf: Date | null): Promise<readonly RecordSlice[]> {
  const scope = await readScope(services, {
    origin: 'live',
    window: '90d',
    asOf: asOf?.toISOString(),
  });
  return cachedSums(services, scope.cache, { ...scope.filter, dimensions: ['group'] });
}

function cardOf(row: PickListRow, context: Context, locale: Locale): PickCard {
  const { win, lose } = groupOf(row, context);
  return {
    form: {
      home: formOf(row.homeTeamId, context, locale),
      away: formOf(row.awayTeamId, context, locale),
    },
    track: rateOf(win, win + lose),
    withdrawal:
      row.withdrawalReason && row.withdrawnAt
        ? { reason: row.withdrawalReason, withdrawn_at: row.withdrawnAt.toISOString() }
        : null,
  };
}

/** Our settled picks of the row's league and kind of bet. */
function groupOf({ pick }: PickListRow, { track }: Context): { readonly win: number; readonly lose: number } {
  const key = `${pick.leagueId}/${pick.betType}`;
  const group = track.find((dimension) => dimension.dimension === 'group' && dimension.key === key);
  return { win: group?.win ?? 0, lose: group?.lose ?? 0 };
}

function formOf(teamId: string, { games, tallies }: Context, locale: Locale): TeamForm {
  const { win = 0, draw = 0, lose = 0 } = tallies.get(teamId) ?? {};
  const lastFive = (games.get(teamId) ?? []).map((game) => ({
    event_id: game.gameId,
    start_at: game.startAt.toISOString(),
    opponent: { id: game.opponentId, name: localText(game.opponentNames, locale) },
    home_away: game.isHome ? ('home' as const) : ('away' as const),
    scored: game.scored,
    conceded: game.conceded,
    result: resultOf(game),
  }));
  return { win, draw, lose, last_five: lastFive };
}

function resultOf({ scored, conceded }: FormGame): TeamResult {
  if (scored === conceded) return 'draw';
  return scored > conceded ? 'win' : 'lose';
}
