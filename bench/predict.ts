import { spawnSync } from 'node:child_process';
import { trainBoosting } from '../packages/predict/src/learners/boosting.ts';
import { fitRho } from '../packages/predict/src/models/low-score-correlation.ts';
import {
  addPairGame,
  agePairPoisson,
  createPairPoisson,
  fitPairPoisson,
  pairRates,
} from '../packages/predict/src/models/pair-poisson.ts';
import { seededRandom } from '../packages/predict/src/numeric/seeded-random.ts';
import { viewMarket } from '../packages/predict/src/prices/market-view.ts';
import { createSoccerLeague, learnSoccer } from '../packages/predict/src/soccer/soccer-league.ts';
import { SOCCER_COLUMNS, writeSoccerRow } from '../packages/predict/src/soccer/soccer-row.ts';
import { makeSeason } from '../packages/predict/src/testing/make-season.ts';

/** `node bench/predict.ts`: the engine's inner loops on made-up data, beside SciPy and scikit-learn where they are installed. */

type Match = {
  readonly home: number;
  readonly away: number;
  readonly homeScore: number;
  readonly awayScore: number;
  readonly day: number;
};
const DAY_MS = 86_400_000;

function matches(count: number, teams: number): readonly Match[] {
  const random = seededRandom(1);
  const goals = (rate: number) => {
    let product = random();
    let k = 0;
    for (; product > Math.exp(-rate); k++) product *= random();
    return k;
  };
  return Array.from({ length: count }, (_, i) => {
    const home = Math.floor(random() * teams);
    const away = (home + 1 + Math.floor(random() * (teams - 1))) % teams;
    const gap = (away - home) / teams;
    return {
      home,
      away,
      homeScore: goals(Math.exp(0.35 + gap / 2)),
      awayScore: goals(Math.exp(0.1 - gap / 2)),
      day: i / 2,
    };
  });
}

/** Milliseconds of the middle one of several runs. */
function median(runs: number, work: () => void): number {
  const times = Array.from({ length: runs }, () => {
    const from = performance.now();
    work();
    return performance.now() - from;
  }).sort((a, b) => a - b);
  return times[Math.floor(runs / 2)] ?? Number.NaN;
}

function fill(games: readonly Match[]) {
  const model = createPairPoisson({ decay: 0.001, ridge: 2, newcomer: 0.2 });
  for (const game of games) {
    agePairPoisson(model, game.day * DAY_MS);
    addPairGame(model, { ...game, neutral: false });
  }
  return model;
}

function rhoOf(model: ReturnType<typeof fill>, games: readonly Match[]): number {
  const last = games.at(-1)?.day ?? 0;
  return fitRho(
    games.map((game) => {
      const [lambda, mu] = pairRates(model, game.home, game.away, false);
      return { ...game, lambda, mu, weight: Math.exp(-0.001 * (last - game.day)) };
    }),
  );
}

function benchDixonColes(): void {
  const games = matches(1900, 27);
  const cold = median(21, () => {
    const model = fill(games);
    fitPairPoisson(model, 100);
    rhoOf(model, games);
  });
  const model = fill(games);
  fitPairPoisson(model, 100);
  const before = [...model.attack];
  fitPairPoisson(model, 400);
  const moved = Math.max(...before.map((value, i) => Math.abs(value - (model.attack[i] ?? 0))));
  const warm = median(101, () => fitPairPoisson(model, 6));
  console.log(
    `Dixon-Coles, 1,900 matches, 27 teams: cold ${cold.toFixed(2)} ms with rho (largest error ${moved.toExponential(1)}), warm ${warm.toFixed(3)} ms`,
  );
}

function benchFeatures(): void {
  const games = [2018, 2019, 2020, 2021].flatMap((seasonStartYear) =>
    makeSeason({ sport: 'soccer', teams: 20, seed: seasonStartYear, seasonStartYear, leagueId: 'EPL' }),
  );
  const league = createSoccerLeague();
  const values = new Float64Array(SOCCER_COLUMNS.length);
  const from = process.cpuUsage();
  for (const day of Map.groupBy(games, (game) => game.startAt).values()) {
    for (const game of day) {
      writeSoccerRow(league, game, viewMarket('open', game.opening, 'power'), { values, at: 0 });
    }
    for (const game of day) {
      const opening = viewMarket('open', game.opening, 'power');
      learnSoccer(league, game, opening, viewMarket('close', game.closing, 'power'));
    }
  }
  const seconds = process.cpuUsage(from).user / 1e6;
  console.log(
    `features, ${SOCCER_COLUMNS.length} columns, state updated after every match day: ${Math.round(games.length / seconds)} rows per second of CPU`,
  );
}

const BOOST = { rows: 6000, columns: 600, rounds: 100 } as const;

function benchBoosting(): void {
  const random = seededRandom(5);
  const rows = Float32Array.from({ length: BOOST.rows * BOOST.columns }, () => random());
  const targets = new Float64Array(BOOST.rows * 3);
  for (let i = 0; i < BOOST.rows; i++) {
    const signal = (rows[i * BOOST.columns] ?? 0) + (rows[i * BOOST.columns + 1] ?? 0) + random();
    targets[i * 3 + (signal < 1.2 ? 0 : signal < 1.8 ? 1 : 2)] = 1;
  }
  const from = process.cpuUsage();
  trainBoosting(rows, BOOST.columns, targets, null, {
    ...{
      loss: 'multiclass',
      rounds: BOOST.rounds,
      learningRate: 0.1,
      leaves: 31,
      minRows: 20,
      l2: 0,
      columnShare: 1,
    },
    random: seededRandom(1),
  });
  console.log(
    `boosting, 6,000 × 600, 3 classes, 100 rounds, 31 leaves, one core: ${(process.cpuUsage(from).user / 1e6).toFixed(1)} s of CPU`,
  );
}

/** The same work in Python; silent where the packages are missing. */
function benchRivals(): void {
  const run = spawnSync('/usr/bin/python3', [new URL('predict-rivals.py', import.meta.url).pathname], {
    encoding: 'utf8',
    env: { ...process.env, OMP_NUM_THREADS: '1', OPENBLAS_NUM_THREADS: '1' },
    timeout: 180_000,
  });
  console.log(
    run.status === 0
      ? run.stdout.trim()
      : 'SciPy and scikit-learn are not installed: no comparison (apt-get install python3-sklearn)',
  );
}

benchDixonColes();
benchFeatures();
benchBoosting();
if (!process.argv.includes('--alone')) benchRivals();
