import { createFormTracker, type FormSpec, type FormTracker, updateForm } from '../features/form-tracker.ts';
import { createMeetingTracker, type MeetingTracker, updateMeetings } from '../features/meeting-tracker.ts';
import { countPrices, createPriceSupply, type PriceSupply } from '../features/price-supply.ts';
import { createScheduleTracker, type ScheduleTracker, updateSchedule } from '../features/schedule-tracker.ts';
import { createTableTracker, type TableTracker, updateTable } from '../features/table-tracker.ts';
import { createDiagonalFilter, type DiagonalFilter } from '../models/diagonal-filter.ts';
import { createElo, type Elo, eloRating, openEloSeason, updateElo } from '../models/elo.ts';
import { clamp, logit } from '../numeric/logit.ts';
import type { MarketView } from '../prices/market-view.ts';
import { countGame, createRoster, enrol, openSeason, type Roster, standingOf } from '../roster/roster.ts';
import type { GameInput, GameResult, PricePhase } from '../surface/game.ts';
import {
  type BaseballPrices,
  fillMarket,
  fillResult,
  STARTER_MARKET,
  STARTER_RESULTS,
  TEAM_MARKET,
  TEAM_RESULTS,
} from './baseball-quantities.ts';
import { forecastRuns, learnRuns, type RunRatingKinds, starterKey } from './run-ratings.ts';
import { countStart, createStarterUsage, type StarterUsage } from './starter-usage.ts';

/** Everything that is known about one baseball league; plain data. */
export type BaseballLeague = {
  roster: Roster;
  filters: Record<RunFilter, DiagonalFilter>;
  elos: Elo[];
  table: TableTracker;
  meetings: MeetingTracker;
  schedule: ScheduleTracker;
  teamResults: FormTracker;
  starterResults: FormTracker;
  teamMarket: FormTracker;
  starterMarket: FormTracker;
  /** Latest starts of every pitcher. */
  starts: Map<string, number[]>;
  usage: StarterUsage;
  prices: PriceSupply;
};

const RUN_FILTERS = ['results', 'market', 'total', 'market_total'] as const;
export type RunFilter = (typeof RUN_FILTERS)[number];

const FIXED = { maxDays: 30, carry: 1 };
/** Tuned on the seasons up to 2018; the optimum is flat. Margins are learned in runs, prices in log-odds. */
export const RUN_KINDS: Readonly<Record<RunFilter, RunRatingKinds>> = {
  results: {
    constant: { mean: 0.2, variance: 0.02, perDay: 1e-6, ...FIXED },
    team: { mean: 0, variance: 0.25, perDay: 0.001, maxDays: 30, carry: 0.6 },
    starter: { mean: -0.1, variance: 0.25, perDay: 0.0005, maxDays: 30, carry: 0.9 },
    park: null,
    opposed: true,
  },
  market: {
    constant: { mean: 0.12, variance: 0.01, perDay: 1e-6, ...FIXED },
    team: { mean: 0, variance: 0.03, perDay: 0.0004, maxDays: 30, carry: 0.85 },
    starter: { mean: -0.15, variance: 0.05, perDay: 0.0002, maxDays: 30, carry: 0.9 },
    park: null,
    opposed: true,
  },
  total: {
    constant: { mean: 8.8, variance: 0.5, perDay: 0.001, ...FIXED },
    team: { mean: 0, variance: 0.15, perDay: 0.0006, maxDays: 30, carry: 0.5 },
    starter: { mean: 0.05, variance: 0.2, perDay: 0.0004, maxDays: 30, carry: 0.8 },
    park: { mean: 0, variance: 0.3, perDay: 0.0002, maxDays: 30, carry: 0.95 },
    opposed: false,
  },
  market_total: {
    constant: { mean: 8.5, variance: 0.5, perDay: 0.002, ...FIXED },
    team: { mean: 0, variance: 0.1, perDay: 0.001, maxDays: 30, carry: 0.8 },
    starter: { mean: 0.15, variance: 0.15, perDay: 0.0008, maxDays: 30, carry: 0.9 },
    park: { mean: 0, variance: 0.5, perDay: 0.0005, maxDays: 30, carry: 1 },
    opposed: false,
  },
};
const NOISE = { margin: 16, price: 0.03, unpriced: 2.6, score: 20, line: 0.15 };
/** Standard deviation of the final margin around a forecast, in runs. */
export const MARGIN_SD = 4.35;
/** Log-odds of the winner that a run of expected margin is worth; 1.7 turns a normal quantile into log-odds. */
const LOG_ODDS_PER_RUN = 1.7 / MARGIN_SD;
/** Runs are skewed: a total that is passed as often as not lies this far below the mean. */
export const MEDIAN_TO_MEAN = 0.35;
export const BASEBALL_ELOS = [3, 4.4, 8] as const;
const MARGIN_CAP = 7;
const MAX_STARTS = 12;

export function createBaseballLeague(): BaseballLeague {
  return {
    roster: createRoster(),
    filters: {
      results: createDiagonalFilter(),
      market: createDiagonalFilter(),
      total: createDiagonalFilter(),
      market_total: createDiagonalFilter(),
    },
    elos: BASEBALL_ELOS.map((k) =>
      createElo({ k, homeAdvantage: 24, carry: 0.66, newcomer: 1500, margin: 'baseball' }),
    ),
    table: createTableTracker(),
    meetings: createMeetingTracker(),
    schedule: createScheduleTracker(),
    teamResults: createFormTracker(TEAM_RESULTS),
    starterResults: createFormTracker(STARTER_RESULTS),
    teamMarket: createFormTracker(TEAM_MARKET),
    starterMarket: createFormTracker(STARTER_MARKET),
    starts: new Map(),
    usage: createStarterUsage(),
    prices: createPriceSupply(),
  };
}

export function isArriving(league: BaseballLeague, team: string, season: number): boolean {
  return standingOf(league.roster, team, season) === 'newcomer';
}

/** The line, moved by what its price says; a run on the total is worth about 9 % of probability. */
export function totalOf(view: MarketView<PricePhase>): number {
  if (!view.total) return Number.NaN;
  const tilt = Number.isNaN(view.total.first) ? 0 : 5.5 * (view.total.first - 0.5);
  return view.total.line + clamp(tilt, -1, 1);
}

export function logitOf(view: MarketView<PricePhase>): number {
  return view.consensus && view.consensus.draw === 0 ? logit(view.consensus.home) : Number.NaN;
}

export function learnBaseball(
  league: BaseballLeague,
  game: GameResult,
  opening: MarketView<'open'>,
  closing: MarketView<'close'>,
): void {
  const season = game.seasonStartYear;
  openSeason(league.roster, season);
  const close = logitOf(closing);
  const rated = {
    margin: forecastRuns(league.filters.results, RUN_KINDS.results, game).mean,
    total: forecastRuns(league.filters.total, RUN_KINDS.total, game).mean,
  };
  learnForm(league, game, rated, opening, closing);
  for (const elo of league.elos) {
    const home = eloRating(elo, game.home, season, isArriving(league, game.home, season));
    const away = eloRating(elo, game.away, season, isArriving(league, game.away, season));
    openEloSeason(elo, season);
    updateElo(elo, game, home, away);
  }
  const margin = clamp(game.homeScore - game.awayScore, -MARGIN_CAP, MARGIN_CAP);
  const total = Math.min(20, game.homeScore + game.awayScore);
  learnRuns(league.filters.results, RUN_KINDS.results, game, margin, NOISE.margin);
  learnRuns(league.filters.total, RUN_KINDS.total, game, total, NOISE.score);
  learnMarket(league, game, { close, line: totalOf(closing), margin, total });
  for (const side of ['home', 'away'] as const) {
    enrol(league.roster, game[side], season);
    countGame(league.roster, game[side], season, game.startAt);
    const starts = league.starts.get(starterKey(game, side)) ?? [];
    league.starts.set(starterKey(game, side), [...starts, game.startAt].slice(-MAX_STARTS));
    const [starter, allowed, expected] =
      side === 'home'
        ? [game.homeStarter ?? null, game.awayScore, (rated.total - rated.margin) / 2]
        : [game.awayStarter ?? null, game.homeScore, (rated.total + rated.margin) / 2];
    countStart(league.usage, game, { starter, club: game[side] }, allowed - expected);
  }
  updateTable(league.table, game, 1);
  updateMeetings(league.meetings, game);
  updateSchedule(league.schedule, game);
  league.roster.games += 1;
  countPrices(league.prices, Number.isFinite(close));
}

/** A game without a price teaches the market ratings through its result, which is far noisier: they must not stand still. */
function learnMarket(
  league: BaseballLeague,
  game: GameResult,
  seen: {
    readonly close: number;
    readonly line: number;
    readonly margin: number;
    readonly total: number;
  },
): void {
  const { market, market_total: marketTotal } = league.filters;
  if (Number.isFinite(seen.close)) learnRuns(market, RUN_KINDS.market, game, seen.close, NOISE.price);
  else learnRuns(market, RUN_KINDS.market, game, LOG_ODDS_PER_RUN * seen.margin, NOISE.unpriced);
  if (Number.isFinite(seen.line)) {
    learnRuns(marketTotal, RUN_KINDS.market_total, game, seen.line, NOISE.line);
  } else {
    learnRuns(marketTotal, RUN_KINDS.market_total, game, seen.total - MEDIAN_TO_MEAN, NOISE.score);
  }
}

function learnForm(
  league: BaseballLeague,
  game: GameResult,
  { margin, total }: { readonly margin: number; readonly total: number },
  opening: MarketView<'open'>,
  closing: MarketView<'close'>,
): void {
  const prices = pricesOf(league, game, opening, closing);
  for (const side of ['home', 'away'] as const) {
    const isHome = side === 'home';
    const both = (
      teams: FormTracker,
      teamSpec: FormSpec,
      starters: FormTracker,
      starterSpec: FormSpec,
      fill: Fill,
    ) => {
      const values = new Float64Array(teamSpec.quantities.length);
      fill(values);
      updateForm(teams, teamSpec, game[side], isHome, values);
      updateForm(starters, starterSpec, starterKey(game, side), isHome, values);
    };
    both(league.teamResults, TEAM_RESULTS, league.starterResults, STARTER_RESULTS, (values) =>
      fillResult(game, isHome, { margin: isHome ? margin : -margin, total }, values),
    );
    if (!Number.isFinite(prices.close)) continue;
    both(league.teamMarket, TEAM_MARKET, league.starterMarket, STARTER_MARKET, (values) =>
      fillMarket(game, isHome, prices, values),
    );
  }
}

type Fill = (values: Float64Array) => void;

function pricesOf(
  league: BaseballLeague,
  game: GameInput,
  opening: MarketView<'open'>,
  closing: MarketView<'close'>,
): BaseballPrices {
  return {
    close: logitOf(closing),
    open: logitOf(opening),
    closeTotal: totalOf(closing),
    openTotal: totalOf(opening),
    rated: forecastRuns(league.filters.market, RUN_KINDS.market, game).mean,
    ratedTotal: forecastRuns(league.filters.market_total, RUN_KINDS.market_total, game).mean,
  };
}
