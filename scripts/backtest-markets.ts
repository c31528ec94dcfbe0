import {
  binaryEvents,
  calibrationFloor,
  calibrationSlope,
  closingLineInterval,
  closingLineValue,
  type Outcome,
  pairedDifference,
  type Result,
  returnOnInvestment,
  type ScoredPair,
  score,
  seededRandom,
} from '@trueline/predict';
import type { MarketBet } from './backtest-bets.ts';
import type { AtLine, Measured } from './backtest-measured.ts';
import { layOut } from './lay-out.ts';

/** A market's forecasts with the opening and closing price's of the same question; null where nobody priced it. */
export type MarketPair = ScoredPair & { readonly open: Outcome | null; readonly close: Outcome | null };

export const MARKETS = ['win_loss', 'run_line', 'over_under'] as const;
export type Market = (typeof MARKETS)[number];
/** Draws of the bootstrap and of the calibration floor start here, so that a table can be printed again. */
const SEED = 1;

export function marketPairs(games: readonly Measured[], market: Market): readonly MarketPair[] {
  if (market === 'win_loss') {
    return games
      .filter(({ ours, result }) => ours.draw !== null || result !== 'draw')
      .map(({ ours, result, rivals }) => ({
        probabilities: ours,
        result,
        open: rivals.open,
        close: rivals.close,
      }));
  }
  return games.flatMap((game) => {
    const line = market === 'run_line' ? game.cover : game.over;
    return line ? [asPair(line)] : [];
  });
}

function asPair({ p, happened, open, close }: AtLine): MarketPair {
  const result: Result = happened ? 'home' : 'away';
  const fair = (one: number | null) => (one === null ? null : twoWay(one));
  return { probabilities: twoWay(p), result, open: fair(open), close: fair(close) };
}

function twoWay(p: number): Outcome {
  return { home: p, draw: null, away: 1 - p };
}

/** Mean calibration error of a perfect forecaster who says the same, and the 95th percentile of his. */
export function floorOf(pairs: readonly ScoredPair[]) {
  return calibrationFloor(
    pairs.map(({ probabilities }) => probabilities),
    { random: seededRandom(SEED) },
  );
}

const SCORE_COLUMNS = [
  'games',
  'ours',
  'open',
  'close',
  'ours−open',
  'ours−close',
  'ECE',
  'ECE floor',
  'ECE close',
  'slope',
] as const;

/** Log-loss and calibration of every market: winner, and handicap and total at the line that is asked. */
export function marketTable(title: string, games: readonly Measured[]): string {
  const lines = MARKETS.flatMap((market) => {
    const pairs = marketPairs(games, market);
    return pairs.length > 0 ? [[market, ...scoreCells(pairs)]] : [];
  });
  return layOut([[title, ...SCORE_COLUMNS], ...lines]);
}

function scoreCells(pairs: readonly MarketPair[]): readonly string[] {
  const mine = score(pairs);
  const rival = (pick: (pair: MarketPair) => Outcome | null) =>
    pairs.flatMap((pair) => {
      const second = pick(pair);
      return second ? [{ first: pair.probabilities, second, result: pair.result }] : [];
    });
  const scoreOf = (pick: (pair: MarketPair) => Outcome | null) =>
    score(rival(pick).map(({ second, result }) => ({ probabilities: second, result })));
  const gap = (pick: (pair: MarketPair) => Outcome | null) => {
    const both = rival(pick);
    if (both.length === 0) return '-';
    const { mean, standardError } = pairedDifference(both);
    return `${mean > 0 ? '+' : ''}${mean.toFixed(5)}±${standardError.toFixed(5)}`;
  };
  const floor = floorOf(pairs);
  const shown = (value: number, digits: number) => (Number.isNaN(value) ? '-' : value.toFixed(digits));
  return [
    String(pairs.length),
    mine.logLoss.toFixed(5),
    shown(scoreOf((pair) => pair.open).logLoss, 5),
    shown(scoreOf((pair) => pair.close).logLoss, 5),
    gap((pair) => pair.open),
    gap((pair) => pair.close),
    mine.ece.toFixed(4),
    `${floor.mean.toFixed(4)}…${floor.high.toFixed(4)}`,
    shown(scoreOf((pair) => pair.close).ece, 4),
    calibrationSlope(binaryEvents(pairs)).slope.toFixed(2),
  ];
}

const BET_COLUMNS = [
  'price',
  'bets',
  'mean odds',
  'CLV %',
  '95 %',
  'beat the close',
  'ROI %',
  '95 %',
] as const;

/**
 * What one unit on every bet of at least 1 % expected value would have brought, at the opening price where there is one. The CLV
 * says more than the ROI: it needs a hundredth of the games. Empty where no bet was found.
 */
export function betTable(title: string, games: readonly Measured[]): string {
  const lines = MARKETS.flatMap((market) =>
    (['open', 'close'] as const).flatMap((at) => {
      const bets = games.flatMap((game) =>
        game.bets.filter((bet) => bet.betType === market && bet.at === at),
      );
      return bets.length > 0 ? [[market, at, ...betCells(bets)]] : [];
    }),
  );
  return lines.length > 0 ? layOut([[title, ...BET_COLUMNS], ...lines]) : '';
}

export function betCells(bets: readonly MarketBet[]): readonly string[] {
  const random = seededRandom(SEED);
  const percent = (value: number) => (100 * value).toFixed(1);
  const between = ({ low, high }: { readonly low: number; readonly high: number }) =>
    `${percent(low)}…${percent(high)}`;
  const line = closingLineValue(bets);
  const money = returnOnInvestment(bets, { random });
  return [
    String(bets.length),
    (bets.reduce((sum, bet) => sum + bet.odds, 0) / bets.length).toFixed(2),
    line.n > 0 ? percent(line.mean) : '-',
    line.n > 0 ? between(closingLineInterval(bets, { random })) : '-',
    line.n > 0 ? `${percent(line.beat)} %` : '-',
    percent(money.roi),
    between(money),
  ];
}
