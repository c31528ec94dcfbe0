import {
  bootstrapInterval,
  calibrationFloor,
  devig,
  type Outcome,
  type ScoredPair,
  score,
  seededRandom,
} from '@trueline/predict';
import type { MeasureRow, WatchedGame } from '#db/queries/model-measure.ts';
import { settleBet } from '#domain/forecasting/settlement/settle-pick.ts';
import { wilsonInterval } from '#domain/forecasting/statistics/wilson-interval.ts';
import { stabilityIndex } from './stability-index.ts';

export const WINDOWS = [7, 30, 90] as const;
export type WindowDays = (typeof WINDOWS)[number];

export type Measured = Pick<MeasureRow, 'metric' | 'n' | 'value' | 'low' | 'high' | 'reference'>;

/** A game as it is watched, described once for all windows. */
export type Watched = {
  readonly startAt: number;
  readonly said: Outcome | null;
  readonly result: ScoredPair['result'] | null;
  readonly opening: Outcome | null;
  readonly closing: Outcome | null;
};

/** The two-sided 95 % quantile of the standard normal distribution. */
const Z = 1.959963984540054;
const DRAWS = 100;
const SEED = 18;
const WINNERS = ['home', 'draw', 'away'] as const;

export function watched(row: WatchedGame): Watched {
  const isThreeWay = row.sport === 'soccer';
  return {
    startAt: Date.parse(row.start_at),
    said: row.said && outcome(row.said),
    result: resultOf(row),
    opening: fairOf(row.opening, isThreeWay),
    closing: fairOf(row.closing, isThreeWay),
  };
}

const outcome = ([home, draw, away]: readonly [number, number | null, number]): Outcome => ({
  home,
  draw,
  away,
});

function resultOf({ sport, final }: WatchedGame): Watched['result'] {
  if (final === null) return null;
  const { status, home_score: homeScore, away_score: awayScore, parts, reason } = final;
  const state = { status, homeScore, awayScore, parts, reason };
  const won = (side: (typeof WINNERS)[number]) =>
    settleBet({ sport, betType: 'win_loss', side, line: null }, state) === 'win';
  return WINNERS.find(won) ?? null;
}

function fairOf(odds: WatchedGame['opening'], isThreeWay: boolean): Outcome | null {
  if (odds === null) return null;
  const [home, draw, away] = odds;
  const fair = devig(isThreeWay ? [home, draw, away] : [home, away], isThreeWay ? 'power' : 'proportional');
  const [first, second, third] = fair ?? [];
  if (first === undefined || second === undefined) return null;
  return third === undefined
    ? { home: first, draw: null, away: second }
    : { home: first, draw: second, away: third };
}

/**
 * What the live forecasts of one league came to in a window, each figure with its sample: Brier beside the close's on the same
 * games; calibration error beside a perfect forecaster's; the value of the prices taken; how far forecasts and opening prices
 * have moved from those of the time before; and the share of games that were forecast at all.
 */
export function measureLeague(options: {
  readonly window: readonly Watched[];
  /** The games before the window, which drift is read against. */
  readonly before: readonly Watched[];
  readonly closingValues: readonly number[];
  /** Games from the first live forecast on: what came before could not be covered. */
  readonly coverable: readonly Watched[];
}): Measured[] {
  const pairs = options.window.flatMap(({ said, result }) =>
    said === null || result === null ? [] : [{ probabilities: said, result }],
  );
  return [
    ...brierOf(options.window, pairs),
    ...calibrationOf(pairs),
    ...meanOf('clv', options.closingValues, 0),
    ...driftOf('drift_forecast', { now: options.window.map(homeSaid), before: options.before.map(homeSaid) }),
    ...driftOf('drift_price', {
      now: options.window.map(homePriced),
      before: options.before.map(homePriced),
    }),
    ...coverageOf(options.coverable),
  ];
}

const homeSaid = ({ said }: Watched) => said?.home ?? null;
const homePriced = ({ opening }: Watched) => opening?.home ?? null;

function brierOf(window: readonly Watched[], pairs: readonly ScoredPair[]): Measured[] {
  const closing = window.flatMap(({ said, closing: fair, result }) =>
    said === null || fair === null || result === null ? [] : [{ probabilities: fair, result }],
  );
  const values = pairs.map((pair) => score([pair]).brier);
  return meanOf('brier', values, closing.length === 0 ? null : score(closing).brier);
}

function calibrationOf(pairs: readonly ScoredPair[]): Measured[] {
  if (pairs.length < 2) return [];
  const error = (sample: readonly ScoredPair[]) => score(sample).ece;
  const interval = bootstrapInterval(pairs, error, { random: seededRandom(SEED), draws: DRAWS });
  const floor = calibrationFloor(
    pairs.map(({ probabilities }) => probabilities),
    { random: seededRandom(SEED) },
  );
  return [{ metric: 'ece', n: pairs.length, value: error(pairs), ...interval, reference: floor.high }];
}

/** A mean with the interval of its standard error. */
function meanOf(metric: 'brier' | 'clv', values: readonly number[], reference: number | null): Measured[] {
  const n = values.length;
  if (n === 0) return [];
  const value = values.reduce((sum, one) => sum + one, 0) / n;
  if (n === 1) return [{ metric, n, value, low: null, high: null, reference }];
  const variance = values.reduce((sum, one) => sum + (one - value) ** 2, 0) / (n - 1);
  const half = Z * Math.sqrt(variance / n);
  return [{ metric, n, value, low: value - half, high: value + half, reference }];
}

function driftOf(
  metric: 'drift_forecast' | 'drift_price',
  options: { readonly now: readonly (number | null)[]; readonly before: readonly (number | null)[] },
): Measured[] {
  const known = (values: readonly (number | null)[]) => values.filter((value) => value !== null);
  const [now, before] = [known(options.now), known(options.before)];
  const value = stabilityIndex(now, before);
  if (value === null) return [];
  const index = (sample: readonly number[]) => stabilityIndex(sample, before) ?? 0;
  const interval = bootstrapInterval(now, index, { random: seededRandom(SEED), draws: DRAWS });
  return [{ metric, n: now.length, value, ...interval, reference: before.length }];
}

function coverageOf(games: readonly Watched[]): Measured[] {
  const n = games.length;
  const covered = games.filter(({ said }) => said !== null).length;
  const interval = wilsonInterval(covered, n);
  if (interval === null) return [];
  const [low, high] = interval;
  return [{ metric: 'coverage', n, value: covered / n, low, high, reference: null }];
}
