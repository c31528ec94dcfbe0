import type { ModelRow } from './data.server.ts';

/** The scores of the winner market over all leagues, each game counting once; null where nothing was measured. */
export function winnerTotal({ scores }: Pick<ModelRow, 'scores'>) {
  const own = scores.filter((score) => score.bet_type === 'win_loss');
  const n = own.reduce((sum, score) => sum + score.n, 0);
  if (n === 0) return null;
  const priced = own.reduce((sum, { close_n: games }) => sum + games, 0);
  const mean = (read: (score: (typeof own)[number]) => number) =>
    own.reduce((sum, score) => sum + read(score) * score.n, 0) / n;
  return {
    n,
    brier: mean(({ brier }) => brier),
    logLoss: mean(({ log_loss: loss }) => loss),
    difference:
      priced === 0
        ? null
        : own.reduce((sum, score) => sum + (score.difference ?? 0) * score.close_n, 0) / priced,
  };
}
