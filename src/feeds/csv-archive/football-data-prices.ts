import type { DraftPrice, Note } from './draft-game.ts';
import { findPriceColumns, type PriceColumns, readPrice } from './price-columns.ts';
import { BET365, MARKET_AVERAGE, PINNACLE } from './season-table-prices.ts';

type Market = { readonly columns: PriceColumns; readonly bookmaker: string };

/** Column prefixes of the three-way market; a closing price adds C. Where two name one bookmaker the first counts. */
const THREE_WAY: readonly (readonly [prefix: string, bookmaker: string])[] = [
  ['PS', PINNACLE],
  ['P', PINNACLE],
  ['Avg', MARKET_AVERAGE],
  ['BbAv', MARKET_AVERAGE],
  ['B365', BET365],
  ['BW', 'Bwin'],
  ['IW', 'Interwetten'],
  ['LB', 'Ladbrokes'],
  ['WH', 'William Hill'],
  ['VC', 'BetVictor'],
  ['BFE', 'Betfair Exchange'],
];

/** Prefixes of totals and Asian handicaps, where Pinnacle is P. */
const TWO_WAY: readonly (readonly [prefix: string, bookmaker: string])[] = [
  ['P', PINNACLE],
  ['Avg', MARKET_AVERAGE],
  ['BbAv', MARKET_AVERAGE],
  ['B365', BET365],
  ['BFE', 'Betfair Exchange'],
];

const GOALS_LINE = 2.5;

/** Home handicap of the market: AHh (AHCh at the close), in older files BbAHh. */
function handicapColumn(header: readonly string[], close: boolean): string {
  if (close) return 'AHCh';
  return header.includes('AHh') ? 'AHh' : 'BbAHh';
}

function findPhase(header: readonly string[], close: boolean): readonly Market[] {
  const markets: Market[] = [];
  const phase = close ? 'close' : 'open';
  const mark = close ? 'C' : '';
  const add = (columns: PriceColumns | null, bookmaker: string) => {
    const held = markets.some(
      (market) => market.bookmaker === bookmaker && market.columns.betType === columns?.betType,
    );
    if (columns !== null && !held) markets.push({ columns, bookmaker });
  };
  for (const [prefix, bookmaker] of THREE_WAY) {
    const columnOf = (side: string) => `${prefix}${mark}${side}`;
    add(
      findPriceColumns(header, {
        betType: 'win_loss',
        phase,
        home: columnOf('H'),
        draw: columnOf('D'),
        away: columnOf('A'),
      }),
      bookmaker,
    );
  }
  for (const [prefix, bookmaker] of TWO_WAY) {
    const columnOf = (side: string) => `${prefix}${mark}${side}`;
    const total = {
      betType: 'over_under',
      phase,
      line: GOALS_LINE,
      home: columnOf('>2.5'),
      away: columnOf('<2.5'),
    } as const;
    add(findPriceColumns(header, total), bookmaker);
    if (!header.includes(columnOf('AHH'))) continue;
    const line = handicapColumn(header, close);
    add(
      findPriceColumns(header, {
        betType: 'run_line',
        phase,
        line,
        home: columnOf('AHH'),
        away: columnOf('AHA'),
      }),
      bookmaker,
    );
  }
  return markets;
}

/** Columns without the C that nevertheless hold closing prices, as in the files that cover a whole country. */
function asClose(market: Market): Market {
  return { ...market, columns: { ...market.columns, phase: 'close' } };
}

/** A reader of all prices in a row under this header. */
export function prepareFootballDataPrices(
  header: readonly string[],
  closingOnly: boolean,
): (cells: readonly string[], note: Note) => readonly DraftPrice[] {
  const close = findPhase(header, true);
  const plain = findPhase(header, false);
  const isCloseHeld = (market: Market) =>
    close.some(
      (other) => other.bookmaker === market.bookmaker && other.columns.betType === market.columns.betType,
    );
  const markets = closingOnly
    ? [...close, ...plain.filter((market) => !isCloseHeld(market)).map(asClose)]
    : [...plain, ...close];
  return (cells, note) => {
    const prices: DraftPrice[] = [];
    for (const { columns, bookmaker } of markets) {
      const price = readPrice(cells, columns, { bookmaker, keepBareLine: false }, note);
      if (price !== null) prices.push(price);
    }
    return prices;
  };
}
