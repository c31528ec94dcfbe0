import { createWalkForward, informationShare, type ScoredPair, score } from '@trueline/predict';
import { beforeAll, describe, expect, it } from 'vitest';
import { readArchive } from '#feeds/csv-archive/read-archive.ts';
import { DAY_MS } from '#terms/durations.ts';
import { type BacktestGame, backtestGame, daysOf } from './backtest-games.ts';
import { resultOf } from './backtest-rivals.ts';
import { runBacktest } from './backtest-run.ts';

const folder = process.env.SPORTS_DATA;
if (!folder) console.info('backtest-real: SPORTS_DATA is not set, so nothing is measured on real seasons');

const FROM = '2022-07-01';

describe.skipIf(!folder)('one league of real seasons', () => {
  let games: readonly BacktestGame[] = [];

  beforeAll(async () => {
    const read = await readArchive(folder ?? '', { leagues: ['EPL'] });
    games = read.games.map(backtestGame);
  });

  it('brings tier B at least 88 % of the way from the base rate to the close, and never beyond it', () => {
    const run = runBacktest('soccer', games, { from: FROM, until: null, tiers: ['B'], seed: 1 }).get('B');
    const loss = (pick: 'base' | 'close' | null) =>
      score(
        (run?.measured ?? []).flatMap(({ ours, rivals, result }) => {
          const probabilities = pick === null ? ours : rivals[pick];
          return probabilities ? [{ probabilities, result }] : [];
        }),
      ).logLoss;
    const share = informationShare(loss('base'), loss(null), loss('close'));
    expect(share).toBeGreaterThan(0.88);
    expect(share).toBeLessThan(1.01);
  });

  it('loses little when it learns every result three days late', () => {
    const prompt = walkForward(games, 0);
    const late = walkForward(games, 3);
    expect(late.n).toBe(prompt.n);
    expect(late.logLoss - prompt.logLoss).toBeLessThan(0.002);
  });
});

/** Tier B with a delay: on each day the engine knows what was known so many days before. */
function walkForward(games: readonly BacktestGame[], delayDays: number) {
  const walk = createWalkForward({ sport: 'soccer', seed: 1, minimumGames: 0, unseenTeams: 'prior' });
  const pairs: ScoredPair[] = [];
  let waiting: BacktestGame[] = [];
  for (const day of daysOf(games)) {
    const today = Date.parse(day[0]?.gameDay ?? '');
    const isKnown = (game: BacktestGame) => Date.parse(game.gameDay) < today - delayDays * DAY_MS;
    walk.advance(waiting.filter(isKnown).map(({ played }) => played));
    waiting = waiting.filter((game) => !isKnown(game));
    for (const game of day) {
      waiting.push(game);
      if (game.gameDay < FROM) continue;
      const { opening, closing, knownAt, homeScore, awayScore, halfTime, statistics, ...input } = game.played;
      const forecast = walk.predictTier('B', input);
      if (forecast.state === 'ok')
        pairs.push({ probabilities: forecast.probabilities, result: resultOf(game.played) });
    }
  }
  return score(pairs);
}
