import { informationShare, type Outcome, pairedDifference, score, type Tier } from '@trueline/predict';
import { BET_TYPES } from '#terms/bets.ts';
import { bandCell } from './backtest-bands.ts';
import { betLines } from './backtest-bet-table.ts';
import { floorOf, type MarketPair, marketPairs } from './backtest-markets.ts';
import type { Measured } from './backtest-measured.ts';

/** Rows of the README's three tables, as Markdown. */

function row(cells: readonly (string | number)[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** Winner market: log-loss against base rate, opening, closing and reference forecasts. */
export function accuracyRow(text: string, tier: Tier, games: readonly Measured[], day: string): string {
  const both = games.filter(
    ({ rivals, ours, result }) => rivals.base && rivals.close && (ours.draw !== null || result !== 'draw'),
  );
  const loss = (pick: (game: Measured) => Outcome | null) =>
    score(
      both.flatMap((game) => {
        const probabilities = pick(game);
        return probabilities ? [{ probabilities, result: game.result }] : [];
      }),
    ).logLoss;
  const [base, ours, close] = [loss((g) => g.rivals.base), loss((g) => g.ours), loss((g) => g.rivals.close)];
  const versions = new Set(games.map(({ modelVersion }) => modelVersion.split('-')[1]));
  return row([
    text,
    tier,
    both.length,
    base.toFixed(5),
    ours.toFixed(5),
    close.toFixed(5),
    `${(100 * informationShare(base, ours, close)).toFixed(1)} %`,
    gap(both, (game) => game.rivals.open),
    gap(both, (game) => game.rivals.close),
    gap(both, (game) => game.rivals.reference),
    // No card shows tier D, whose band follows the mean of the books and not the best source.
    tier === 'D' ? '–' : bandCell(games),
    [...versions].join(', '),
    day,
  ]);
}

function gap(games: readonly Measured[], pick: (game: Measured) => Outcome | null): string {
  return difference(
    games.flatMap((game) => {
      const second = pick(game);
      return second ? [{ first: game.ours, second, result: game.result }] : [];
    }),
  );
}

function difference(pairs: Parameters<typeof pairedDifference>[0]): string {
  if (pairs.length === 0) return '–';
  const { mean, standardError } = pairedDifference(pairs);
  return `${mean.toFixed(5)} ± ${standardError.toFixed(5)}`;
}

/** Every market at the line that is asked: log-loss, and calibration against what a perfect forecaster would show. */
export function marketRows(text: string, tier: Tier, games: readonly Measured[]): readonly string[] {
  return BET_TYPES.flatMap((market) => {
    const pairs = marketPairs(games, market);
    if (pairs.length === 0) return [];
    const floor = floorOf(pairs);
    const priced = pairs.flatMap(({ close, result }) => (close ? [{ probabilities: close, result }] : []));
    const mine = score(pairs);
    const against = (pick: (pair: MarketPair) => Outcome | null) =>
      difference(
        pairs.flatMap((pair) => {
          const second = pick(pair);
          return second ? [{ first: pair.probabilities, second, result: pair.result }] : [];
        }),
      );
    return [
      row([
        text,
        tier,
        market,
        pairs.length,
        mine.logLoss.toFixed(5),
        against(({ close }) => close),
        mine.ece.toFixed(4),
        `${floor.mean.toFixed(4)} (${floor.high.toFixed(4)})`,
        priced.length > 0 ? score(priced).ece.toFixed(4) : '–',
      ]),
    ];
  });
}

/** What the site's rules would have bet on at each time, market by market. */
export function betRows(text: string, games: readonly Measured[]): readonly string[] {
  return betLines(games).map((line) => row([text, ...line]));
}
