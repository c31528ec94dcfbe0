import type { SoccerDistribution } from '../distribution/distribution.ts';
import { scoreLaw } from '../distribution/read-market.ts';
import {
  createElo,
  ELO_OPTIONS,
  type Elo,
  eloExpectation,
  eloGap,
  eloRating,
  openEloSeason,
  updateElo,
} from '../models/elo.ts';
import {
  addPairGame,
  agePairPoisson,
  createPairPoisson,
  fitPairPoisson,
  type PairPoisson,
  pairRates,
  setArrival,
  teamStrength,
} from '../models/pair-poisson.ts';
import { logit } from '../numeric/logit.ts';
import { countGame, createRoster, enrol, openSeason, type Roster, standingOf } from '../roster/roster.ts';
import type { Driver, Outcome } from '../surface/forecast.ts';
import type { GameFacts, PlayedGame } from '../surface/game.ts';
import type { EngineForecast } from '../walk-forward/sport-engine.ts';

/** State of one soccer league. */
export type SoccerLeague = { roster: Roster; goals: PairPoisson; elo: Elo; stale: boolean };

const GOALS = { decay: 0.003, ridge: 6, newcomer: 0.2 };
const RHO = -0.1;
const WARM_SWEEPS = 6;
/** ln λ − ln μ changes the log-odds of home against away by about this much at usual rates. */
const LOG_ODDS_PER_SUPREMACY = 1.7;

export function createSoccerLeague(): SoccerLeague {
  return {
    roster: createRoster(),
    goals: createPairPoisson(GOALS),
    elo: createElo(ELO_OPTIONS.soccer),
    stale: false,
  };
}

export function learnSoccer(league: SoccerLeague, game: PlayedGame): void {
  const { roster, goals, elo } = league;
  const season = game.seasonStartYear;
  openSeason(roster, season);
  const ratings = eloPair(league, game);
  openEloSeason(elo, season);
  updateElo(elo, game, ratings.home, ratings.away);
  const home = enrol(roster, game.home, season);
  const away = enrol(roster, game.away, season);
  agePairPoisson(goals, game.startAt);
  setArrival(goals, home.index, home.gamesSinceArrival);
  setArrival(goals, away.index, away.gamesSinceArrival);
  addPairGame(goals, {
    home: home.index,
    away: away.index,
    homeScore: game.homeScore,
    awayScore: game.awayScore,
    neutral: game.neutral,
  });
  countGame(roster, game.home, season, game.startAt);
  countGame(roster, game.away, season, game.startAt);
  roster.games += 1;
  league.stale = true;
}

export function forecastSoccer(league: SoccerLeague, game: GameFacts): EngineForecast {
  // The refit is warm-started and happens once per advance, whichever forecast comes first.
  if (league.stale) {
    fitPairPoisson(league.goals, WARM_SWEEPS);
    league.stale = false;
  }
  const home = teamNumber(league, game.home, game.seasonStartYear);
  const away = teamNumber(league, game.away, game.seasonStartYear);
  const [lambda, mu] = pairRates(league.goals, home, away, game.neutral);
  const distribution: SoccerDistribution = { kind: 'soccer', lambda, mu, rho: RHO };
  const ratings = eloPair(league, game);
  const gap = eloGap(league.elo, ratings.home, ratings.away, game.neutral);
  const supremacy = 0.8 * logit(eloExpectation(gap));
  const total = lambda + mu;
  const byElo: SoccerDistribution = {
    kind: 'soccer',
    lambda: (total * Math.exp(supremacy)) / (1 + Math.exp(supremacy)),
    mu: total / (1 + Math.exp(supremacy)),
    rho: RHO,
  };
  return {
    tier: 'A',
    distribution,
    expected: { home: lambda, away: mu },
    drivers: soccerDrivers(league, game, home, away),
    members: [soccerOutcome(distribution), soccerOutcome(byElo)],
  };
}

/** Win probabilities of a soccer distribution. */
export function soccerOutcome(distribution: SoccerDistribution): Outcome {
  const { margin } = scoreLaw(distribution);
  let home = 0;
  let away = 0;
  margin.mass.forEach((mass, i) => {
    if (margin.from + i > 0) home += mass;
    else if (margin.from + i < 0) away += mass;
  });
  return { home, draw: Math.max(0, 1 - home - away), away };
}

/** The team's number, or null where its rating must be a newcomer's. */
function teamNumber(league: SoccerLeague, team: string, season: number): number | null {
  if (standingOf(league.roster, team, season) === 'newcomer') return null;
  return league.roster.teams.get(team)?.index ?? null;
}

function eloPair(league: SoccerLeague, game: GameFacts): { readonly home: number; readonly away: number } {
  const rate = (team: string) => {
    const newcomer = standingOf(league.roster, team, game.seasonStartYear) === 'newcomer';
    return eloRating(league.elo, team, game.seasonStartYear, newcomer);
  };
  return { home: rate(game.home), away: rate(game.away) };
}

function soccerDrivers(
  league: SoccerLeague,
  game: GameFacts,
  home: number | null,
  away: number | null,
): readonly Driver[] {
  const strengthHome = teamStrength(league.goals, home);
  const strengthAway = teamStrength(league.goals, away);
  const edge = game.neutral ? 0 : league.goals.homeEdge;
  return [
    { code: 'home_advantage', contribution: LOG_ODDS_PER_SUPREMACY * edge },
    { code: 'attack', contribution: LOG_ODDS_PER_SUPREMACY * (strengthHome.attack - strengthAway.attack) },
    { code: 'defence', contribution: LOG_ODDS_PER_SUPREMACY * (strengthAway.defence - strengthHome.defence) },
  ];
}
