import type { FeatureColumn } from '../features/registry.ts';
import { factorise, solveFactored } from '../learners/cholesky.ts';
import { addRow, decaySums, type NormalEquations, ridgeMatrix } from '../learners/normal-equations.ts';
import { observeRow, standardise } from '../learners/scaler.ts';
import type { Base } from '../stack/base.ts';
import type { EngineState } from './engine-state.ts';
import type { SportModule } from './sport-module.ts';
import { tierColumns } from './tier-columns.ts';

/** A game as it looked before it began, kept until its closing price teaches. */
export type PendingRow = {
  readonly values: Float64Array;
  readonly results: Base;
  readonly market: Base | null;
  readonly opening: Base | null;
};

/** What one finished game teaches, for anyone who measures the stack from outside. */
export type Lesson = {
  /** Start of the game, ms UTC, and of its season. */
  readonly startAt: number;
  readonly season: number;
  /** The columns as the stack sees them: standardised, 0 where unknown. Valid only during the call. */
  readonly columns: Float64Array;
  /** Closing log-odds minus each tier's base, home's first and the total last; NaN where the tier has no base. */
  readonly targets: Readonly<Record<'A' | 'B' | 'C', readonly number[]>>;
};

/**
 * Adds one finished game to the sums of the teacher stack. The target is the closing price minus the base of the tier: a
 * closing price is a far less noisy teacher than a result.
 */
export function teach<League>(
  state: EngineState<League>,
  row: PendingRow,
  teacher: Base | null,
): Pick<Lesson, 'columns' | 'targets'> | null {
  const lesson = teacher && lessonOf(state, row, teacher);
  if (lesson) {
    const { columns, targets } = lesson;
    addRow(state.past, columns.subarray(0, state.past.columns), [...targets.A, ...targets.B]);
    if (row.opening) addRow(state.priced, columns, targets.C);
  }
  observeRow(state.scaler, row.values);
  return lesson;
}

function lessonOf<League>(
  state: EngineState<League>,
  row: PendingRow,
  teacher: Base,
): Pick<Lesson, 'columns' | 'targets'> {
  const columns = new Float64Array(row.values.length);
  standardise(state.scaler, row.values, columns);
  const targets = {
    A: residual(teacher, row.results),
    B: residual(teacher, row.market),
    C: residual(teacher, row.opening),
  };
  return { columns, targets };
}

function residual(teacher: Base, base: Base | null): readonly number[] {
  if (!base) return [...teacher.logits, teacher.total].map(() => Number.NaN);
  return [...teacher.logits.map((logit, i) => logit - (base.logits[i] ?? 0)), teacher.total - base.total];
}

/** What a season's games still count when the next season has begun. */
export const SEASON_DECAY = 0.82;
/**
 * Games between two solutions of the tiers without the game's own price: this many, or this share of all that have taught. What prices
 * make of a season changes while it is played, and weights that are a season old miss that. With hundreds of leagues solving more often would take longer
 * than learning.
 */
const ROWS_BETWEEN = 60;
const SHARE_BETWEEN = 1 / 200;
/** At least once in this many games tier C, whose price knows the season already, is solved again. */
const MAX_PRICED_ROWS_BETWEEN = 1200;

/** Answers whether a later season than those before was opened. */
export function openTeachingSeason<League>(state: EngineState<League>, season: number): boolean {
  if (season <= state.season) return false;
  const isLater = Number.isFinite(state.season);
  if (isLater) {
    decaySums(state.past, SEASON_DECAY);
    decaySums(state.priced, SEASON_DECAY);
  }
  state.season = season;
  return isLater;
}

/** Solves again what enough games have taught since last time. */
export function solveWhenDue<League>(module: SportModule<League>, state: EngineState<League>): void {
  if (state.past.rows >= state.nextSolveRows) solvePast(module, state);
  if (state.weights && state.priced.rows >= state.nextPricedRows) solvePriced(module, state, state.weights);
}

/** The columns of A are the first of B, so both come from one factorisation. */
function solvePast<League>(module: SportModule<League>, state: EngineState<League>): void {
  const { past } = state;
  const columns = tierColumns(module.columns);
  const heads = state.priced.targets;
  const matrix = ridgeMatrix(past, module.ridge.past);
  factorise(matrix, columns.B);
  state.weights = {
    A: solveHeads(past, matrix, columns.A, heads, 0),
    B: solveHeads(past, matrix, columns.B, heads, heads),
    C: state.weights?.C ?? new Float64Array(columns.C * heads),
  };
  state.nextSolveRows = past.rows + Math.max(ROWS_BETWEEN, Math.floor(SHARE_BETWEEN * past.rows));
}

function solvePriced<League>(
  module: SportModule<League>,
  state: EngineState<League>,
  weights: NonNullable<EngineState<League>['weights']>,
): void {
  const { priced } = state;
  const columns = tierColumns(module.columns);
  const matrix = ridgeMatrix(priced, module.ridge.priced);
  leaveOut(matrix, priced.columns, module.columns);
  factorise(matrix, columns.C);
  weights.C = solveHeads(priced, matrix, columns.C, priced.targets, 0);
  state.nextPricedRows =
    priced.rows + Math.max(250, Math.min(MAX_PRICED_ROWS_BETWEEN, Math.floor(priced.rows / 5)));
}

/**
 * Holds the weights of columns that the game's own price makes needless at nothing: their penalty is so large that no weight that could
 * be seen is left.
 */
function leaveOut(matrix: Float64Array, width: number, columns: readonly FeatureColumn[]): void {
  columns.forEach(({ isInPrice }, index) => {
    if (isInPrice) matrix[index * width + index] = LEFT_OUT;
  });
}

const LEFT_OUT = 1e15;

/** Weights of a tier, row-major columns × heads. */
function solveHeads(
  sums: NormalEquations,
  factor: Float64Array,
  columns: number,
  heads: number,
  firstTarget: number,
): Float64Array {
  const weights = new Float64Array(columns * heads);
  const right = new Float64Array(columns);
  for (let head = 0; head < heads; head++) {
    for (let j = 0; j < columns; j++) right[j] = sums.cross[j * sums.targets + firstTarget + head] ?? 0;
    const solution = solveFactored(factor, sums.columns, columns, right);
    for (let j = 0; j < columns; j++) weights[j * heads + head] = solution[j] ?? 0;
  }
  return weights;
}
