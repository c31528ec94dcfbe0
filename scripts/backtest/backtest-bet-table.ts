import { bootstrapInterval, seededRandom } from '@trueline/predict';
import { BET_TYPES } from '#terms/bets.ts';
import type { MarketBet } from './backtest-bets.ts';
import type { Measured } from './backtest-measured.ts';
import { BET_TIMES, type BetTime } from './backtest-prices.ts';

/** Draws of the bootstrap start here, so that a table can be printed again. */
const SEED = 1;
/** With fewer bets a market's own interval says nothing. */
const FEWEST_BETS = 30;

export const BET_COLUMNS = [
  'market',
  'price',
  'games',
  'bets',
  'games bet on',
  'mean odds',
  'claimed %',
  'worth %',
  'claimed − worth, 95 %',
  'beat the close',
  'ROI %',
  '95 %',
] as const;

const PRICE_NAMES: Readonly<Record<BetTime, string>> = {
  opening: 'opening',
  hour: 'an hour before (simulated)',
  close: 'close',
};

/**
 * What one unit on every bet would have brought that the site's rules make at a time: all markets together, and each that has
 * enough bets. `games` had prices at the time. Intervals draw whole games, whose bets hang together.
 */
export function betLines(games: readonly Measured[]): readonly (readonly string[])[] {
  return BET_TIMES.flatMap((at) => {
    const looked = games.flatMap(({ bets }) => bets.filter((one) => one.at === at));
    if (looked.length === 0) return [];
    const cluster = looked.map(({ bets }) => bets).filter((bets) => bets.length > 0);
    const markets = BET_TYPES.flatMap((market) => {
      const own = cluster.map((bets) => bets.filter(({ betType }) => betType === market));
      const some = own.filter((bets) => bets.length > 0);
      return some.length >= FEWEST_BETS ? [[market, at, some] as const] : [];
    });
    return [['all', at, cluster] as const, ...markets].map(([market, time, own]) => [
      market,
      PRICE_NAMES[time],
      String(looked.length),
      ...cellsOf(own, looked.length),
    ]);
  });
}

function cellsOf(games: readonly (readonly MarketBet[])[], looked: number): readonly string[] {
  const bets = games.flat();
  if (bets.length === 0) return ['0', '0.0 %', '–', '–', '–', '–', '–', '–', '–'];
  const random = seededRandom(SEED);
  const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
  const percent = (value: number) => (100 * value).toFixed(1);
  const valued = games.map((own) =>
    own.flatMap((bet) => (bet.worth === null ? [] : [{ ...bet, worth: bet.worth }])),
  );
  const known = valued.flat();
  const gapOf = (sample: readonly (typeof known)[]) =>
    mean(sample.flat().map(({ claimed, worth }) => claimed - worth));
  const returnOf = (sample: typeof games) => mean(sample.flat().map(({ profitPerUnit }) => profitPerUnit));
  const between = ({ low, high }: { readonly low: number; readonly high: number }) =>
    `${percent(low)}…${percent(high)}`;
  // One game has a difference and no interval.
  const alone = ([gap]: readonly number[]) => (gap === undefined ? '–' : `${percent(gap)}, one game`);
  const some = valued.filter((own) => own.length > 0);
  return [
    String(bets.length),
    `${percent(games.length / looked)} %`,
    mean(bets.map(({ odds }) => odds)).toFixed(2),
    percent(mean(bets.map(({ claimed }) => claimed))),
    known.length > 0 ? percent(mean(known.map(({ worth }) => worth))) : '–',
    some.length > 1
      ? between(bootstrapInterval(some, gapOf, { random }))
      : alone(some.map((own) => gapOf([own]))),
    known.length > 0 ? `${percent(known.filter(({ worth }) => worth > 0).length / known.length)} %` : '–',
    percent(returnOf(games)),
    games.length > 1 ? between(bootstrapInterval(games, returnOf, { random })) : '–',
  ];
}
