import { featureColumns, teacherRidge } from '../engine/open-engine.ts';
import { type Lesson, SEASON_DECAY } from '../engine/teach.ts';
import { tierColumns } from '../engine/tier-columns.ts';
import { FEATURE_GROUPS, type FeatureColumn, type FeatureGroup } from '../features/registry.ts';
import { factorise, solveFactored } from '../learners/cholesky.ts';
import {
  addRow,
  createNormalEquations,
  decaySums,
  type NormalEquations,
  ridgeMatrix,
} from '../learners/normal-equations.ts';
import type { Sport } from '../surface/game.ts';

type StackedTier = 'A' | 'B' | 'C';
const STACKED: readonly StackedTier[] = ['A', 'B', 'C'];

/** All columns, all but one group, or none. */
export type ColumnChoice = 'all' | 'none' | FeatureGroup;

/**
 * Mean squared distance of home's forecast log-odds to the closing ones, in squared log-odds, by tier and by the columns that were
 * left; `null` where no game of the window was asked or the tier has no such column.
 */
export type Ablation = {
  readonly choices: readonly ColumnChoice[];
  /** Takes one lesson of a replay; lessons come in the order of the games. */
  readonly take: (lesson: Lesson) => void;
  readonly distance: (tier: StackedTier, choice: ColumnChoice, window: number) => number | null;
};

type Sums = { readonly games: Float64Array; readonly squares: Float64Array };

/**
 * Measures what every group of columns is worth: the ridge of each tier is solved again whenever a season begins, once with all columns
 * and once without each group, and asked of that season's games. Trees and calibration take no part. `windows` say, by the start
 * of a game in ms UTC, which games are counted together.
 */
export function createAblation(sport: Sport, windows: readonly ((startAt: number) => boolean)[]): Ablation {
  const columns = featureColumns(sport);
  const ridge = teacherRidge(sport);
  const width = tierColumns(columns);
  const groups = FEATURE_GROUPS.filter((group) => columns.some((column) => column.group === group));
  const choices: readonly ColumnChoice[] = ['all', ...groups, 'none'];
  const past = createNormalEquations(width.B, 2);
  const priced = createNormalEquations(width.C, 1);
  const weights = new Map<string, Float64Array>();
  const measured = new Map<string, Sums>();
  let season = Number.NEGATIVE_INFINITY;
  const openSeason = (next: number): void => {
    season = next;
    for (const choice of choices) {
      if (choice === 'none') continue;
      const left = (column: FeatureColumn) => column.group !== choice;
      const solved = solve(past, ridge.past, columns, left);
      weights.set(`A ${choice}`, solved(width.A, 0));
      weights.set(`B ${choice}`, solved(width.B, 1));
      weights.set(`C ${choice}`, solve(priced, ridge.priced, columns, left)(width.C, 0));
    }
    decaySums(past, SEASON_DECAY);
    decaySums(priced, SEASON_DECAY);
  };
  const measure = (lesson: Lesson): void => {
    for (const tier of STACKED) {
      const target = lesson.targets[tier][0] ?? Number.NaN;
      if (Number.isNaN(target)) continue;
      for (const choice of choices) {
        const weight = weights.get(`${tier} ${choice}`);
        const gap = target - (weight ? dot(weight, lesson.columns) : 0);
        const sums = measured.get(`${tier} ${choice}`) ?? emptySums(windows.length);
        measured.set(`${tier} ${choice}`, sums);
        windows.forEach((holds, window) => {
          if (holds(lesson.startAt)) add(sums, window, gap * gap);
        });
      }
    }
  };
  return {
    choices,
    take: (lesson) => {
      if (lesson.season > season) openSeason(lesson.season);
      measure(lesson);
      const { A, B, C } = lesson.targets;
      addRow(past, lesson.columns.subarray(0, width.B), [A[0] ?? Number.NaN, B[0] ?? Number.NaN]);
      if (!Number.isNaN(C[0] ?? Number.NaN)) addRow(priced, lesson.columns, [C[0] ?? Number.NaN]);
    },
    distance: (tier, choice, window) => {
      const isSeen = columns.slice(0, width[tier]).some(({ group }) => group === choice);
      if (!isSeen && choice !== 'all' && choice !== 'none') return null;
      const sums = measured.get(`${tier} ${choice}`);
      const games = sums?.games[window] ?? 0;
      return sums && games > 0 ? (sums.squares[window] ?? 0) / games : null;
    },
  };
}

/** Solves the ridge with the columns that are left; the others get the weight 0. Answers a solver by tier width and target. */
function solve(
  sums: NormalEquations,
  ridge: number,
  columns: readonly FeatureColumn[],
  isLeft: (column: FeatureColumn) => boolean,
): (width: number, target: number) => Float64Array {
  const n = sums.columns;
  const lower = ridgeMatrix(sums, ridge);
  const left = Array.from({ length: n }, (_, j) => {
    const column = columns[j];
    return column !== undefined && isLeft(column);
  });
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < i; j++) if (!left[i] || !left[j]) lower[i * n + j] = 0;
    if (!left[i]) lower[i * n + i] = 1;
  }
  factorise(lower, n);
  return (width, target) => {
    const right = new Float64Array(width);
    for (let j = 0; j < width; j++) right[j] = left[j] ? (sums.cross[j * sums.targets + target] ?? 0) : 0;
    return solveFactored(lower, n, width, right);
  };
}

function emptySums(windows: number): Sums {
  return { games: new Float64Array(windows), squares: new Float64Array(windows) };
}

function add(sums: Sums, window: number, square: number): void {
  sums.games[window] = (sums.games[window] ?? 0) + 1;
  sums.squares[window] = (sums.squares[window] ?? 0) + square;
}

function dot(weights: Float64Array, row: Float64Array): number {
  let sum = 0;
  for (let j = 0; j < weights.length; j++) sum += (weights[j] ?? 0) * (row[j] ?? 0);
  return sum;
}
