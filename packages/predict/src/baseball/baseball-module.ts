import type { PriceWriter, RatingBases, SportModule } from '../engine/sport-module.ts';
import { formColumns, writeForm } from '../features/form-tracker.ts';
import { MEETING_COLUMNS, writeMeetings } from '../features/meeting-tracker.ts';
import { isSupplied } from '../features/price-supply.ts';
import { type FeatureColumn, pairColumns, put, putPair, type Writer } from '../features/registry.ts';
import { SCHEDULE_COLUMNS, writeSchedule } from '../features/schedule-tracker.ts';
import { TABLE_COLUMNS, writeTable } from '../features/table-tracker.ts';
import { eloGap, eloRating } from '../models/elo.ts';
import { DAY_MS } from '../numeric/durations.ts';
import { logit, sigmoid } from '../numeric/logit.ts';
import { normalCdf, normalQuantile } from '../numeric/normal.ts';
import type { MarketView } from '../prices/market-view.ts';
import type { Base } from '../stack/base.ts';
import type { Driver } from '../surface/forecast.ts';
import type { GameInput, PricePhase, SeenPhase } from '../surface/game.ts';
import {
  BASEBALL_ELOS,
  type BaseballLeague,
  createBaseballLeague,
  isArriving,
  learnBaseball,
  logitOf,
  MARGIN_SD,
  MEDIAN_TO_MEAN,
  RUN_KINDS,
  type RunFilter,
  totalOf,
} from './baseball-league.ts';
import { STARTER_MARKET, STARTER_RESULTS, TEAM_MARKET, TEAM_RESULTS } from './baseball-quantities.ts';
import { forecastRuns, type RunForecast, starterKey } from './run-ratings.ts';
import { USAGE_COLUMNS, writeUsage } from './starter-usage.ts';

const RUN_SIZE = 4;
const MARKET_GAMES = 200;
const RESULT_FILTERS: readonly RunFilter[] = ['results', 'total'];
const MARKET_FILTERS: readonly RunFilter[] = ['market', 'market_total'];
const FILTER_PARTS = ['mean', 'variance', 'teams', 'starters', 'park'] as const;

function column(
  name: string,
  group: FeatureColumn['group'],
  tier: FeatureColumn['tier'],
  meaning: string,
): FeatureColumn {
  return { name, group, tier, meaning };
}

function filterColumns(codes: readonly RunFilter[], tier: FeatureColumn['tier']): readonly FeatureColumn[] {
  return codes.flatMap((code) =>
    FILTER_PARTS.map((part) => {
      const group = part === 'starters' ? 'starting_pitcher' : tier === 'A' ? 'rating' : 'market_odds';
      return column(
        `filter.${code}.${part}`,
        group,
        tier,
        `rating ${code} of teams, starters and parks: ${part}`,
      );
    }),
  );
}

const OPENING_PARTS = [
  ['logit', 'opening log-odds of home'],
  ['gap', 'opening log-odds minus the market rating’s'],
  ['gap_results', 'opening log-odds minus the results rating’s'],
  ['gap_starters', 'the gap, where the starters’ part of the market rating is uncertain'],
  ['total', 'opening total'],
  ['total_gap', 'opening total minus the market rating’s'],
  ['total_price', 'log-odds of the over at the opening line'],
  ['gap_cubed', 'the gap, cubed and capped: very large ones are often wrong prices'],
] as const;

const BASEBALL_COLUMNS: readonly FeatureColumn[] = [
  ...formColumns(TEAM_RESULTS),
  ...formColumns(STARTER_RESULTS),
  ...pairColumns('starter.rest', 'starting_pitcher', 'A', 'days since the starter’s last start, at most 30'),
  ...pairColumns('starter.starts', 'starting_pitcher', 'A', 'starts seen lately, at most 12'),
  ...pairColumns('starter.unnamed', 'starting_pitcher', 'A', 'no starter is named'),
  ...USAGE_COLUMNS,
  ...SCHEDULE_COLUMNS,
  ...TABLE_COLUMNS,
  ...MEETING_COLUMNS,
  ...filterColumns(RESULT_FILTERS, 'A'),
  ...BASEBALL_ELOS.map((k) =>
    column(`elo.k${k}`, 'rating', 'A', `Elo difference with K = ${k}, home edge included`),
  ),
  ...formColumns(TEAM_MARKET),
  ...formColumns(STARTER_MARKET),
  ...filterColumns(MARKET_FILTERS, 'B'),
  ...OPENING_PARTS.map(([name, meaning]) => column(`opening.${name}`, 'market_odds', 'C', meaning)),
];

export const BASEBALL_MODULE: SportModule<BaseballLeague> = {
  sport: 'baseball',
  columns: BASEBALL_COLUMNS,
  devig: 'proportional',
  ridge: { past: 2500, priced: 3000 },
  boost: { A: 0.6, B: 0, C: 0 },
  recalibrated: { A: true, B: false, C: false, D: false },
  implausible: { logit: 2.5, total: 8 },
  createLeague: createBaseballLeague,
  rosterOf: (league) => league.roster,
  writeRow,
  learn: learnBaseball,
  baseOfPrices,
  distribution: (base) => {
    const home = sigmoid(base.logits[0] ?? 0);
    const runs = runsOf(base);
    return {
      kind: 'baseball',
      home: { mean: runs.home, size: RUN_SIZE },
      away: { mean: runs.away, size: RUN_SIZE },
      extraHome: 0.5 + (home - 0.5) / 2,
      pinned: { home, draw: 0, away: 1 - home },
    };
  },
  expected: runsOf,
  ratingDrivers,
};

function runsOf(base: Base): { readonly home: number; readonly away: number } {
  const margin = MARGIN_SD * normalQuantile(sigmoid(base.logits[0] ?? 0));
  const total = base.total + MEDIAN_TO_MEAN;
  return { home: Math.max(0.8, (total + margin) / 2), away: Math.max(0.8, (total - margin) / 2) };
}

function writeRow(
  league: BaseballLeague,
  game: GameInput,
  writer: Writer,
): RatingBases & { readonly writePrices: PriceWriter } {
  const season = game.seasonStartYear;
  const starters = [starterKey(game, 'home'), starterKey(game, 'away')] as const;
  writeForm(league.teamResults, TEAM_RESULTS, game.home, game.away, writer);
  writeForm(league.starterResults, STARTER_RESULTS, starters[0], starters[1], writer);
  writeStarters(league, game, starters, writer);
  writeSchedule(league.schedule, game, writer);
  writeTable(league.table, game, writer);
  writeMeetings(league.meetings, game, writer);
  const [byResults, total] = writeFilters(league, game, RESULT_FILTERS, writer);
  for (const elo of league.elos) {
    const rate = (team: string) => eloRating(elo, team, season, isArriving(league, team, season));
    put(writer, eloGap(elo, rate(game.home), rate(game.away), game.neutral) / 100);
  }
  writeForm(league.teamMarket, TEAM_MARKET, game.home, game.away, writer);
  writeForm(league.starterMarket, STARTER_MARKET, starters[0], starters[1], writer);
  const [byMarket, marketTotal] = writeFilters(league, game, MARKET_FILTERS, writer);
  const results = { logits: [logit(normalCdf((byResults?.mean ?? 0) / MARGIN_SD))], total: total?.mean ?? 9 };
  const market = { logits: [byMarket?.mean ?? 0], total: marketTotal?.mean ?? results.total };
  return {
    results,
    market: isSupplied(league.prices, MARKET_GAMES) ? market : null,
    writePrices: (seen, later) => writeOpening(seen, results, market, byMarket?.variance ?? 0, later),
  };
}

function writeStarters(
  league: BaseballLeague,
  game: GameInput,
  starters: readonly [string, string],
  writer: Writer,
): void {
  const starts = starters.map((key) => league.starts.get(key) ?? []);
  const rest = starts.map((list) => Math.min(30, (game.startAt - (list.at(-1) ?? 0)) / DAY_MS));
  putPair(writer, rest[0] ?? 30, rest[1] ?? 30);
  putPair(writer, starts[0]?.length ?? 0, starts[1]?.length ?? 0);
  putPair(writer, game.homeStarter ? 0 : 1, game.awayStarter ? 0 : 1);
  const startOf = (starter: string | null | undefined, club: string) => (starter ? { starter, club } : null);
  writeUsage(
    league.usage,
    game,
    [startOf(game.homeStarter, game.home), startOf(game.awayStarter, game.away)],
    writer,
  );
}

function writeFilters(
  league: BaseballLeague,
  game: GameInput,
  codes: readonly RunFilter[],
  writer: Writer,
): readonly RunForecast[] {
  return codes.map((code) => {
    const forecast = forecastRuns(league.filters[code], RUN_KINDS[code], game);
    for (const part of FILTER_PARTS) put(writer, forecast[part]);
    return forecast;
  });
}

function writeOpening(
  opening: MarketView<SeenPhase> | null,
  results: Base,
  market: Base,
  variance: number,
  writer: Writer,
): void {
  const open = opening ? logitOf(opening) : Number.NaN;
  const gap = open - (market.logits[0] ?? 0);
  const capped = Math.max(-0.8, Math.min(0.8, gap));
  const total = opening ? totalOf(opening) : Number.NaN;
  put(writer, open);
  put(writer, capped);
  put(writer, open - (results.logits[0] ?? 0));
  put(writer, capped * variance * 10);
  put(writer, total);
  put(writer, total - market.total);
  put(writer, opening?.total ? logit(opening.total.first) : Number.NaN);
  put(writer, capped * capped * capped);
}

function baseOfPrices(
  view: MarketView<PricePhase>,
  fallback: MarketView<SeenPhase> | null,
  usual: Base,
): Base | null {
  const price = logitOf(view);
  if (!Number.isFinite(price)) return null;
  const total = [totalOf(view), fallback ? totalOf(fallback) : Number.NaN].find(Number.isFinite);
  return { logits: [price], total: total ?? usual.total };
}

function ratingDrivers(league: BaseballLeague, game: GameInput, tier: 'A' | 'B'): readonly Driver[] {
  const code = tier === 'A' ? 'results' : 'market';
  const forecast = forecastRuns(league.filters[code], RUN_KINDS[code], game);
  const scale = tier === 'A' ? 1.7 / MARGIN_SD : 1;
  return [
    { code: 'home_advantage', contribution: scale * forecast.constant },
    { code: tier === 'A' ? 'team_strength' : 'market_rating', contribution: scale * forecast.teams },
    { code: 'starter', contribution: scale * forecast.starters },
  ];
}
