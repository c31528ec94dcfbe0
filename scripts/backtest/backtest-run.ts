import {
  createWalkForward,
  type ForecastOk,
  marketLineProbability,
  type PlayedGame,
  type Sport,
  type Tier,
  type WalkForward,
} from '@trueline/predict';
import { engineOptions, FIRST_PARAMETERS } from '#domain/forecasting/engine/hyper-parameters.ts';
import { type BetsAt, betsOf } from './backtest-bets.ts';
import { type BacktestGame, daysOf } from './backtest-games.ts';
import type { AtLine, Measured } from './backtest-measured.ts';
import { BET_TIMES, type PricesAt, pricesAt } from './backtest-prices.ts';
import { type BaseRates, countResult, fairLine, resultOf, rivalsOf } from './backtest-rivals.ts';
import { askedLine, backtestRow } from './backtest-rows.ts';

export type BacktestRun = {
  readonly rows: readonly string[];
  readonly measured: readonly Measured[];
  /** Games that could not be forecast or scored, by reason. */
  readonly skipped: ReadonlyMap<string, number>;
};

type BacktestWindow = {
  readonly from: string;
  readonly until: string | null;
  readonly tiers: readonly Tier[];
  readonly seed: number;
  readonly onDay?: (day: string, done: number, total: number) => void;
};

/**
 * Replays one sport's games day by day: all games of a day are forecast before any of them is learned. Returns a run per
 * asked tier.
 */
export function runBacktest(
  sport: Sport,
  games: readonly BacktestGame[],
  window: BacktestWindow,
): ReadonlyMap<Tier, BacktestRun> {
  const walk = createWalkForward({
    sport,
    seed: window.seed,
    minimumGames: 0,
    unseenTeams: 'prior',
    // What is measured is what the site runs.
    boostedTiers: engineOptions(sport, FIRST_PARAMETERS).boostedTiers ?? [],
  });
  const rates: BaseRates = new Map();
  const runs = new Map(window.tiers.map((tier) => [tier, emptyRun()]));
  const days = daysOf(games).filter((day) => window.until === null || dayOf(day) <= window.until);
  days.forEach((day, index) => {
    if (dayOf(day) >= window.from) {
      for (const game of day) {
        for (const [tier, run] of runs) forecastInto(run, walk, game, tier, rates);
      }
    }
    const refused = learnDay(walk, day);
    for (const run of runs.values()) if (refused) count(run.skipped, refused);
    for (const { played } of day) countResult(rates, played);
    window.onDay?.(dayOf(day), index + 1, days.length);
  });
  return runs;
}

function dayOf(day: readonly BacktestGame[]): string {
  return day[0]?.gameDay ?? '';
}

type GrowingRun = { rows: string[]; measured: Measured[]; skipped: Map<string, number> };

function emptyRun(): GrowingRun {
  return { rows: [], measured: [], skipped: new Map() };
}

function count(counts: Map<string, number>, reason: string): void {
  counts.set(reason, (counts.get(reason) ?? 0) + 1);
}

function forecastInto(
  run: GrowingRun,
  walk: WalkForward,
  game: BacktestGame,
  tier: Tier,
  rates: BaseRates,
): void {
  const made = forecastOf(walk, game.played, tier);
  if (typeof made === 'string') {
    count(run.skipped, made);
    return;
  }
  run.rows.push(backtestRow(game, made));
  run.measured.push(measure(game, made, rates, tier === 'C' ? betsAtAll(walk, game, rates) : []));
}

function forecastOf(walk: WalkForward, game: PlayedGame, tier: Tier): ForecastOk | string {
  const { knownAt, homeScore, awayScore, halfTime, statistics, opening, closing, ...input } = game;
  const forecast =
    tier === 'D'
      ? walk.predictTier('D', { ...input, opening, closing })
      : tier === 'C'
        ? walk.predictTier('C', { ...input, opening })
        : walk.predictTier(tier, input);
  return forecast.state === 'ok' ? forecast : forecast.missing.map((one) => one.code).join(' and ');
}

/** Answers with the reason where the engine refuses the day's games. */
function learnDay(walk: WalkForward, day: readonly BacktestGame[]): string | null {
  try {
    walk.advance(day.map(({ played }) => played));
    return null;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return error.message;
  }
}

/** What the site would have bet on at each time at which the game has prices. */
function betsAtAll(walk: WalkForward, game: BacktestGame, rates: BaseRates): readonly BetsAt[] {
  const { played } = game;
  const close = forecastOf(walk, played, 'D');
  if (typeof close === 'string') return [];
  const closed = { winner: rivalsOf(rates, game).close, forecast: close };
  return BET_TIMES.flatMap((at) => {
    const found = pricesAt(played, at, game.openedHours);
    const forecast = found && forecastAt(walk, played, found);
    if (!forecast) return [];
    return [{ at, bets: betsOf(played, { at, prices: found.prices, forecast, closed }) }];
  });
}

function forecastAt(walk: WalkForward, game: PlayedGame, standing: PricesAt): ForecastOk | null {
  const { knownAt, homeScore, awayScore, halfTime, statistics, opening, closing, ...input } = game;
  const forecast = walk.predictTier('C', { ...input, opening, standing });
  return forecast.state === 'ok' ? forecast : null;
}

function measure(
  game: BacktestGame,
  forecast: ForecastOk,
  rates: BaseRates,
  bets: readonly BetsAt[],
): Measured {
  const { played } = game;
  return {
    league: played.leagueId,
    day: game.gameDay,
    modelVersion: forecast.modelVersion,
    ours: forecast.probabilities,
    spread: forecast.spread,
    result: resultOf(played),
    rivals: rivalsOf(rates, game),
    over: atLine(played, forecast, 'over_under'),
    cover: atLine(played, forecast, 'run_line'),
    bets,
  };
}

/** Only whole and half lines are scored as won or lost; a quarter line has half wins. */
function atLine(played: PlayedGame, forecast: ForecastOk, betType: 'over_under' | 'run_line'): AtLine | null {
  const line = askedLine(played, betType);
  if (line === null || !Number.isInteger(line * 2)) return null;
  const gap =
    betType === 'over_under'
      ? played.homeScore + played.awayScore - line
      : played.homeScore - played.awayScore + line;
  if (gap === 0) return null;
  return {
    p: marketLineProbability(forecast.distribution, betType, line),
    happened: gap > 0,
    open: fairLine(played.opening, betType, line),
    close: fairLine(played.closing, betType, line),
  };
}
