import { createFormTracker, type FormTracker, updateForm } from '../features/form-tracker.ts';
import { createMeetingTracker, type MeetingTracker, updateMeetings } from '../features/meeting-tracker.ts';
import { countPrices, createPriceSupply, type PriceSupply } from '../features/price-supply.ts';
import { createScheduleTracker, type ScheduleTracker, updateSchedule } from '../features/schedule-tracker.ts';
import {
  createStakesTracker,
  gamesLeft,
  SOCCER_STAKES,
  type StakesTracker,
  updateStakes,
} from '../features/stakes-tracker.ts';
import { createTableTracker, type TableTracker, updateTable } from '../features/table-tracker.ts';
import { createElo, type Elo, eloRating, openEloSeason, updateElo } from '../models/elo.ts';
import { createPiRatings, type PiRatings, updatePi } from '../models/pi-ratings.ts';
import type { MarketView } from '../prices/market-view.ts';
import { countGame, createRoster, enrol, openSeason, type Roster, standingOf } from '../roster/roster.ts';
import type { GameInput, GameResult } from '../surface/game.ts';
import { type ImpliedRates, impliedRates } from './implied-rates.ts';
import { outcomeSums } from './outcome-sums.ts';
import {
  admitTeam,
  ageRateFilter,
  createRateFilter,
  forecastRates,
  learnRates,
  learnScores,
  type RateFilter,
  type RateForecast,
} from './rate-filter.ts';
import { fillClass, SOCCER_CLASS_FORM } from './soccer-class.ts';
import { createSoccerFits, learnFits, type SoccerFits } from './soccer-fits.ts';
import { fillMarket } from './soccer-market-values.ts';
import { fillResult, SOCCER_MARKET_FORM, SOCCER_RESULT_FORM } from './soccer-quantities.ts';
import { SOCCER_RHO } from './soccer-shape.ts';

/** Everything that is known about one soccer league; plain data. */
export type SoccerLeague = {
  roster: Roster;
  /** Fed with goals and shots only. */
  ratesA: RateFilter;
  /** Fed with closing prices of earlier games, and with the scores. */
  ratesB: RateFilter;
  /**
   * The same, but for the last rounds of each season, whose prices speak of who still plays for something: it takes the place of
   * `ratesB` when the next season begins.
   */
  ratesNext: RateFilter;
  fits: SoccerFits;
  elos: Elo[];
  pi: PiRatings;
  table: TableTracker;
  stakes: StakesTracker;
  meetings: MeetingTracker;
  schedule: ScheduleTracker;
  results: FormTracker;
  class: FormTracker;
  market: FormTracker;
  /** Running sums of goals and shots on target. */
  goals: number;
  shotsOnTarget: number;
  prices: PriceSupply;
};

/** Tuned on seasons before those that the README's table is measured on; the optimum is flat. */
const RATES_A = {
  perDay: 0.00006,
  perSeason: 0.01,
  carry: 0.95,
  priceNoise: 0,
  scoreNoise: 0.9,
  newcomer: 0.2,
  newcomerVariance: 0.03,
};
const RATES_B = {
  perDay: 0.00012,
  perSeason: 0.012,
  carry: 0.97,
  priceNoise: 0.004,
  scoreNoise: 1.2,
  newcomer: 0.2,
  newcomerVariance: 0.03,
};
/** Share of goals, against shots on target in goals, in the score that the rating learns. */
const GOAL_SHARE = 0.7;
const GOAL_SHARE_B = 0.5;
/** Games of a team at the end of a season whose prices count this many times less for the next one. */
const LAST_ROUNDS = 8;
const LAST_ROUNDS_NOISE = 4;
export const SOCCER_ELOS = [10, 20, 40] as const;

export function createSoccerLeague(): SoccerLeague {
  return {
    roster: createRoster(),
    ratesA: createRateFilter(RATES_A),
    ratesB: createRateFilter(RATES_B),
    ratesNext: createRateFilter(RATES_B),
    fits: createSoccerFits(),
    elos: SOCCER_ELOS.map((k) =>
      createElo({ k, homeAdvantage: 65, carry: 0.8, newcomer: 1400, margin: 'soccer' }),
    ),
    pi: createPiRatings(),
    table: createTableTracker(),
    stakes: createStakesTracker(),
    meetings: createMeetingTracker(),
    schedule: createScheduleTracker(),
    results: createFormTracker(SOCCER_RESULT_FORM),
    class: createFormTracker(SOCCER_CLASS_FORM),
    market: createFormTracker(SOCCER_MARKET_FORM),
    goals: 30,
    shotsOnTarget: 95,
    prices: createPriceSupply(),
  };
}

export function isArriving(league: SoccerLeague, team: string, season: number): boolean {
  return standingOf(league.roster, team, season) === 'newcomer';
}

function isLaterSeason(filter: RateFilter, season: number): boolean {
  return season > filter.season && Number.isFinite(filter.season);
}

function isLastRound(stakes: StakesTracker, game: GameResult): boolean {
  return game.playoff || gamesLeft(stakes, game, game.home) <= LAST_ROUNDS;
}

/** Forecast of one of the two rate filters, newcomers at their prior. */
export function ratesOf(league: SoccerLeague, filter: RateFilter, game: GameInput): RateForecast {
  const season = game.seasonStartYear;
  const carried = filter === league.ratesB && isLaterSeason(filter, season) ? league.ratesNext : filter;
  return forecastRates(
    carried,
    { home: game.home, away: game.away, neutral: game.neutral, season },
    { home: isArriving(league, game.home, season), away: isArriving(league, game.away, season) },
  );
}

/** Learns one finished game; `opening` and `closing` are what its prices said. */
export function learnSoccer(
  league: SoccerLeague,
  game: GameResult,
  opening: MarketView<'open'>,
  closing: MarketView<'close'>,
): void {
  const season = game.seasonStartYear;
  const winner = closing.consensus;
  const priced = winner !== null && winner.draw > 0;
  const implied = priced ? impliedRates(winner, closing.total ?? opening.total, SOCCER_RHO) : null;
  openSeason(league.roster, season);
  learnForm(league, game, opening, closing, implied);
  learnRatings(league, game);
  const arriving = {
    home: isArriving(league, game.home, season),
    away: isArriving(league, game.away, season),
  };
  if (isLaterSeason(league.ratesB, season)) league.ratesB = structuredClone(league.ratesNext);
  for (const filter of [league.ratesA, league.ratesB, league.ratesNext]) {
    ageRateFilter(filter, game.startAt, season);
    admitTeam(filter, game.home, arriving.home);
    admitTeam(filter, game.away, arriving.away);
  }
  learnFilters(league, game, implied);
  const home = enrol(league.roster, game.home, season);
  const away = enrol(league.roster, game.away, season);
  const teams = {
    home: home.index,
    away: away.index,
    homeArrival: home.gamesSinceArrival,
    awayArrival: away.gamesSinceArrival,
  };
  learnFits(league.fits, game, teams, implied, goalsPerShot(league));
  updateTable(league.table, game, 1);
  updateStakes(league.stakes, game, SOCCER_STAKES);
  updateMeetings(league.meetings, game);
  updateSchedule(league.schedule, game);
  countGame(league.roster, game.home, season, game.startAt);
  countGame(league.roster, game.away, season, game.startAt);
  league.roster.games += 1;
  countPrices(league.prices, implied !== null);
}

function goalsPerShot(league: SoccerLeague): number {
  return league.goals / league.shotsOnTarget;
}

function learnForm(
  league: SoccerLeague,
  game: GameResult,
  opening: MarketView<'open'>,
  closing: MarketView<'close'>,
  implied: ImpliedRates | null,
): void {
  const byResults = ratesOf(league, league.ratesA, game);
  const sums = outcomeSums(byResults.lambda, byResults.mu, SOCCER_RHO);
  const byMarket = ratesOf(league, league.ratesB, game);
  const result = new Float64Array(SOCCER_RESULT_FORM.quantities.length);
  const market = new Float64Array(SOCCER_MARKET_FORM.quantities.length);
  const standing = new Float64Array(SOCCER_CLASS_FORM.quantities.length);
  for (const isHome of [true, false]) {
    const team = isHome ? game.home : game.away;
    const [expectedFor, expectedAgainst] = isHome
      ? [byResults.lambda, byResults.mu]
      : [byResults.mu, byResults.lambda];
    const expectedPoints = (isHome ? sums.home : sums.away) + sums.draw / 2;
    const context = { goalsPerShot: goalsPerShot(league), expectedFor, expectedAgainst, expectedPoints };
    fillResult(game, isHome, context, result);
    updateForm(league.results, SOCCER_RESULT_FORM, team, isHome, result);
    fillClass(game, isHome, standing);
    updateForm(league.class, SOCCER_CLASS_FORM, team, isHome, standing);
    if (!implied) continue;
    fillMarket(
      { game, isHome, opening, closing, implied, rating: byMarket, goalsPerShot: goalsPerShot(league) },
      market,
    );
    updateForm(league.market, SOCCER_MARKET_FORM, team, isHome, market);
  }
}

function learnRatings(league: SoccerLeague, game: GameResult): void {
  const season = game.seasonStartYear;
  for (const elo of league.elos) {
    const home = eloRating(elo, game.home, season, isArriving(league, game.home, season));
    const away = eloRating(elo, game.away, season, isArriving(league, game.away, season));
    openEloSeason(elo, season);
    updateElo(elo, game, home, away);
  }
  updatePi(league.pi, game);
}

function learnFilters(league: SoccerLeague, game: GameResult, implied: ImpliedRates | null): void {
  const stats = game.statistics ?? {};
  const ratio = goalsPerShot(league);
  const [homeShots, awayShots] = [stats.sot_home, stats.sot_away];
  const mixed = (share: number, goals: number, shots: number | undefined) =>
    shots === undefined ? goals : share * goals + (1 - share) * shots * ratio;
  const learnPriced = (filter: RateFilter, priceNoise: number) => {
    if (implied) learnRates(filter, game, implied.lambda, implied.mu, priceNoise);
    const [homeScore, awayScore] = [
      mixed(GOAL_SHARE_B, game.homeScore, homeShots),
      mixed(GOAL_SHARE_B, game.awayScore, awayShots),
    ];
    learnScores(filter, game, homeScore, awayScore, RATES_B.scoreNoise);
  };
  learnScores(
    league.ratesA,
    game,
    mixed(GOAL_SHARE, game.homeScore, homeShots),
    mixed(GOAL_SHARE, game.awayScore, awayShots),
    RATES_A.scoreNoise,
  );
  const noise = RATES_B.priceNoise;
  learnPriced(league.ratesB, noise);
  learnPriced(league.ratesNext, isLastRound(league.stakes, game) ? LAST_ROUNDS_NOISE * noise : noise);
  if (homeShots !== undefined && awayShots !== undefined) {
    league.goals = league.goals * 0.999 + game.homeScore + game.awayScore;
    league.shotsOnTarget = league.shotsOnTarget * 0.999 + homeShots + awayShots;
  }
}
