import { isQuarterLine, type ModelOffer } from '@trueline/predict';
import type { OddsSnapshotRow } from '#db/queries/played-game.ts';

type Category = OddsSnapshotRow['betType'];
type Column = 'homeOdds' | 'drawOdds' | 'awayOdds';

/** Where a price was taken. */
export type TakenPrice = { readonly odds: number; readonly bookmaker: string; readonly at: Date };

/** The market as it could be taken: the line that most places quote, and at it the best price of each side. */
export type MarketOffer = ModelOffer & { readonly taken: Readonly<Record<Column, TakenPrice | null>> };

type Price = Pick<
  OddsSnapshotRow,
  'id' | 'betType' | 'line' | 'bookmaker' | 'homeOdds' | 'drawOdds' | 'awayOdds' | 'knownAt'
>;

/** A price this far beyond the median of at least three is a typing error. */
const MAX_ABOVE_MEDIAN = 1.25;
const ENOUGH_FOR_MEDIAN = 3;

/**
 * The market of a game at an instant, out of all its snapshots: of each place the newest price that was known by then. The line
 * is the one that most places quote, of several the one with the lowest margin; quarter lines do not count, since results know
 * no half wins. Null where no whole market was priced.
 */
export function marketOffer(
  prices: readonly Price[],
  options: { readonly category: Category; readonly at: Date; readonly hasDraw: boolean },
): MarketOffer | null {
  const newest = new Map<string, Price>();
  for (const price of prices) {
    if (price.betType !== options.category || price.knownAt > options.at) continue;
    const known = newest.get(price.bookmaker);
    if (
      known === undefined ||
      known.knownAt < price.knownAt ||
      (known.knownAt.getTime() === price.knownAt.getTime() && known.id < price.id)
    ) {
      newest.set(price.bookmaker, price);
    }
  }
  const whole = [...newest.values()].filter((price) => isWhole(price, options));
  const byLine = [...Map.groupBy(whole, (price) => price.line)].map(([line, places]) => ({
    line,
    places,
    margin: Math.min(...places.map(marginOf)),
  }));
  byLine.sort(
    (a, b) => b.places.length - a.places.length || a.margin - b.margin || (a.line ?? 0) - (b.line ?? 0),
  );
  const [main] = byLine;
  if (main === undefined) return null;
  const home = bestOf(main.places, 'homeOdds');
  const away = bestOf(main.places, 'awayOdds');
  if (home === null || away === null) return null;
  const draw = options.hasDraw ? bestOf(main.places, 'drawOdds') : null;
  return {
    line: main.line,
    homeOdds: home.odds,
    drawOdds: draw?.odds ?? null,
    awayOdds: away.odds,
    taken: { homeOdds: home, drawOdds: draw, awayOdds: away },
  };
}

function isWhole(price: Price, options: { readonly category: Category; readonly hasDraw: boolean }): boolean {
  if (price.homeOdds === null || price.awayOdds === null) return false;
  if (options.hasDraw && price.drawOdds === null) return false;
  return options.category === 'win_loss' || (price.line !== null && !isQuarterLine(price.line));
}

function marginOf({ homeOdds, drawOdds, awayOdds }: Price): number {
  return [homeOdds, drawOdds, awayOdds].reduce<number>(
    (sum, odds) => sum + (odds === null ? 0 : 1 / odds),
    0,
  );
}

function bestOf(places: readonly Price[], column: Column): TakenPrice | null {
  const offered = places
    .flatMap((price) => {
      const odds = price[column];
      return odds === null ? [] : [{ odds, bookmaker: price.bookmaker, at: price.knownAt }];
    })
    .sort((a, b) => b.odds - a.odds || (a.bookmaker < b.bookmaker ? -1 : 1));
  if (offered.length < ENOUGH_FOR_MEDIAN) return offered[0] ?? null;
  const median = offered[Math.floor(offered.length / 2)]?.odds ?? Number.POSITIVE_INFINITY;
  return offered.find(({ odds }) => odds <= median * MAX_ABOVE_MEDIAN) ?? null;
}
