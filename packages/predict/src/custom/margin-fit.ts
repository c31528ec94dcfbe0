import { factorise, solveFactored } from '../learners/cholesky.ts';
import { DAY_MS } from '../numeric/durations.ts';
import { MARGIN_SHAPES, type MarginShape } from './margin-shape.ts';
import type { ModelConfig } from './model-game.ts';

/** The rating looks this many look-backs into the past; a game of half-life's age counts half. */
const REACH = 6;
const HALF_LIFE = 2;
/** Games that a sport's usual figures weigh. */
const PRIOR_GAMES = 30;
const MIN_GAMES = 30;

/** A finished game as the rating reads it. */
export type SeenGame = {
  readonly startAt: number;
  readonly knownAt: number;
  readonly home: string;
  readonly away: string;
  readonly ground: number;
  readonly margin: number;
  readonly total: number;
  readonly covariates: Float64Array;
};

/** Columns: the ground (or the constant of totals), the teams, the covariates. */
export type Fitted = {
  readonly index: ReadonlyMap<string, number>;
  readonly margin: Float64Array;
  readonly total: Float64Array;
  readonly sd: number;
  readonly totalSd: number;
};

/**
 * Weighted ridge regressions of margin and total: margin = h·ground + r(home) − r(away) + β·x, total = c + t(home) + t(away) + γ·x,
 * each game at weight ½^(age / (2 look-backs)), over six look-backs.
 */
export function fitMargins(config: ModelConfig, history: readonly SeenGame[], at: number): Fitted | null {
  const { sport, days } = config;
  const from = at - days * REACH * DAY_MS;
  let first = history.length;
  while (first > 0 && (history[first - 1]?.startAt ?? 0) >= from) first -= 1;
  const games = history.slice(first).filter(({ knownAt }) => knownAt <= at);
  if (games.length < MIN_GAMES) return null;
  const index = new Map<string, number>();
  for (const { home, away } of games) {
    for (const team of [home, away]) if (!index.has(team)) index.set(team, 1 + index.size);
  }
  const weights = games.map(
    ({ startAt }) => 0.5 ** (Math.max(0, at - startAt) / DAY_MS / (HALF_LIFE * days)),
  );
  const shape = MARGIN_SHAPES[sport];
  const size = 1 + index.size + Math.max(...games.map(({ covariates }) => covariates.length));
  const margin = solveRidge({ games, weights, index, size, kind: 'margin', shape });
  const total = solveRidge({ games, weights, index, size, kind: 'total', shape });
  return {
    index,
    margin,
    total,
    sd: spreadOf({ games, weights, index, beta: margin, kind: 'margin', prior: shape.sd }),
    totalSd: spreadOf({ games, weights, index, beta: total, kind: 'total', prior: shape.totalSd }),
  };
}

type Kind = 'margin' | 'total';
type Design = {
  readonly games: readonly SeenGame[];
  readonly weights: readonly number[];
  readonly index: ReadonlyMap<string, number>;
};

/** The non-zero entries of a game's row: the constant, its two teams, and the covariates. */
function rowOf(
  game: SeenGame,
  index: ReadonlyMap<string, number>,
  kind: Kind,
  at: number[],
  value: number[],
): void {
  at.length = 0;
  value.length = 0;
  const put = (column: number, entry: number) => {
    if (entry === 0) return;
    at.push(column);
    value.push(entry);
  };
  put(0, kind === 'margin' ? game.ground : 1);
  put(index.get(game.home) ?? 0, 1);
  put(index.get(game.away) ?? 0, kind === 'margin' ? -1 : 1);
  for (let k = 0; k < game.covariates.length; k++) put(1 + index.size + k, game.covariates[k] ?? 0);
}

function solveRidge(
  options: Design & { readonly size: number; readonly kind: Kind; readonly shape: MarginShape },
): Float64Array {
  const { games, weights, index, size, kind, shape } = options;
  const gram = new Float64Array(size * size);
  const right = new Float64Array(size);
  const at: number[] = [];
  const value: number[] = [];
  games.forEach((game, g) => {
    rowOf(game, index, kind, at, value);
    const weight = weights[g] ?? 0;
    for (let i = 0; i < at.length; i++) {
      const row = at[i] ?? 0;
      const scaled = weight * (value[i] ?? 0);
      right[row] = (right[row] ?? 0) + scaled * game[kind];
      for (let j = 0; j < at.length; j++) {
        const column = at[j] ?? 0;
        if (column <= row)
          gram[row * size + column] = (gram[row * size + column] ?? 0) + scaled * (value[j] ?? 0);
      }
    }
  });
  const prior = kind === 'margin' ? shape.home : shape.usual;
  for (let i = 0; i < size; i++) {
    const penalty = i === 0 ? PRIOR_GAMES : i <= index.size ? shape[kind] : shape.covariate;
    gram[i * size + i] = (gram[i * size + i] ?? 0) + penalty;
    if (i === 0) right[0] = (right[0] ?? 0) + PRIOR_GAMES * prior;
  }
  factorise(gram, size);
  return solveFactored(gram, size, size, right);
}

/** The spread of results around the rating, with the sport's usual one standing for as many games. */
function spreadOf(
  options: Design & { readonly beta: Float64Array; readonly kind: Kind; readonly prior: number },
): number {
  const { games, weights, index, beta, kind, prior } = options;
  let sum = PRIOR_GAMES * prior ** 2;
  let count = PRIOR_GAMES;
  const at: number[] = [];
  const value: number[] = [];
  games.forEach((game, g) => {
    rowOf(game, index, kind, at, value);
    let error: number = game[kind];
    for (let i = 0; i < at.length; i++) error -= (beta[at[i] ?? 0] ?? 0) * (value[i] ?? 0);
    sum += (weights[g] ?? 0) * error ** 2;
    count += weights[g] ?? 0;
  });
  return Math.sqrt(sum / count);
}
