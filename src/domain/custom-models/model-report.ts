import { calibrationSlope, reliabilityBins } from '@trueline/predict';
import { type Mean, meanOf, type Rate, type Return, rateOf } from '#domain/picks/figures/figures.ts';
import { DAY_MS, HOUR_MS } from '#terms/durations.ts';
import type { SettledResult } from '#terms/results.ts';

/** A settled pick at a stake of one unit. */
export type SettledBet = {
  readonly startAt: Date;
  readonly odds: number;
  readonly pWin: number;
  readonly pLose: number;
  readonly ev: number;
  readonly result: SettledResult;
  readonly closingValue: number | null;
};

type ModelFigures = {
  readonly games: number;
  readonly picks: number;
  readonly win: number;
  readonly lose: number;
  readonly draw: number;
  readonly cancel: number;
  readonly win_rate: Rate;
  readonly profit_units: number;
  readonly roi: Return;
  readonly expected_value: Mean;
  readonly closing_value: Mean;
  readonly beat_close: Rate;
  readonly longest_losing_run: number;
  readonly mean_odds: number | null;
};

type ModelMonth = Pick<
  ModelFigures,
  'picks' | 'win' | 'lose' | 'draw' | 'win_rate' | 'profit_units' | 'roi'
> & {
  readonly month: string;
};

export type ModelRecord = {
  readonly from: string;
  readonly until: string;
  readonly full: ModelFigures;
  readonly last_20_days: ModelFigures;
  readonly curve: readonly { readonly at: string; readonly picks: number; readonly profit_units: number }[];
  readonly months: readonly ModelMonth[];
  readonly calibration: {
    readonly n: number;
    readonly bins: ReturnType<typeof reliabilityBins>;
    readonly slope: number | null;
    readonly intercept: number | null;
  };
};

/** The 95 % quantile of the standard normal distribution, two-sided. */
const Z = 1.959963984540054;
const SHORT_DAYS = 20;
const MAX_POINTS = 200;
/** With fewer picks a slope says nothing. */
const SLOPE_PICKS = 50;
/** The brand's zone keeps UTC+8 all year. */
const ZONE_MS = 8 * HOUR_MS;

/** What one unit on a pick earned; of a stake that was given back, nothing. */
export function profitOf({ result, odds }: Pick<SettledBet, 'result' | 'odds'>): number {
  return result === 'win' ? odds - 1 : result === 'lose' ? -1 : 0;
}

/** The figures of some picks, and of how many games they were chosen from. */
export function modelFigures(bets: readonly SettledBet[], games: number): ModelFigures {
  const count = (result: SettledBet['result']) => bets.filter((bet) => bet.result === result).length;
  const [win, lose] = [count('win'), count('lose')];
  const stood = bets.filter((bet) => bet.result !== 'cancel');
  const closing = stood.flatMap((bet) => (bet.closingValue === null ? [] : [bet.closingValue]));
  const decided = bets.filter((bet) => bet.result === 'win' || bet.result === 'lose');
  return {
    games,
    picks: bets.length,
    win,
    lose,
    draw: count('draw'),
    cancel: count('cancel'),
    win_rate: rateOf(win, win + lose),
    profit_units: rounded(sumOf(decided.map(profitOf))),
    roi: unitReturn(decided.map(profitOf)),
    expected_value: meanOf(sumOf(bets.map((bet) => bet.ev)), bets.length),
    closing_value: meanOf(sumOf(closing), closing.length),
    beat_close: rateOf(closing.filter((value) => value > 0).length, closing.length),
    longest_losing_run: longestLosingRun(bets),
    mean_odds: bets.length > 0 ? rounded(sumOf(bets.map((bet) => bet.odds)) / bets.length) : null,
  };
}

/** Mean profit of bets of one unit, with its 95 % interval; one bet has none. */
export function unitReturn(profits: readonly number[]): Return {
  const n = profits.length;
  if (n === 0) return { value: null, n, interval: null };
  const value = sumOf(profits) / n;
  if (n < 2) return { value, n, interval: null };
  const variance = sumOf(profits.map((profit) => (profit - value) ** 2)) / (n - 1);
  const half = Z * Math.sqrt(variance / n);
  return { value, n, interval: [value - half, value + half] };
}

/** The most losses in a row, by the start of their games; stakes that were given back do not end a run. */
function longestLosingRun(bets: readonly Pick<SettledBet, 'result'>[]): number {
  let longest = 0;
  let run = 0;
  for (const { result } of bets) {
    if (result === 'lose') run += 1;
    else if (result === 'win') run = 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** All breakdowns of a record. `bets` and the starts of the `looked` games come oldest first and lie in the span. */
export function modelRecord(
  span: { readonly from: Date; readonly until: Date },
  bets: readonly SettledBet[],
  looked: readonly Date[],
): ModelRecord {
  const shortFrom = new Date(span.until.getTime() - SHORT_DAYS * DAY_MS);
  const short = bets.filter((bet) => bet.startAt > shortFrom);
  return {
    from: span.from.toISOString(),
    until: span.until.toISOString(),
    full: modelFigures(bets, looked.length),
    last_20_days: modelFigures(short, looked.filter((at) => at > shortFrom).length),
    curve: curveOf(bets),
    months: monthsOf(bets),
    calibration: calibrationOf(bets),
  };
}

function curveOf(bets: readonly SettledBet[]): ModelRecord['curve'] {
  const every = Math.max(1, Math.ceil(bets.length / MAX_POINTS));
  let profit = 0;
  return bets.flatMap((bet, index) => {
    profit += profitOf(bet);
    const isShown = (index + 1) % every === 0 || index === bets.length - 1;
    const at = bet.startAt.toISOString();
    return isShown ? [{ at, picks: index + 1, profit_units: rounded(profit) }] : [];
  });
}

function monthsOf(bets: readonly SettledBet[]): ModelMonth[] {
  const byMonth = Map.groupBy(bets, ({ startAt }) =>
    new Date(startAt.getTime() + ZONE_MS).toISOString().slice(0, 7),
  );
  return [...byMonth].map(([month, bets]) => {
    const { picks, win, lose, draw, win_rate, profit_units, roi } = modelFigures(bets, 0);
    return { month, picks, win, lose, draw, win_rate, profit_units, roi };
  });
}

function calibrationOf(bets: readonly SettledBet[]): ModelRecord['calibration'] {
  const points = bets.flatMap(({ result, pWin, pLose }) =>
    result === 'win' || result === 'lose' ? [{ p: pWin / (pWin + pLose), happened: result === 'win' }] : [],
  );
  const line = points.length >= SLOPE_PICKS ? calibrationSlope(points) : null;
  const isSound = line !== null && Number.isFinite(line.slope) && Number.isFinite(line.intercept);
  return {
    n: points.length,
    bins: reliabilityBins(points),
    slope: isSound ? line.slope : null,
    intercept: isSound ? line.intercept : null,
  };
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** Units to six places: sums of decimal odds in binary carry noise behind that. */
function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
