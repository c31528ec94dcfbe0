import {
  binaryEvents,
  calibrationFloor,
  calibrationSlope,
  type Outcome,
  pairedDifference,
  type Result,
  type ScoredPair,
  score,
  seededRandom,
} from '@trueline/predict';
import { BET_TYPES, type BetType } from '#terms/bets.ts';
import { layOut } from '../operate/lay-out.ts';
import { BET_COLUMNS, betLines } from './backtest-bet-table.ts';
import type { AtLine, Measured } from './backtest-measured.ts';

/** A market's forecasts with the opening and closing price's of the same question; null where no one priced it. */
export type MarketPair = ScoredPair & { readonly open: Outcome | null; readonly close: Outcome | null };

/** Draws of the bootstrap and of the calibration floor start here, so that a table can be printed again. */
const SEED = 1;

export function marketPairs(games: readonly Measured[], market: BetType): readonly MarketPair[] {
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

/** Mean calibration error of a perfect forecaster who says the same, and the 95th percentile of theirs. */
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
  const lines = BET_TYPES.flatMap((market) => {
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

/** What the site's rules would have bet on, and what it was worth. Empty where there was no price. */
export function betTable(title: string, games: readonly Measured[]): string {
  const lines = betLines(games);
  return lines.length > 0 ? layOut([[title, ...BET_COLUMNS], ...lines.map((line) => ['', ...line])]) : '';
}
