import { DEVIG_METHODS, devig, logLoss, type Outcome, pairedDifference, type Sport } from '@trueline/predict';
import { readArchive } from '#feeds/csv-archive/read-archive.ts';
import { SPORTS } from '#terms/sports.ts';
import { type BacktestGame, backtestGame } from './backtest-games.ts';
import { outcomeOf, resultOf, winnerOdds } from './backtest-rivals.ts';
import { replaceTable } from './readme-table.ts';

/**
 * `SPORTS_DATA=<folder> node scripts/backtest/backtest-devig.ts`: compares the ways to take a margin out, by the log-loss of the winner's fair
 * price, and writes the table into the engine's README.
 */

const NAMES: Readonly<Record<Sport, string>> = {
  soccer: 'soccer',
  basketball: 'NBA moneyline',
  baseball: 'MLB',
};

const folder = process.env.SPORTS_DATA;
if (!folder) {
  process.stderr.write(
    'SPORTS_DATA names the folder with the seasons; without it nothing can be measured.\n',
  );
  process.exitCode = 2;
} else {
  const { games } = await readArchive(folder);
  const all = games.map(backtestGame);
  const rows = SPORTS.flatMap((sport) =>
    (['opening', 'closing'] as const).flatMap((phase) => row(sport, phase, all)),
  );
  await replaceTable('devig', [
    '| prices | games | mean margin | proportional | power | Shin |',
    '| ------ | ----- | ----------- | ------------ | ----- | ---- |',
    ...rows,
  ]);
}

function row(sport: Sport, phase: 'opening' | 'closing', all: readonly BacktestGame[]): readonly string[] {
  let margin = 0;
  const games = all.flatMap(({ played }) => {
    const odds = played.sport === sport ? winnerOdds(played, played[phase]) : null;
    const [proportional, power, shin] = DEVIG_METHODS.map((method) => odds && devig(odds, method));
    if (!odds || !proportional || !power || !shin) return [];
    margin += odds.reduce<number>((sum, one) => sum + 1 / (one ?? 1), -1);
    const outcomes = [proportional, power, shin].map((one) => outcomeOf(played, one));
    return [{ outcomes, result: resultOf(played) }];
  });
  if (games.length === 0) return [];
  const loss = (method: number) =>
    games.reduce((sum, { outcomes, result }) => sum + logLoss(outcomeAt(outcomes, method), result), 0) /
    games.length;
  const against = (method: number) => {
    const { mean, standardError } = pairedDifference(
      games.map(({ outcomes, result }) => ({
        first: outcomeAt(outcomes, method),
        second: outcomeAt(outcomes, 0),
        result,
      })),
    );
    return `${mean.toFixed(5)} ± ${standardError.toFixed(5)}`;
  };
  const share = `${((100 * margin) / games.length).toFixed(1)} %`;
  const cells = [games.length, share, loss(0).toFixed(5), against(1), against(2)];
  return [`| ${NAMES[sport]}, ${phase} | ${cells.join(' | ')} |`];
}

function outcomeAt(outcomes: readonly Outcome[], method: number): Outcome {
  const outcome = outcomes[method];
  if (!outcome) throw new Error('every method was asked');
  return outcome;
}
