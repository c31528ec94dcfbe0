import type { PriceWriter } from '../engine/sport-module.ts';
import { curveColumns, writeCurve } from '../features/curve-columns.ts';
import { formColumns, writeForm } from '../features/form-tracker.ts';
import { MEETING_COLUMNS, writeMeetings } from '../features/meeting-tracker.ts';
import { type FeatureColumn, type FeatureTier, put, type Writer } from '../features/registry.ts';
import { SCHEDULE_COLUMNS, writeSchedule } from '../features/schedule-tracker.ts';
import { SOCCER_STAKES, stakesColumns, writeStakes } from '../features/stakes-tracker.ts';
import { TABLE_COLUMNS, writeTable } from '../features/table-tracker.ts';
import { eloGap, eloRating } from '../models/elo.ts';
import { piDifference } from '../models/pi-ratings.ts';
import { logit } from '../numeric/logit.ts';
import type { FairWinner, MarketView } from '../prices/market-view.ts';
import { type Base, logitsOfOutcome } from '../stack/base.ts';
import type { GameInput, SeenPhase } from '../surface/game.ts';
import type { RateFilter } from './rate-filter.ts';
import { SOCCER_CLASS_FORM } from './soccer-class.ts';
import { fitColumns, refreshFits, writeFits } from './soccer-fits.ts';
import { isArriving, ratesOf, SOCCER_ELOS, type SoccerLeague } from './soccer-league.ts';
import { SOCCER_MARKET_FORM, SOCCER_RESULT_FORM } from './soccer-quantities.ts';
import { baseOfRates, SOCCER_RHO } from './soccer-shape.ts';

function one(name: string, group: FeatureColumn['group'], tier: FeatureTier, meaning: string): FeatureColumn {
  return { name, group, tier, meaning };
}

const FILTER_PARTS = [
  ['home_draw', 'log-odds of home against draw'],
  ['away_draw', 'log-odds of away against draw'],
  ['log_total', 'ln of the total rate'],
  ['attack', 'attack of home minus attack of away'],
  ['defence', 'weakness of the away defence minus that of the home defence'],
  ['variance', 'variance of the two log rates'],
] as const;

function filterColumns(code: string, tier: FeatureTier, meaning: string): readonly FeatureColumn[] {
  const group = tier === 'A' ? 'rating' : 'market_odds';
  return FILTER_PARTS.map(([name, text]) =>
    one(`filter.${code}.${name}`, group, tier, `${meaning}: ${text}`),
  );
}

const OPENING_PARTS = [
  ['home_draw', 'log-odds of home against draw, all books'],
  ['away_draw', 'log-odds of away against draw, all books'],
  ['gap_home', 'opening log-odds of home against draw minus the market rating’s'],
  ['gap_away', 'opening log-odds of away against draw minus the market rating’s'],
  ['gap_total', 'ln of the opening total minus the market rating’s'],
  ['gap_results_home', 'opening log-odds of home against draw minus the results rating’s'],
  ['gap_results_away', 'opening log-odds of away against draw minus the results rating’s'],
  ['sharp_home', 'sharpest book against the mean of all, home against draw'],
  ['sharp_away', 'sharpest book against the mean of all, away against draw'],
  ['book_spread', 'distance between the books’ log-odds of home'],
  ['over', 'log-odds of the over at the opening line'],
  ['total_line', 'opening line of the total'],
  ['handicap', 'opening handicap of the home side'],
  ['handicap_price', 'log-odds of the home side at the handicap'],
  ['handicap_gap', 'supremacy by the handicap against supremacy by the 1X2'],
  ['margin_favourite', 'log-odds of home against away, its square with sign: very clear games'],
] as const;

/** All columns in the order in which `writeSoccerRow` writes them; tiers A, B, C one after the other. */
export const SOCCER_COLUMNS: readonly FeatureColumn[] = [
  ...formColumns(SOCCER_RESULT_FORM),
  ...SCHEDULE_COLUMNS,
  ...TABLE_COLUMNS,
  ...stakesColumns(SOCCER_STAKES),
  ...MEETING_COLUMNS,
  ...fitColumns('A'),
  ...filterColumns('results', 'A', 'Kalman filter on goals and shots'),
  ...SOCCER_ELOS.map((k) =>
    one(`elo.k${k}`, 'rating', 'A', `Elo difference with K = ${k}, home edge included`),
  ),
  one('pi.difference', 'rating', 'A', 'pi-ratings: expected goal difference'),
  one('arrival.home', 'rating', 'A', 'home side came up this season'),
  one('arrival.away', 'rating', 'A', 'away side came up this season'),
  ...curveColumns('results', 'rating', 'A'),
  ...formColumns(SOCCER_CLASS_FORM),
  ...formColumns(SOCCER_MARKET_FORM),
  ...fitColumns('B'),
  ...filterColumns('market', 'B', 'Kalman filter on past closing prices'),
  ...curveColumns('market', 'market_odds', 'B'),
  ...OPENING_PARTS.map(([name, meaning]) => one(`opening.${name}`, 'market_odds', 'C', meaning)),
];

/** The ratings' own forecasts, on which the stack puts its corrections. */
type SoccerBases = { readonly results: Base; readonly market: Base; readonly writePrices: PriceWriter };

/** Writes one row from what is known before the game without its own prices; returns the bases, and what writes the prices' columns. */
export function writeSoccerRow(league: SoccerLeague, game: GameInput, writer: Writer): SoccerBases {
  refreshFits(league.fits);
  const season = game.seasonStartYear;
  const arriving = {
    home: isArriving(league, game.home, season),
    away: isArriving(league, game.away, season),
  };
  const number = (team: string, arrives: boolean) =>
    arrives ? null : (league.roster.teams.get(team)?.index ?? null);
  const [home, away] = [number(game.home, arriving.home), number(game.away, arriving.away)];
  writeForm(league.results, SOCCER_RESULT_FORM, game.home, game.away, writer);
  writeSchedule(league.schedule, game, writer);
  writeTable(league.table, game, writer);
  writeStakes(league.stakes, game, SOCCER_STAKES, writer);
  writeMeetings(league.meetings, game, writer);
  writeFits(league.fits, 'A', home, away, game.neutral, SOCCER_RHO, writer);
  const results = writeFilter(league, league.ratesA, game, writer);
  for (const elo of league.elos) {
    const rate = (team: string, arrives: boolean) => eloRating(elo, team, season, arrives);
    put(
      writer,
      eloGap(elo, rate(game.home, arriving.home), rate(game.away, arriving.away), game.neutral) / 100,
    );
  }
  put(writer, piDifference(league.pi, game.home, game.away));
  put(writer, arriving.home ? 1 : 0);
  put(writer, arriving.away ? 1 : 0);
  writeCurve(league.schedule, game, advantageOf(results), writer);
  writeForm(league.class, SOCCER_CLASS_FORM, game.home, game.away, writer);
  writeForm(league.market, SOCCER_MARKET_FORM, game.home, game.away, writer);
  writeFits(league.fits, 'B', home, away, game.neutral, SOCCER_RHO, writer);
  const market = writeFilter(league, league.ratesB, game, writer);
  writeCurve(league.schedule, game, advantageOf(market), writer);
  return {
    results,
    market,
    writePrices: (seen, later) => writeOpening(seen, results, market, later),
  };
}

/** Log-odds of home against away. */
function advantageOf({ logits: [home = 0, away = 0] }: Base): number {
  return home - away;
}

function writeFilter(league: SoccerLeague, filter: RateFilter, game: GameInput, writer: Writer): Base {
  const rates = ratesOf(league, filter, game);
  const base = baseOfRates(rates.lambda, rates.mu);
  put(writer, base.logits[0] ?? 0);
  put(writer, base.logits[1] ?? 0);
  put(writer, base.total);
  put(writer, rates.attack);
  put(writer, rates.defence);
  put(writer, rates.variance[0] + rates.variance[1]);
  return base;
}

function writeOpening(
  opening: MarketView<SeenPhase> | null,
  results: Base,
  market: Base,
  writer: Writer,
): void {
  const consensus = opening?.consensus;
  if (!opening || !consensus || consensus.draw === 0) {
    for (let i = 0; i < OPENING_PARTS.length; i++) put(writer, Number.NaN);
    return;
  }
  const logits = logitsOfOutcome(consensus);
  const [home = 0, away = 0] = logits;
  const sharp = logitsOfOutcome(opening.winner ?? consensus);
  const total = opening.total;
  const handicap = opening.handicap;
  const supremacy = home - away;
  put(writer, home);
  put(writer, away);
  put(writer, home - (market.logits[0] ?? 0));
  put(writer, away - (market.logits[1] ?? 0));
  put(writer, total ? Math.log(total.line + 0.2 + 2.2 * (total.first - 0.5)) - market.total : Number.NaN);
  put(writer, home - (results.logits[0] ?? 0));
  put(writer, away - (results.logits[1] ?? 0));
  put(writer, (sharp[0] ?? 0) - home);
  put(writer, (sharp[1] ?? 0) - away);
  put(writer, bookSpread(opening.books));
  put(writer, total ? logit(total.first) : Number.NaN);
  put(writer, total ? total.line : Number.NaN);
  put(writer, handicap ? handicap.line : Number.NaN);
  put(writer, handicap ? logit(handicap.first) : Number.NaN);
  put(writer, handicap ? -handicap.line + 0.9 * (handicap.first - 0.5) * 2 - 0.62 * supremacy : Number.NaN);
  put(writer, supremacy * Math.abs(supremacy));
}

function bookSpread(books: readonly FairWinner[]): number {
  const values = books.map((book) => logit(book.home));
  return values.length > 1 ? (values[0] ?? 0) - (values.at(-1) ?? 0) : 0;
}
