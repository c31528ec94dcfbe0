import { bootstrapInterval, seededRandom } from '@trueline/predict';
import { wilsonInterval } from '#domain/forecasting/statistics/wilson-interval.ts';
import { brandDay } from '#domain/foundation/clock/brand-day.ts';
import type { ReplayedPick } from './replay-game.ts';

type Interval = readonly [low: number, high: number];

/** What a policy would have come to. Money is in units of the stake; a rate stands with its sample and interval. */
export type ReplayFigures = {
  readonly picks: number;
  readonly picks_per_day: number;
  readonly games: number;
  /** Won and lost: what a rate is counted on. */
  readonly decided: number;
  readonly win_rate: number | null;
  readonly win_interval: Interval | null;
  readonly staked_units: number;
  readonly profit_units: number;
  readonly roi: number | null;
  readonly roi_interval: Interval | null;
  /** The same, as wide as it has to be after so many tries. */
  readonly roi_interval_tried: Interval | null;
  readonly closing_n: number;
  readonly closing_value: number | null;
  readonly closing_interval: Interval | null;
  /** The deepest fall from an earlier peak of the running profit, in units, and the most picks lost in a row. */
  readonly max_drawdown_units: number;
  readonly longest_losing_run: number;
  readonly months: readonly {
    readonly month: string;
    readonly picks: number;
    readonly profit_units: number;
    readonly roi: number | null;
  }[];
};

const CENTS_PER_UNIT = 10_000;
const DRAWS = 500;
/** Rare ends need many draws; beyond this the answer would take too long. */
const MAX_DRAWS = 4000;
const SEED = 16;
const FEWEST_GAMES = 10;
const LEVEL = 0.95;

/**
 * The figures of a replay. Games are drawn for the bootstrap and not picks, since the three markets of one game win and lose
 * together. After `tried` tries the second interval has the level 1 − 0.05/tried (Bonferroni), so that the best of them is not
 * taken for skill.
 */
export function replayFigures(
  picks: readonly ReplayedPick[],
  options: { readonly days: number; readonly tried: number },
): ReplayFigures {
  const decided = picks.filter(isDecided);
  const won = decided.filter(({ result }) => result === 'win').length;
  const games = [...Map.groupBy(picks, ({ gameId }) => gameId).values()].map((own) => ({
    staked: stakedUnits(own),
    profit: profitUnits(own),
    closing: own.flatMap(({ closingValue }) => (closingValue === null ? [] : [closingValue])),
  }));
  const closing = games.flatMap((game) => game.closing);
  const closingGames = games.filter((game) => game.closing.length > 0);
  const tries = Math.max(1, options.tried);
  const usual = { level: LEVEL, draws: DRAWS };
  const severe = { level: 1 - (1 - LEVEL) / tries, draws: Math.min(MAX_DRAWS, DRAWS * tries) };
  return {
    picks: picks.length,
    picks_per_day: picks.length / options.days,
    games: games.length,
    decided: decided.length,
    win_rate: decided.length === 0 ? null : won / decided.length,
    win_interval: wilsonInterval(won, decided.length),
    staked_units: stakedUnits(picks),
    profit_units: profitUnits(picks),
    roi: finite(roiOf(games)),
    roi_interval: intervalOf(games, roiOf, usual),
    roi_interval_tried: intervalOf(games, roiOf, severe),
    closing_n: closing.length,
    closing_value: finite(meanClosing(closingGames)),
    closing_interval: intervalOf(closingGames, meanClosing, usual),
    ...worstRun(picks),
    months: monthsOf(picks),
  };
}

type Game = { readonly staked: number; readonly profit: number; readonly closing: readonly number[] };

const isDecided = ({ result }: ReplayedPick) => result === 'win' || result === 'lose';

/** A stake that came back was never at risk. */
function stakedUnits(picks: readonly ReplayedPick[]): number {
  return picks.filter(isDecided).reduce((sum, { units }) => sum + units, 0);
}

function profitUnits(picks: readonly ReplayedPick[]): number {
  return picks.reduce((sum, { profitCents }) => sum + profitCents, 0) / CENTS_PER_UNIT;
}

function roiOf(games: readonly Game[]): number {
  let [staked, profit] = [0, 0];
  for (const game of games) {
    staked += game.staked;
    profit += game.profit;
  }
  return profit / staked;
}

function meanClosing(games: readonly Game[]): number {
  let [sum, n] = [0, 0];
  for (const { closing } of games) {
    for (const value of closing) sum += value;
    n += closing.length;
  }
  return sum / n;
}

/** Null with fewer games than a handful of draws could distinguish: an interval of three would feign knowledge. */
function intervalOf(
  games: readonly Game[],
  statistic: (sample: readonly Game[]) => number,
  options: { readonly level: number; readonly draws: number },
): Interval | null {
  if (games.length < FEWEST_GAMES) return null;
  const { low, high } = bootstrapInterval(games, statistic, {
    random: seededRandom(SEED),
    ...options,
  });
  return Number.isFinite(low) && Number.isFinite(high) ? [low, high] : null;
}

const finite = (value: number) => (Number.isFinite(value) ? value : null);

function worstRun(picks: readonly ReplayedPick[]) {
  let [total, peak, fall, run, longest] = [0, 0, 0, 0, 0];
  for (const { result, profitCents } of picks.toSorted((a, b) => a.startAt - b.startAt)) {
    total += profitCents;
    peak = Math.max(peak, total);
    fall = Math.max(fall, peak - total);
    if (result === 'lose') run += 1;
    if (result === 'win') run = 0;
    longest = Math.max(longest, run);
  }
  return { max_drawdown_units: fall / CENTS_PER_UNIT, longest_losing_run: longest };
}

function monthsOf(picks: readonly ReplayedPick[]) {
  const byMonth = Map.groupBy(picks, ({ startAt }) => brandDay(new Date(startAt)).slice(0, 7));
  return [...byMonth]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([month, own]) => ({
      month,
      picks: own.length,
      profit_units: profitUnits(own),
      roi: finite(profitUnits(own) / stakedUnits(own)),
    }));
}
