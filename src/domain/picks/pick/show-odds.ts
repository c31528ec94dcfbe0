import { devig, overround } from '@trueline/predict';
import { findGameStart } from '#db/queries/coming-game.ts';
import { listAllOdds, type OddsSnapshotRow } from '#db/queries/played-game.ts';
import { cacheStore, openDataCache } from '#domain/foundation/cache/data-cache.ts';
import { oddsOf } from '#domain/picks/bet/choose-bet.ts';
import { cachedSources } from '#domain/picks/figures/cached-sums.ts';
import { readAsOf } from '#domain/picks/figures/record-scope.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { BET_TYPES, type BetType } from '#terms/bets.ts';

type Side = Parameters<typeof oddsOf>[1];

type OddsMarket = {
  readonly id: BetType;
  readonly line: number | null;
  readonly sides: readonly {
    readonly side: Side;
    readonly odds: number | null;
    readonly source: string | null;
    readonly consensus: number | null;
    readonly movement: number | null;
  }[];
  readonly margin: number | null;
  readonly books: number;
  readonly taken_at: string;
  readonly history: readonly {
    readonly at: string;
    readonly source: string;
    readonly phase: OddsSnapshotRow['phase'];
    readonly line: number | null;
    readonly prices: readonly { readonly side: Side; readonly odds: number | null }[];
  }[];
};

type ShownOdds = {
  readonly event_id: string;
  readonly as_of: string;
  readonly origin: OddsSnapshotRow['origin'] | null;
  readonly bet_types: readonly OddsMarket[];
};

/** The prices of a game as known at an instant: best, consensus, margin and movement of each bet type (docs/product/picks.md). */
export async function showOdds(
  services: Services,
  options: { readonly gameId: string; readonly asOf?: string | undefined },
): Promise<ShownOdds> {
  const { gameId } = options;
  const asOf = readAsOf(options.asOf, services.clock.now());
  const cache = await openDataCache(services);
  const sources = await cachedSources(services, cache);
  const read = async () => {
    const game = await findGameStart(services.db, { gameId, asOf, sources });
    if (game === null) throw new AppError('not_found', `no game ${gameId}`);
    const known = (await listAllOdds(services.db, [gameId])).filter((price) => price.knownAt <= asOf);
    return {
      event_id: gameId,
      origin: known.at(-1)?.origin ?? null,
      bet_types: BET_TYPES.flatMap((betType) => readMarket(known, betType) ?? []),
    };
  };
  const found =
    options.asOf === undefined
      ? await cache.getOrCompute(oddsStore, gameId, read)
      : await cache.getOrCompute(pastOddsStore, `${gameId}/${asOf.toISOString()}`, read);
  return { ...found, as_of: asOf.toISOString() };
}

const oddsStore = cacheStore<Omit<ShownOdds, 'as_of'>>(['prices', 'games']);
/** Apart, so that somebody who reads the past does not push out what everybody reads now. */
const pastOddsStore = cacheStore<Omit<ShownOdds, 'as_of'>>(['prices', 'games']);

/** `known` are all prices of the game, the oldest first. */
function readMarket(known: readonly OddsSnapshotRow[], betType: BetType): OddsMarket | null {
  const prices = known.filter((price) => price.betType === betType);
  const last = prices.at(-1);
  if (last === undefined) return null;
  const newest = [...new Map(prices.map((price) => [price.bookmaker, price])).values()];
  const line = commonLine(newest);
  const offers = newest.filter((price) => price.line === line);
  const sides = sidesOf(betType, prices);
  const whole = offers.flatMap((price) => wholePrices(price, sides) ?? []);
  const fair = whole.flatMap((odds) => {
    const chances = devig(odds, 'proportional');
    return chances === null ? [] : [chances];
  });
  return {
    id: betType,
    line,
    books: offers.length,
    taken_at: last.knownAt.toISOString(),
    margin: mean(whole.map((odds) => overround(odds) - 1)),
    sides: sides.map((side, index) => ({
      side,
      ...bestOf(offers, side),
      consensus: mean(fair.flatMap((chances) => chances[index] ?? [])),
      movement: movementOf(prices, offers, side),
    })),
    history: prices.map((price) => ({
      at: price.knownAt.toISOString(),
      source: price.bookmaker,
      phase: price.phase,
      line: price.line,
      prices: sides.map((side) => ({ side, odds: oddsOf(price, side) })),
    })),
  };
}

function sidesOf(betType: BetType, prices: readonly OddsSnapshotRow[]): readonly Side[] {
  if (betType === 'over_under') return ['over', 'under'];
  const hasDraw = prices.some((price) => price.drawOdds !== null);
  return hasDraw ? ['home', 'draw', 'away'] : ['home', 'away'];
}

/** The line that most bookmakers offer; of several the one that was offered last. */
function commonLine(newest: readonly OddsSnapshotRow[]): number | null {
  const counts = new Map<number | null, number>();
  for (const { line } of newest) counts.set(line, (counts.get(line) ?? 0) + 1);
  const most = Math.max(...counts.values());
  const last = newest
    .filter(({ line }) => counts.get(line) === most)
    .reduce((leader, price) => (price.knownAt >= leader.knownAt ? price : leader));
  return last.line;
}

/** A margin can only be taken out of a market with all its prices. */
function wholePrices(price: OddsSnapshotRow, sides: readonly Side[]): number[][] | null {
  const odds = sides.flatMap((side) => oddsOf(price, side) ?? []);
  return odds.length === sides.length ? [odds] : null;
}

function bestOf(
  offers: readonly OddsSnapshotRow[],
  side: Side,
): { odds: number | null; source: string | null } {
  return offers.reduce<{ odds: number | null; source: string | null }>(
    (best, price) => {
      const odds = oddsOf(price, side);
      return odds !== null && odds > (best.odds ?? 0) ? { odds, source: price.bookmaker } : best;
    },
    { odds: null, source: null },
  );
}

/** How far the same bookmakers' mean price of a side has moved on this line since each first offered it. */
function movementOf(
  prices: readonly OddsSnapshotRow[],
  offers: readonly OddsSnapshotRow[],
  side: Side,
): number | null {
  const pairs = offers.flatMap((offer) => {
    const first = prices.find((price) => price.bookmaker === offer.bookmaker && price.line === offer.line);
    const [then, now] = [first ? oddsOf(first, side) : null, oddsOf(offer, side)];
    return then === null || now === null ? [] : [{ then, now }];
  });
  const before = mean(pairs.map(({ then }) => then));
  const after = mean(pairs.map(({ now }) => now));
  return before === null || after === null ? null : after / before - 1;
}

function mean(values: readonly number[]): number | null {
  return values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : null;
}
