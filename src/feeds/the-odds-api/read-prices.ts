import { HOUR_MS } from '#terms/durations.ts';
import type { Sport } from '#terms/sports.ts';
import type { RefusedRow } from '../answers/refused-row.ts';
import type { FeedGame, FeedOdds } from '../feed.ts';
import { type Known, type Quote, quoteKey } from '../live/learned.ts';
import { type MarketRow, type OddsRow, readBookmakers, readMarkets } from './read-rows.ts';

const BET_TYPE_OF = { h2h: 'win_loss', spreads: 'run_line', totals: 'over_under' } as const;
/**
 * A price that stands is stored again after this time. A price that has not been reported for long is no price to bet at, and a
 * bookmaker that does not move would otherwise fall out of what can be had.
 */
export const REPEAT_AFTER_MS = 3 * HOUR_MS;
/** Inverse odds of a whole market add up to this much, whatever the book; else a price is wrong. */
const BOOKED = { least: 0.9, most: 1.4 } as const;

type Problem = { readonly problem: string };

/**
 * The prices of a game that has not begun. The first that is known of a market is its opening price, a later one is a move, and
 * one that says what is known already is left out until it has to be reported again.
 */
export function readPrices(
  row: OddsRow,
  game: FeedGame,
  { known, sport }: { readonly known: Known; readonly sport: Sport },
): { readonly odds: readonly FeedOdds[]; readonly refused: readonly RefusedRow[] } {
  const odds: FeedOdds[] = [];
  const { rows: bookmakers, refused: badBookmakers } = readBookmakers(row);
  const refused = [...badBookmakers];
  const seen = new Set<string>();
  for (const bookmaker of bookmakers) {
    const { rows: markets, refused: badMarkets } = readMarkets(bookmaker, row.id);
    refused.push(...badMarkets);
    for (const market of markets) {
      const betType = isMarketKey(market.key) ? BET_TYPE_OF[market.key] : null;
      if (betType === null) continue;
      const key = quoteKey(game.key, betType, bookmaker.title);
      const quote = seen.has(key) ? { problem: 'the market comes twice' } : quoteOf(row, sport, market);
      seen.add(key);
      if ('problem' in quote) {
        refused.push({ row: `${row.id} ${bookmaker.title} ${market.key}`, reason: quote.problem });
        continue;
      }
      const before = known.quotes.get(key);
      const isFresh = before && game.knownAt.getTime() - before.knownAt.getTime() < REPEAT_AFTER_MS;
      if (isFresh && isSame(before, quote)) continue;
      odds.push({
        ...quote,
        gameKey: game.key,
        betType,
        bookmaker: bookmaker.title,
        phase: before ? 'move' : 'open',
        origin: 'real',
        knownAt: game.knownAt,
      });
    }
  }
  return { odds, refused };
}

function isMarketKey(key: string): key is keyof typeof BET_TYPE_OF {
  return Object.hasOwn(BET_TYPE_OF, key);
}

function quoteOf(row: OddsRow, sport: Sport, market: MarketRow): Quote | Problem {
  const named = (name: string) => market.outcomes.find((outcome) => outcome.name === name);
  const isTotal = market.key === 'totals';
  const home = named(isTotal ? 'Over' : row.home_team);
  const away = named(isTotal ? 'Under' : row.away_team);
  if (!home || !away) return { problem: 'an end of the market is missing' };
  const draw = named('Draw');
  const isThreeWay = market.key === 'h2h' && sport === 'soccer';
  if (isThreeWay !== (draw !== undefined)) return { problem: 'it has the wrong number of ends' };
  if (market.outcomes.length !== (isThreeWay ? 3 : 2)) return { problem: 'it has the wrong number of ends' };
  const prices = [home.price, away.price, ...(draw ? [draw.price] : [])];
  const booked = prices.reduce((sum, price) => sum + 1 / price, 0);
  if (booked < BOOKED.least || booked > BOOKED.most) return { problem: `its margin is ${booked.toFixed(3)}` };
  const line = lineOf(market.key, home.point, away.point);
  if (typeof line === 'object' && line !== null) return line;
  return { line, homeOdds: home.price, drawOdds: draw?.price ?? null, awayOdds: away.price };
}

/** The home handicap or the total; the other end must stand at the same line. */
function lineOf(key: string, home: number | undefined, away: number | undefined): number | null | Problem {
  if (key === 'h2h') return null;
  if (home === undefined || away === undefined) return { problem: 'it has no line' };
  if (key === 'spreads') return home === -away ? home : { problem: 'its ends stand at two lines' };
  if (home !== away) return { problem: 'its ends stand at two lines' };
  return home > 0 ? home : { problem: 'its total is not above 0' };
}

function isSame(one: Quote, other: Quote): boolean {
  return (
    one.line === other.line &&
    one.homeOdds === other.homeOdds &&
    one.drawOdds === other.drawOdds &&
    one.awayOdds === other.awayOdds
  );
}
