import { pairedDifference, type Sport, score } from '@trueline/predict';
import { readArchive } from '#feeds/csv-archive/read-archive.ts';
import { type BacktestGame, backtestGame } from './backtest-games.ts';
import type { Measured } from './backtest-measured.ts';
import { runBacktest } from './backtest-run.ts';
import { replaceTable } from './readme-table.ts';

/**
 * `SPORTS_DATA=<folder> node scripts/backtest/backtest-outage.ts`: takes all prices away from two later seasons, as when a provider stops, and
 * measures tier B, which learned from prices, beside tier A, which never did. Writes the table into the engine's README.
 */

const SEED = 1;

type Outage = {
  readonly sport: Sport;
  readonly name: string;
  /** First days of the first and of the second season without prices. */
  readonly from: string;
  readonly second: string;
};

const OUTAGES: readonly Outage[] = [
  { sport: 'soccer', name: 'soccer, 2023-25', from: '2023-07-01', second: '2024-07-01' },
  { sport: 'basketball', name: 'NBA, 2019-21', from: '2019-09-01', second: '2020-12-01' },
  { sport: 'baseball', name: 'MLB, 2019-20', from: '2019-03-01', second: '2020-06-01' },
];

const folder = process.env.SPORTS_DATA;
if (!folder) {
  process.stderr.write(
    'SPORTS_DATA names the folder with the seasons; without it nothing can be measured.\n',
  );
  process.exitCode = 2;
} else {
  const { games } = await readArchive(folder);
  const all = games.map(backtestGame);
  await replaceTable('outage', [
    '| prices stop | season | games | tier A | tier B | B − A |',
    '| --- | --- | --- | --- | --- | --- |',
    ...OUTAGES.flatMap((outage) => rowsOf(outage, all)),
  ]);
}

function rowsOf(outage: Outage, all: readonly BacktestGame[]): readonly string[] {
  const { sport, name, from, second } = outage;
  const games = all
    .filter(({ played }) => played.sport === sport)
    .map((game) => (game.gameDay < from ? game : withoutPrices(game)));
  const runs = runBacktest(sport, games, { from, until: null, tiers: ['A', 'B'], seed: SEED });
  const [results, prices] = (['A', 'B'] as const).map((tier) => runs.get(tier)?.measured ?? []);
  if (!results || !prices) throw new Error('both tiers were asked');
  return (['first', 'second'] as const).map((season) => {
    // A few of baseball's games ended level, which no forecast of it allows for.
    const isOf = ({ day, ours, result }: Measured) =>
      (season === 'first' ? day < second : day >= second) && (ours.draw !== null || result !== 'draw');
    const [a, b] = [results.filter(isOf), prices.filter(isOf)];
    const { mean, standardError } = pairedDifference(
      b.map(({ ours, result }, index) => ({ first: ours, second: ofGame(a, index).ours, result })),
    );
    const cells = [a.length, loss(a), loss(b), `${mean.toFixed(5)} ± ${standardError.toFixed(5)}`];
    return `| ${name} | ${season} | ${cells.join(' | ')} |`;
  });
}

function withoutPrices(game: BacktestGame): BacktestGame {
  return { ...game, played: { ...game.played, opening: [], closing: [] } };
}

/** Both tiers forecast the same games in the same order. */
function ofGame(measured: readonly Measured[], index: number): Measured {
  const game = measured[index];
  if (!game) throw new Error('a tier has left out a game');
  return game;
}

function loss(measured: readonly Measured[]): string {
  return score(measured.map(({ ours, result }) => ({ probabilities: ours, result }))).logLoss.toFixed(5);
}
