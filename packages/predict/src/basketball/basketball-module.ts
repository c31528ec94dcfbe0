import type { PriceWriter, RatingBases, SportModule } from '../engine/sport-module.ts';
import { curveColumns, writeCurve } from '../features/curve-columns.ts';
import { formColumns, writeForm } from '../features/form-tracker.ts';
import { MEETING_COLUMNS, writeMeetings } from '../features/meeting-tracker.ts';
import { isSupplied } from '../features/price-supply.ts';
import { type FeatureColumn, put, type Writer } from '../features/registry.ts';
import { SCHEDULE_COLUMNS, writeSchedule } from '../features/schedule-tracker.ts';
import { BASKETBALL_STAKES, stakesColumns, writeStakes } from '../features/stakes-tracker.ts';
import { TABLE_COLUMNS, writeTable } from '../features/table-tracker.ts';
import { eloGap, eloRating } from '../models/elo.ts';
import { logit, sigmoid } from '../numeric/logit.ts';
import { normalCdf, normalQuantile } from '../numeric/normal.ts';
import type { MarketView } from '../prices/market-view.ts';
import type { Base } from '../stack/base.ts';
import type { Driver } from '../surface/forecast.ts';
import type { GameInput, PricePhase, SeenPhase } from '../surface/game.ts';
import {
  BASKETBALL_ELOS,
  type BasketballLeague,
  createBasketballLeague,
  type FilterCode,
  isArriving,
  learnBasketball,
  pointGame,
  writeFilters,
} from './basketball-league.ts';
import { BASKETBALL_MARKET_FORM, BASKETBALL_RESULT_FORM } from './basketball-quantities.ts';
import { agreedMargin, impliedMargin, SPREAD_SD, totalOf } from './implied-points.ts';
import { forecastPoints } from './point-filter.ts';

/** Spread of the final margin around a forecast made before the market's last word, and of the total. */
const MARGIN_SD = 12.3;
const TOTAL_SD = 18.3;
const MARKET_GAMES = 100;
const RESULT_FILTERS: readonly FilterCode[] = ['results', 'results_fast', 'total'];
const MARKET_FILTERS: readonly FilterCode[] = ['market', 'market_fast', 'market_total'];

function column(name: string, tier: FeatureColumn['tier'], meaning: string): FeatureColumn {
  return { name, group: tier === 'A' ? 'rating' : 'market_odds', tier, meaning };
}

function filterColumns(codes: readonly FilterCode[], tier: FeatureColumn['tier']): readonly FeatureColumn[] {
  return codes.flatMap((code) => [
    column(`filter.${code}.mean`, tier, `Kalman filter ${code}: forecast`),
    column(`filter.${code}.variance`, tier, `Kalman filter ${code}: variance of the forecast`),
    column(`filter.${code}.teams`, tier, `Kalman filter ${code}: the two teams’ part`),
    column(`filter.${code}.schedule`, tier, `Kalman filter ${code}: the schedule’s part`),
  ]);
}

const BASKETBALL_COLUMNS: readonly FeatureColumn[] = [
  ...formColumns(BASKETBALL_RESULT_FORM),
  ...SCHEDULE_COLUMNS,
  ...TABLE_COLUMNS,
  ...stakesColumns(BASKETBALL_STAKES),
  ...MEETING_COLUMNS,
  ...filterColumns(RESULT_FILTERS, 'A'),
  ...BASKETBALL_ELOS.map((k) => column(`elo.k${k}`, 'A', `Elo difference with K = ${k}, home edge included`)),
  ...curveColumns('results', 'rating', 'A'),
  ...formColumns(BASKETBALL_MARKET_FORM),
  ...filterColumns(MARKET_FILTERS, 'B'),
  ...curveColumns('market', 'market_odds', 'B'),
  column('opening.margin', 'C', 'margin implied by the opening prices'),
  column('opening.gap', 'C', 'opening margin minus the market rating’s'),
  column('opening.total_gap', 'C', 'opening total minus the market rating’s'),
];

/** One base logit from a margin in points. */
function baseOfPoints(margin: number, total: number): Base {
  return { logits: [logit(normalCdf(margin / SPREAD_SD))], total };
}

export const BASKETBALL_MODULE: SportModule<BasketballLeague> = {
  sport: 'basketball',
  columns: BASKETBALL_COLUMNS,
  devig: 'proportional',
  ridge: { past: 1000, priced: 6000 },
  boost: { A: 0.5, B: 0.3, C: 0 },
  recalibrated: { A: false, B: false, C: false, D: false },
  implausible: { logit: 3.5, total: 60 },
  createLeague: createBasketballLeague,
  rosterOf: (league) => league.roster,
  writeRow,
  learn: learnBasketball,
  baseOfPrices,
  distribution: (base) => {
    const home = sigmoid(base.logits[0] ?? 0);
    return {
      kind: 'basketball',
      margin: { mean: MARGIN_SD * normalQuantile(home), sd: MARGIN_SD },
      total: { mean: base.total, sd: TOTAL_SD },
      pinned: { home, draw: 0, away: 1 - home },
    };
  },
  expected: (base) => {
    const margin = MARGIN_SD * normalQuantile(sigmoid(base.logits[0] ?? 0));
    return { home: (base.total + margin) / 2, away: (base.total - margin) / 2 };
  },
  ratingDrivers,
};

function writeRow(
  league: BasketballLeague,
  game: GameInput,
  writer: Writer,
): RatingBases & { readonly writePrices: PriceWriter } {
  const season = game.seasonStartYear;
  const points = pointGame(league, game);
  writeForm(league.results, BASKETBALL_RESULT_FORM, game.home, game.away, writer);
  writeSchedule(league.schedule, game, writer);
  writeTable(league.table, game, writer);
  writeStakes(league.stakes, game, BASKETBALL_STAKES, writer);
  writeMeetings(league.meetings, game, writer);
  writeFilters(league, points, RESULT_FILTERS, writer);
  for (const elo of league.elos) {
    const rate = (team: string) => eloRating(elo, team, season, isArriving(league, team, season));
    put(writer, eloGap(elo, rate(game.home), rate(game.away), game.neutral) / 100);
  }
  const mean = (code: FilterCode) => forecastPoints(league.filters[code], points).mean;
  const [margin, total] = [mean('market'), mean('market_total')];
  const results = baseOfPoints(mean('results'), mean('total'));
  const market = baseOfPoints(margin, total);
  writeCurve(league.schedule, game, results.logits[0] ?? 0, writer);
  writeForm(league.market, BASKETBALL_MARKET_FORM, game.home, game.away, writer);
  writeFilters(league, points, MARKET_FILTERS, writer);
  writeCurve(league.schedule, game, market.logits[0] ?? 0, writer);
  return {
    results,
    market: isSupplied(league.prices, MARKET_GAMES) ? market : null,
    writePrices: (seen, later) => {
      put(later, seen ? impliedMargin(seen) : Number.NaN);
      put(later, seen ? impliedMargin(seen) - margin : Number.NaN);
      put(later, seen ? totalOf(seen) - total : Number.NaN);
    },
  };
}

function baseOfPrices(
  view: MarketView<PricePhase>,
  fallback: MarketView<SeenPhase> | null,
  usual: Base,
): Base | null {
  const margin = view.phase === 'close' ? impliedMargin(view) : agreedMargin(view);
  if (!Number.isFinite(margin)) return null;
  const total = [totalOf(view), fallback ? totalOf(fallback) : Number.NaN, usual.total].find(Number.isFinite);
  return baseOfPoints(margin, total ?? usual.total);
}

function ratingDrivers(league: BasketballLeague, game: GameInput, tier: 'A' | 'B'): readonly Driver[] {
  const forecast = forecastPoints(
    league.filters[tier === 'A' ? 'results' : 'market'],
    pointGame(league, game),
  );
  const perPoint = 1.7 / SPREAD_SD;
  return [
    { code: 'home_advantage', contribution: perPoint * forecast.constant },
    { code: tier === 'A' ? 'team_strength' : 'market_rating', contribution: perPoint * forecast.teams },
    { code: 'rest_travel', contribution: perPoint * forecast.schedule },
  ];
}
