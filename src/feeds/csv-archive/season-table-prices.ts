import type { League } from '#feeds/names/leagues.ts';
import type { DraftPrice, Note } from './draft-game.ts';
import { findPriceColumns, type PriceColumns, readPrice } from './price-columns.ts';

export const PINNACLE = 'Pinnacle';
export const MARKET_AVERAGE = 'Market average';
export const BET365 = 'Bet365';
const SBR = 'SBR';

const SOURCES: Readonly<Record<string, string>> = {
  pin: PINNACLE,
  avg: MARKET_AVERAGE,
  b365: BET365,
  sbr: SBR,
};

/** From this season on soccer's totals and handicaps have Pinnacle's price; before it they are market averages. */
const FIRST_YEAR_OF_BEST_LINES = 2019;

const PHASES = ['open', 'close'] as const;

type Market = {
  readonly columns: PriceColumns;
  /** Null where the row's source column names the bookmaker. */
  readonly bookmaker: string | null;
};

function winLoss(header: readonly string[], phase: 'open' | 'close', suffix: string, withDraw: boolean) {
  return findPriceColumns(header, {
    betType: 'win_loss',
    phase,
    home: `odds_home_${phase}${suffix}`,
    ...(withDraw ? { draw: `odds_draw_${phase}${suffix}` } : {}),
    away: `odds_away_${phase}${suffix}`,
  });
}

function findMarkets(header: readonly string[], withDraw: boolean): readonly Market[] {
  const markets: Market[] = [];
  const add = (columns: PriceColumns | null, bookmaker: string | null) => {
    if (columns !== null) markets.push({ columns, bookmaker });
  };
  for (const phase of PHASES) {
    add(winLoss(header, phase, '', withDraw), null);
    add(winLoss(header, phase, '_pin', withDraw), PINNACLE);
    add(winLoss(header, phase, '_avg', withDraw), MARKET_AVERAGE);
    add(
      findPriceColumns(header, {
        betType: 'over_under',
        phase,
        line: `total_line_${phase}`,
        home: `over_odds_${phase}`,
        away: `under_odds_${phase}`,
      }),
      null,
    );
    add(
      findPriceColumns(header, {
        betType: 'run_line',
        phase,
        line: `hcap_line_${phase}`,
        home: `hcap_home_odds_${phase}`,
        away: `hcap_away_odds_${phase}`,
      }),
      null,
    );
  }
  return markets;
}

/** Who quoted the "best available" price of a row, given what its source column says. */
function bestBookmaker(
  source: string,
  columns: PriceColumns,
  league: League,
  seasonStartYear: number,
): string {
  if (league.sport !== 'soccer') return SBR;
  if (columns.betType !== 'win_loss' && seasonStartYear < FIRST_YEAR_OF_BEST_LINES) return MARKET_AVERAGE;
  return SOURCES[source] ?? 'Best available';
}

type PriceReader = (
  cells: readonly string[],
  league: League,
  seasonStartYear: number,
  note: Note,
) => readonly DraftPrice[];

/**
 * A reader of all prices in a row under this header. The "best" columns repeat Pinnacle's or the average's, so a
 * bookmaker that already stands there is not taken a second time for the same market and phase.
 */
export function prepareTablePrices(header: readonly string[]): PriceReader {
  const threeWay = findMarkets(header, true);
  const twoWay = findMarkets(header, false);
  const sourceIndex = {
    open: header.indexOf('odds_open_source'),
    close: header.indexOf('odds_close_source'),
  };
  return (cells, league, seasonStartYear, note) => {
    const prices: DraftPrice[] = [];
    for (const { columns, bookmaker: named } of league.sport === 'soccer' ? threeWay : twoWay) {
      const source = cells[sourceIndex[columns.phase]] ?? '';
      const bookmaker = named ?? bestBookmaker(source, columns, league, seasonStartYear);
      const doubled = prices.some(
        (price) =>
          price.bookmaker === bookmaker && price.phase === columns.phase && price.betType === columns.betType,
      );
      if (doubled) continue;
      const keepBareLine = league.sport === 'basketball';
      const price = readPrice(cells, columns, { bookmaker, keepBareLine }, note);
      if (price !== null) prices.push(price);
    }
    return prices;
  };
}
