import type { SportModule } from '../engine/sport-module.ts';
import { isSupplied } from '../features/price-supply.ts';
import type { MarketView } from '../prices/market-view.ts';
import { type Base, logitsOfOutcome } from '../stack/base.ts';
import type { Driver } from '../surface/forecast.ts';
import type { GameInput, PricePhase, SeenPhase } from '../surface/game.ts';
import { impliedRates } from './implied-rates.ts';
import { createSoccerLeague, learnSoccer, ratesOf, type SoccerLeague } from './soccer-league.ts';
import { SOCCER_COLUMNS, writeSoccerRow } from './soccer-row.ts';
import { SOCCER_RHO, soccerDistribution } from './soccer-shape.ts';

/** Closing prices that a league must have shown before its market rating is used. */
const MARKET_GAMES = 30;
/** ln λ − ln μ moves the log-odds of home against away by about this much at usual rates. */
const LOG_ODDS_PER_SUPREMACY = 1.7;

export const SOCCER_MODULE: SportModule<SoccerLeague> = {
  sport: 'soccer',
  columns: SOCCER_COLUMNS,
  devig: 'power',
  ridge: { past: 300, priced: 4000 },
  boost: { A: 0.5, B: 0.5, C: 0.5 },
  recalibrated: { A: false, B: true, C: true, D: true },
  implausible: { logit: 3.5, total: 0.9 },
  createLeague: createSoccerLeague,
  rosterOf: (league) => league.roster,
  writeRow: (league, game, writer) => {
    const { results, market, writePrices } = writeSoccerRow(league, game, writer);
    return { results, market: isSupplied(league.prices, MARKET_GAMES) ? market : null, writePrices };
  },
  learn: learnSoccer,
  baseOfPrices,
  distribution: soccerDistribution,
  expected: (base) => {
    const { lambda, mu } = soccerDistribution(base);
    return { home: lambda, away: mu };
  },
  ratingDrivers,
};

function baseOfPrices(
  view: MarketView<PricePhase>,
  fallback: MarketView<SeenPhase> | null,
  usual: Base,
): Base | null {
  const winner = view.consensus;
  if (!winner || winner.draw === 0) return null;
  const total = view.total ?? fallback?.total ?? null;
  const rates = total ? impliedRates(winner, total, SOCCER_RHO) : null;
  return { logits: logitsOfOutcome(winner), total: rates ? Math.log(rates.lambda + rates.mu) : usual.total };
}

function ratingDrivers(league: SoccerLeague, game: GameInput, tier: 'A' | 'B'): readonly Driver[] {
  const rates = ratesOf(league, tier === 'B' ? league.ratesB : league.ratesA, game);
  return [
    { code: 'home_advantage', contribution: LOG_ODDS_PER_SUPREMACY * rates.homeEdge },
    { code: 'attack', contribution: LOG_ODDS_PER_SUPREMACY * rates.attack },
    { code: 'defence', contribution: LOG_ODDS_PER_SUPREMACY * rates.defence },
  ];
}
