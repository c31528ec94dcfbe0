import { BASEBALL_MODULE } from '../baseball/baseball-module.ts';
import { BASKETBALL_MODULE } from '../basketball/basketball-module.ts';
import { addLine, createLineSums, decayLines, type LineSums, trustOf } from '../calibration/line-trust.ts';
import {
  createRecalibration,
  decayRecalibration,
  learnResult,
  type Recalibration,
  recalibrated,
} from '../calibration/recalibration.ts';
import type { Distribution } from '../distribution/distribution.ts';
import { lineProbability } from '../distribution/market-line.ts';
import { scoreLaw } from '../distribution/read-market.ts';
import { factorise, solveFactored } from '../learners/cholesky.ts';
import {
  addRow,
  createNormalEquations,
  decaySums,
  type NormalEquations,
  ridgeMatrix,
} from '../learners/normal-equations.ts';
import { createScaler, observeRow, type Scaler, standardise } from '../learners/scaler.ts';
import { logit } from '../numeric/logit.ts';
import type { FairLine } from '../prices/market-view.ts';
import { SOCCER_MODULE } from '../soccer/soccer-module.ts';
import type { Base } from '../stack/base.ts';
import type { Sport } from '../surface/game.ts';
import type { FeatureRow, Lesson } from './feature-writer.ts';
import { modelColumns } from './model-columns.ts';
import type { ModelConfig } from './model-game.ts';

/** What a season's games still count when the next one has begun. */
const SEASON_DECAY = 0.82;
/** The correction is used once so many games have taught. */
const FIRST_ROWS = 150;
/** After so many further games it is solved again at the latest, with the next month. */
const MAX_ROWS_BETWEEN = 600;
/** Games of the usual result that stand beside a league's own frequencies. */
const PRIOR_GAMES = 20;

/** The house's ensemble on one league and on the chosen columns alone, calibrated by its own past. */
type RestrictedStack = {
  readonly config: ModelConfig;
  readonly columns: readonly number[];
  readonly scaler: Scaler;
  readonly sums: NormalEquations;
  weights: Float64Array | null;
  month: number;
  nextSolveRows: number;
  season: number;
  readonly winner: Recalibration;
  readonly handicap: LineSums;
  readonly totals: LineSums;
  /** Mean of the teachers so far: the base where neither ratings nor prices may be used. */
  usual: { logits: number[]; total: number; n: number };
};

const SHAPES = { soccer: SOCCER_MODULE, basketball: BASKETBALL_MODULE, baseball: BASEBALL_MODULE } as const;
const START: Readonly<Record<Sport, Base>> = {
  soccer: { logits: [0.55, 0.1], total: Math.log(2.7) },
  basketball: { logits: [0.35], total: 212 },
  baseball: { logits: [0.15], total: 8.7 },
};

export function createRestrictedStack(config: ModelConfig): RestrictedStack {
  const columns = modelColumns(config);
  const start = START[config.sport];
  const heads = start.logits.length + 1;
  return {
    config,
    columns,
    weights: null,
    month: Number.NEGATIVE_INFINITY,
    season: Number.NEGATIVE_INFINITY,
    nextSolveRows: FIRST_ROWS,
    scaler: createScaler(columns.length),
    sums: createNormalEquations(columns.length, heads),
    winner: createRecalibration(heads - 1),
    handicap: createLineSums(),
    totals: createLineSums(),
    usual: { logits: [...start.logits], total: start.total, n: PRIOR_GAMES },
  };
}

/** The law of a game's score, from what had taught when the month of `at` began (corrections) and until now (calibration). */
export function forecastRow(stack: RestrictedStack, row: FeatureRow, at: number): Distribution {
  openMonth(stack, at);
  const base = calibrated(stack, corrected(stack, row));
  const law = SHAPES[stack.config.sport].distribution(base);
  const [handicap, total] = [trustOf(stack.handicap), trustOf(stack.totals)];
  return handicap || total ? { ...law, marketLine: { handicap, total } } : law;
}

/** Learns from a row whose lesson is known: the closing price teaches the correction, the result the calibration. */
export function learnRow(stack: RestrictedStack, row: FeatureRow): void {
  const { lesson } = row;
  if (lesson === null) return;
  openMonth(stack, lesson.result.knownAt);
  openSeason(stack, row.game.seasonStartYear);
  if (stack.weights) learnCalibration(stack, row, lesson);
  const values = pickColumns(stack, row);
  if (lesson.teacher) {
    const base = baseOf(stack, row);
    const z = new Float64Array(values.length);
    standardise(stack.scaler, values, z);
    const { logits, total } = lesson.teacher;
    addRow(stack.sums, z, [...logits.map((one, k) => one - (base.logits[k] ?? 0)), total - base.total]);
    learnUsual(stack, lesson.teacher);
  }
  observeRow(stack.scaler, values);
}

function pickColumns({ columns }: RestrictedStack, row: FeatureRow): Float64Array {
  const values = new Float64Array(columns.length);
  for (let j = 0; j < columns.length; j++) values[j] = row.values[columns[j] ?? 0] ?? Number.NaN;
  return values;
}

/** What stands before any correction: prices where they may be seen, else the results' rating, else the league's mean. */
function baseOf({ config, usual }: RestrictedStack, row: FeatureRow): Base {
  if (config.groups.includes('market_odds')) return row.opening ?? row.market ?? row.results;
  return config.groups.includes('rating') ? row.results : usual;
}

function corrected(stack: RestrictedStack, row: FeatureRow): Base {
  const base = baseOf(stack, row);
  const { weights } = stack;
  if (!weights) return base;
  const values = pickColumns(stack, row);
  standardise(stack.scaler, values, values);
  const heads = stack.sums.targets;
  const delta = new Float64Array(heads);
  for (let j = 0; j < values.length; j++) {
    const value = values[j] ?? 0;
    if (value === 0) continue;
    for (let h = 0; h < heads; h++) delta[h] = (delta[h] ?? 0) + value * (weights[j * heads + h] ?? 0);
  }
  return {
    logits: base.logits.map((one, k) => one + (delta[k] ?? 0)),
    total: base.total + (delta[heads - 1] ?? 0),
  };
}

function calibrated({ winner }: RestrictedStack, base: Base): Base {
  return { logits: recalibrated(winner, base.logits), total: base.total };
}

function learnCalibration(
  stack: RestrictedStack,
  row: FeatureRow,
  { handicap, total, result }: Lesson,
): void {
  const base = corrected(stack, row);
  if (handicap || total) {
    const law = scoreLaw(SHAPES[stack.config.sport].distribution(calibrated(stack, base)));
    const learn = (sums: LineSums, betType: 'run_line' | 'over_under', line: FairLine | null) => {
      if (!line || !Number.isInteger(line.line * 2)) return;
      addLine(
        sums,
        logit(lineProbability(law, betType, line.line)),
        Number.isNaN(line.first) ? 0 : logit(line.first),
      );
    };
    learn(stack.handicap, 'run_line', handicap);
    learn(stack.totals, 'over_under', total);
  }
  const gap = result.homeScore - result.awayScore;
  if (gap === 0 && base.logits.length === 1) return;
  learnResult(stack.winner, base.logits, gap > 0 ? 'home' : gap < 0 ? 'away' : 'draw');
}

function learnUsual({ usual }: RestrictedStack, teacher: Base): void {
  usual.n += 1;
  usual.logits = usual.logits.map((mean, k) => mean + ((teacher.logits[k] ?? 0) - mean) / usual.n);
  usual.total += (teacher.total - usual.total) / usual.n;
}

function openSeason(stack: RestrictedStack, season: number): void {
  if (season <= stack.season) return;
  if (Number.isFinite(stack.season)) {
    decaySums(stack.sums, SEASON_DECAY);
    decayRecalibration(stack.winner, SEASON_DECAY);
    decayLines(stack.handicap, SEASON_DECAY);
    decayLines(stack.totals, SEASON_DECAY);
  }
  stack.season = season;
}

/** When a month begins and enough new games have taught, the weights are solved again, from all that was known by then. */
function openMonth(stack: RestrictedStack, at: number): void {
  const date = new Date(at);
  const month = date.getUTCFullYear() * 12 + date.getUTCMonth();
  if (month <= stack.month) return;
  stack.month = month;
  const { rows } = stack.sums;
  if (rows < stack.nextSolveRows) return;
  stack.weights = solve(stack);
  stack.nextSolveRows = rows + Math.max(FIRST_ROWS, Math.min(MAX_ROWS_BETWEEN, Math.floor(rows / 5)));
}

function solve({ sums, config }: RestrictedStack): Float64Array {
  const { past, priced } = SHAPES[config.sport].ridge;
  const matrix = ridgeMatrix(sums, config.groups.includes('market_odds') ? priced : past);
  factorise(matrix, sums.columns);
  const weights = new Float64Array(sums.columns * sums.targets);
  const right = new Float64Array(sums.columns);
  for (let head = 0; head < sums.targets; head++) {
    for (let j = 0; j < sums.columns; j++) right[j] = sums.cross[j * sums.targets + head] ?? 0;
    const solution = solveFactored(matrix, sums.columns, sums.columns, right);
    for (let j = 0; j < sums.columns; j++) weights[j * sums.targets + head] = solution[j] ?? 0;
  }
  return weights;
}
