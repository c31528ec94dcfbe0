import { spawnSync } from 'node:child_process';
import { DAY_MS } from '#terms/durations.ts';
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

/**
 * `node bench/predict.ts [--alone]`: the engine's inner loops on made-up data, and the same work in SciPy and scikit-learn on one
 * thread where Debian's packages are installed. All are measured in CPU time, so that other work beside disturbs little. The whole walk-forward has its own file, `bench/walk-forward.ts`.
 */

type Match = {
  readonly home: number;
  readonly away: number;
  readonly homeScore: number;
  readonly awayScore: number;
  readonly day: number;
};

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

type Measured = {
  readonly what: string;
  readonly ours: number;
  readonly unit: string;
  readonly rival?: string;
};
const measured: Measured[] = [];

/** Seconds of CPU that a piece of work takes. */
function cpuSeconds(work: () => void): number {
  const from = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1e6;
}

function benchDixonColes(): void {
  const games = matches(1900, 27);
  const fitAll = () => {
    const model = fill(games);
    fitPairPoisson(model, 100);
    rhoOf(model, games);
  };
  const first = median(1, fitAll);
  const cold = median(41, fitAll);
  const model = fill(games);
  fitPairPoisson(model, 100);
  const before = [...model.attack];
  fitPairPoisson(model, 400);
  const moved = Math.max(...before.map((value, i) => Math.abs(value - (model.attack[i] ?? 0))));
  const warm = median(101, () => fitPairPoisson(model, 6));
  const what = 'Dixon-Coles fit with rho, 1,900 matches, 27 teams';
  measured.push({ what: `${what}, first in the process`, ours: first, unit: 'ms' });
  measured.push({ what: `${what}, cold`, ours: cold, unit: 'ms', rival: 'dixon_coles_ms' });
  measured.push({
    what: `… after one more day, warm (largest error ${moved.toExponential(1)})`,
    ours: warm,
    unit: 'ms',
  });
}

/** Rows written, and ratings updated after every match day. */
function runSeasons(years: readonly number[]): number {
  const games = years.flatMap((seasonStartYear) =>
    makeSeason({ sport: 'soccer', teams: 20, seed: seasonStartYear, seasonStartYear, leagueId: 'EPL' }),
  );
  const league = createSoccerLeague();
  const values = new Float64Array(SOCCER_COLUMNS.length);
  const seconds = cpuSeconds(() => {
    for (const day of Map.groupBy(games, (game) => game.startAt).values()) {
      for (const game of day) {
        const writer = { values, at: 0 };
        writeSoccerRow(league, game, writer).writePrices(viewMarket('open', game.opening, 'power'), writer);
      }
      for (const game of day) {
        const opening = viewMarket('open', game.opening, 'power');
        learnSoccer(league, game, opening, viewMarket('close', game.closing, 'power'));
      }
    }
  });
  return games.length / seconds;
}

function benchFeatures(): void {
  const years = Array.from({ length: 12 }, (_, i) => 2010 + i);
  const what = `features, ${SOCCER_COLUMNS.length} columns, ratings updated after every match day`;
  measured.push({ what: `${what}, first season`, ours: runSeasons(years.slice(0, 1)), unit: 'rows/s' });
  measured.push({ what: `${what}, twelve seasons`, ours: runSeasons(years), unit: 'rows/s' });
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
  const train = () =>
    trainBoosting(rows, BOOST.columns, targets, null, {
      loss: 'multiclass',
      rounds: BOOST.rounds,
      learningRate: 0.1,
      leaves: 31,
      minRows: 20,
      l2: 0,
      columnShare: 1,
      random: seededRandom(1),
    });
  const what = 'boosting, 6,000 × 600, 3 classes, 100 rounds, 31 leaves';
  measured.push({ what: `${what}, one core`, ours: cpuSeconds(train), unit: 's', rival: 'boosting_s' });
}

/** What the same work took in Python, by name; null where the packages are missing. */
function readRivals(): Readonly<Record<string, number | string>> | null {
  const run = spawnSync('/usr/bin/python3', [new URL('predict-rivals.py', import.meta.url).pathname], {
    encoding: 'utf8',
    env: { ...process.env, OMP_NUM_THREADS: '1', OPENBLAS_NUM_THREADS: '1' },
    timeout: 300_000,
  });
  return run.status === 0 ? JSON.parse(run.stdout) : null;
}

function print(rivals: Readonly<Record<string, number | string>> | null): void {
  for (const { what, ours, unit, rival } of measured) {
    const theirs = rival === undefined ? undefined : rivals?.[rival];
    const ratio =
      typeof theirs === 'number'
        ? `; ${rivals?.[`${rival}_by`]}: ${theirs.toPrecision(3)} ${unit}, ${(theirs / ours).toFixed(2)} times ours`
        : '';
    console.log(`${what}: ${ours.toPrecision(3)} ${unit}${ratio}`);
  }
  if (rivals === null && !isAlone) {
    console.log(
      'SciPy and scikit-learn: not installed, no ratios (apt-get install python3-scipy python3-sklearn)',
    );
  }
}

const isAlone = process.argv.includes('--alone');
benchDixonColes();
benchFeatures();
benchBoosting();
print(isAlone ? null : readRivals());
