import { createFormTracker, type FormTracker, updateForm } from '../features/form-tracker.ts';
import { createMeetingTracker, type MeetingTracker, updateMeetings } from '../features/meeting-tracker.ts';
import { countPrices, createPriceSupply, type PriceSupply } from '../features/price-supply.ts';
import { put, type Writer } from '../features/registry.ts';
import {
  createScheduleTracker,
  loadOf,
  type ScheduleTracker,
  updateSchedule,
} from '../features/schedule-tracker.ts';
import {
  BASKETBALL_STAKES,
  createStakesTracker,
  type StakesTracker,
  updateStakes,
} from '../features/stakes-tracker.ts';
import { createTableTracker, type TableTracker, updateTable } from '../features/table-tracker.ts';
import { createElo, type Elo, eloRating, openEloSeason, updateElo } from '../models/elo.ts';
import { clamp, logit } from '../numeric/logit.ts';
import { normalCdf } from '../numeric/normal.ts';
import type { MarketView } from '../prices/market-view.ts';
import { countGame, createRoster, enrol, openSeason, type Roster, standingOf } from '../roster/roster.ts';
import type { GameInput, GameResult } from '../surface/game.ts';
import {
  BASKETBALL_MARKET_FORM,
  BASKETBALL_RESULT_FORM,
  fillMarket,
  fillResult,
} from './basketball-quantities.ts';
import { impliedMargin, SPREAD_SD, totalOf } from './implied-points.ts';
import {
  agePointFilter,
  createPointFilter,
  forecastPoints,
  learnPoints,
  type PointFilter,
  type PointFilterOptions,
  type PointGame,
} from './point-filter.ts';

/** Everything that is known about one basketball league; plain data. */
export type BasketballLeague = {
  roster: Roster;
  filters: Record<FilterCode, PointFilter>;
  elos: Elo[];
  table: TableTracker;
  stakes: StakesTracker;
  meetings: MeetingTracker;
  schedule: ScheduleTracker;
  results: FormTracker;
  market: FormTracker;
  prices: PriceSupply;
};

const FILTER_CODES = ['results', 'results_fast', 'market', 'market_fast', 'total', 'market_total'] as const;
export type FilterCode = (typeof FILTER_CODES)[number];

const MARGIN: PointFilterOptions = {
  kind: 'margin',
  start: 3,
  startVariance: 1,
  teamVariance: 16,
  perDay: 0.06,
  perSeason: 6,
  carry: 0.85,
  constantPerDay: 0.0003,
  lineNoise: 0,
  scoreNoise: 150,
};
const TOTAL: PointFilterOptions = {
  kind: 'total',
  start: 195,
  startVariance: 100,
  teamVariance: 16,
  perDay: 0.15,
  perSeason: 12,
  carry: 0.7,
  constantPerDay: 0.01,
  lineNoise: 0,
  scoreNoise: 300,
};

/** Tuned on the seasons up to 2018-19; the optimum is flat. */
const FILTERS: Readonly<Record<FilterCode, PointFilterOptions>> = {
  results: MARGIN,
  results_fast: { ...MARGIN, perDay: 0.25, perSeason: 10 },
  market: { ...MARGIN, perDay: 0.08, lineNoise: 3, scoreNoise: 160 },
  market_fast: { ...MARGIN, perDay: 0.4, perSeason: 8, lineNoise: 2, scoreNoise: 200 },
  total: TOTAL,
  market_total: { ...TOTAL, lineNoise: 8, scoreNoise: 400 },
};

const MARGIN_CAP = 25;
export const BASKETBALL_ELOS = [10, 20, 40] as const;
const SCHEDULE_TERMS = 6;

export function createBasketballLeague(): BasketballLeague {
  const make = (code: FilterCode) => createPointFilter(FILTERS[code], SCHEDULE_TERMS);
  return {
    roster: createRoster(),
    filters: {
      results: make('results'),
      results_fast: make('results_fast'),
      market: make('market'),
      market_fast: make('market_fast'),
      total: make('total'),
      market_total: make('market_total'),
    },
    elos: BASKETBALL_ELOS.map((k) =>
      createElo({ k, homeAdvantage: 85, carry: 0.75, newcomer: 1400, margin: 'basketball' }),
    ),
    table: createTableTracker(),
    stakes: createStakesTracker(),
    meetings: createMeetingTracker(),
    schedule: createScheduleTracker(),
    results: createFormTracker(BASKETBALL_RESULT_FORM),
    market: createFormTracker(BASKETBALL_MARKET_FORM),
    prices: createPriceSupply(),
  };
}

/** The game as the filters see it. Back-to-backs, load over a week, and play-offs move margin and total alike. */
export function pointGame(league: BasketballLeague, game: GameInput): PointGame {
  const home = loadOf(league.schedule, game.home, game.startAt);
  const away = loadOf(league.schedule, game.away, game.startAt);
  const weekOf = (load: { readonly counts: readonly number[] }) => load.counts[1] ?? 0;
  return {
    home: game.home,
    away: game.away,
    neutral: game.neutral,
    season: game.seasonStartYear,
    schedule: [
      home.rest < 1.5 ? 1 : 0,
      away.rest < 1.5 ? 1 : 0,
      weekOf(home) - weekOf(away),
      game.playoff ? 1 : 0,
      away.run > 0 ? 1 : 0,
      home.run > 0 ? 1 : 0,
    ],
  };
}

/** Writes mean, variance and parts of every filter that the tier may see. */
export function writeFilters(
  league: BasketballLeague,
  game: PointGame,
  codes: readonly FilterCode[],
  writer: Writer,
): void {
  for (const code of codes) {
    const forecast = forecastPoints(league.filters[code], game);
    put(writer, forecast.mean);
    put(writer, forecast.variance);
    put(writer, forecast.teams);
    put(writer, forecast.schedule);
  }
}

export function isArriving(league: BasketballLeague, team: string, season: number): boolean {
  return standingOf(league.roster, team, season) === 'newcomer';
}

export function learnBasketball(
  league: BasketballLeague,
  game: GameResult,
  _opening: MarketView<'open'>,
  closing: MarketView<'close'>,
): void {
  const season = game.seasonStartYear;
  openSeason(league.roster, season);
  const points = pointGame(league, game);
  learnForm(league, game, points, closing);
  for (const elo of league.elos) {
    const home = eloRating(elo, game.home, season, isArriving(league, game.home, season));
    const away = eloRating(elo, game.away, season, isArriving(league, game.away, season));
    openEloSeason(elo, season);
    updateElo(elo, game, home, away);
  }
  const margin = clamp(game.homeScore - game.awayScore, -MARGIN_CAP, MARGIN_CAP);
  const spread = impliedMargin(closing);
  for (const code of FILTER_CODES) {
    const filter = league.filters[code];
    const isMargin = filter.options.kind === 'margin';
    agePointFilter(filter, game.startAt, season);
    const score = isMargin ? margin : game.homeScore + game.awayScore;
    learnPoints(filter, points, isMargin ? spread : totalOf(closing), score);
  }
  for (const team of [game.home, game.away]) {
    enrol(league.roster, team, season);
    countGame(league.roster, team, season, game.startAt);
  }
  updateTable(league.table, game, 5);
  updateStakes(league.stakes, game, BASKETBALL_STAKES);
  updateMeetings(league.meetings, game);
  updateSchedule(league.schedule, game);
  league.roster.games += 1;
  countPrices(league.prices, Number.isFinite(spread));
}

function learnForm(
  league: BasketballLeague,
  game: GameResult,
  points: PointGame,
  closing: MarketView<'close'>,
): void {
  const rated = forecastPoints(league.filters.results, points);
  const ratedTotal = forecastPoints(league.filters.total, points).mean;
  const strength = (team: string) => {
    const slot = league.filters.results.teams.get(team);
    return slot === undefined ? 0 : (league.filters.results.kalman.mean[slot] ?? 0);
  };
  const spread = impliedMargin(closing);
  const market = {
    spread,
    total: totalOf(closing),
    ratedMargin: forecastPoints(league.filters.market, points).mean,
    ratedTotal: forecastPoints(league.filters.market_total, points).mean,
    moneylineGap: closing.consensus
      ? logit(closing.consensus.home) - logit(normalCdf(spread / SPREAD_SD))
      : Number.NaN,
  };
  const result = new Float64Array(BASKETBALL_RESULT_FORM.quantities.length);
  const priced = new Float64Array(BASKETBALL_MARKET_FORM.quantities.length);
  for (const isHome of [true, false]) {
    const team = isHome ? game.home : game.away;
    const opponent = strength(isHome ? game.away : game.home);
    fillResult(
      game,
      isHome,
      { margin: isHome ? rated.mean : -rated.mean, total: ratedTotal, opponent },
      result,
    );
    updateForm(league.results, BASKETBALL_RESULT_FORM, team, isHome, result);
    if (!Number.isFinite(spread)) continue;
    fillMarket(game, isHome, market, priced);
    updateForm(league.market, BASKETBALL_MARKET_FORM, team, isHome, priced);
  }
}
