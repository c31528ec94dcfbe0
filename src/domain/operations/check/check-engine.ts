import {
  bootstrapInterval,
  calibrationFloor,
  type Outcome,
  type ScoredPair,
  score,
  seededRandom,
} from '@trueline/predict';
import { listJudgedGames } from '#db/queries/judged-game.ts';
import { watched } from '#domain/forecasting/models/measure-league.ts';
import { findShownSources } from '#domain/foundation/setting/shown-sources.ts';
import { meanInterval } from '#domain/picks/figures/figures.ts';
import type { Services } from '#domain/services.ts';
import { type Finding, findingOf } from './finding.ts';

const MAX_GAMES = 500;
/** More are read than are looked at, because not every game has an opening price. */
const MAX_READ = 2000;
/** Fewer games say nothing about calibration. */
const MIN_CALIBRATED = 100;
/** An error of the chances below this is too small to matter, however sure it is. */
const MIN_ERROR = 0.05;
const DRAWS = 200;
const SEED = 18;

type Judged = ScoredPair & { readonly opening: Outcome | null; readonly simulated: boolean };

/** The last finished games of which something was said live before the start, the newest first. */
export async function readJudged(services: Services): Promise<Judged[]> {
  const asOf = services.clock.now();
  const sources = await findShownSources(services);
  const rows = await listJudgedGames(services.db, { sources, asOf, limit: MAX_READ });
  return rows.flatMap((row) => {
    const { said, result, opening } = watched(row);
    if (said === null || result === null) return [];
    return [{ probabilities: said, result, opening, simulated: row.simulated }];
  });
}

/** The chances that were given before the last games came true as often as they said, within what chance explains. */
export function checkCalibration(judged: readonly Judged[]): Finding {
  const games = judged.slice(0, MAX_GAMES);
  const simulated = games.some((game) => game.simulated);
  if (games.length < 2) return findingOf({ n: games.length, needed: MIN_CALIBRATED, simulated });
  const error = (sample: readonly ScoredPair[]) => score(sample).ece;
  const { low, high } = bootstrapInterval(games, error, { random: seededRandom(SEED), draws: DRAWS });
  const chances = games.map(({ probabilities }) => probabilities);
  const bound = calibrationFloor(chances, { random: seededRandom(SEED) }).high;
  const value = error(games);
  return findingOf({
    n: games.length,
    needed: MIN_CALIBRATED,
    value,
    low,
    high,
    bound,
    isOut: low > bound && value > MIN_ERROR,
    simulated,
  });
}

/** Over the last 500 games the engine's Brier score is not worse than that of the opening prices, by more than chance explains. */
export function checkOpeningLine(judged: readonly Judged[]): Finding {
  const games = judged
    .flatMap((game) => (game.opening === null ? [] : [{ ...game, opening: game.opening }]))
    .slice(0, MAX_GAMES);
  const n = games.length;
  const simulated = games.some((game) => game.simulated);
  if (n < 2) return findingOf({ n, needed: MAX_GAMES, simulated });
  const gaps = games.map(
    ({ probabilities, opening, result }) =>
      score([{ probabilities, result }]).brier - score([{ probabilities: opening, result }]).brier,
  );
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / n;
  const variance = gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / (n - 1);
  const [low, high] = meanInterval({ mean, deviation: Math.sqrt(variance), n }) ?? [null, null];
  return findingOf({
    n,
    needed: MAX_GAMES,
    value: mean,
    low,
    high,
    bound: 0,
    isOut: low !== null && low > 0,
    simulated,
  });
}
