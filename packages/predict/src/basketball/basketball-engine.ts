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
  addState,
  createKalman,
  drift,
  expectedOf,
  type Kalman,
  type Observation,
  observe,
  shrinkState,
} from '../models/kalman.ts';
import { clamp } from '../numeric/logit.ts';
import { normalCdf } from '../numeric/normal.ts';
import { countGame, createRoster, enrol, openSeason, type Roster, standingOf } from '../roster/roster.ts';
import type { GameFacts, PlayedGame } from '../surface/game.ts';
import type { EngineForecast } from '../walk-forward/sport-engine.ts';

type Strand = { filter: Kalman; slots: Map<string, number> };

/** State of one basketball league: margin and total ratings, Elo beside them. */
export type BasketballLeague = {
  roster: Roster;
  elo: Elo;
  margin: Strand;
  total: Strand;
  at: number;
  season: number;
};

const MARGIN = {
  teamVariance: 16,
  perDay: 0.06,
  perSeason: 6,
  noise: 160,
  carry: 0.85,
  edge: 3,
  edgeVariance: 1,
  cap: 25,
};
const TOTAL = {
  teamVariance: 16,
  perDay: 0.15,
  perSeason: 12,
  noise: 300,
  carry: 0.7,
  level: 195,
  levelVariance: 100,
};
const MARGIN_SD = 12.3;
const TOTAL_SD = 18.5;
const LOG_ODDS_PER_POINT = 1.7 / MARGIN_SD;
const DAY_MS = 86_400_000;
const CONSTANT = '';

export function createBasketballLeague(): BasketballLeague {
  const margin: Strand = { filter: createKalman(), slots: new Map() };
  const total: Strand = { filter: createKalman(), slots: new Map() };
  margin.slots.set(CONSTANT, addState(margin.filter, MARGIN.edge, MARGIN.edgeVariance));
  total.slots.set(CONSTANT, addState(total.filter, TOTAL.level, TOTAL.levelVariance));
  return {
    roster: createRoster(),
    elo: createElo(ELO_OPTIONS.basketball),
    margin,
    total,
    at: Number.NEGATIVE_INFINITY,
    season: Number.NEGATIVE_INFINITY,
  };
}

export function learnBasketball(league: BasketballLeague, game: PlayedGame): void {
  const { roster, elo } = league;
  const season = game.seasonStartYear;
  openSeason(roster, season);
  const ratings = eloPair(league, game);
  openEloSeason(elo, season);
  updateElo(elo, game, ratings.home, ratings.away);
  passTime(league, game.startAt, season);
  for (const team of [game.home, game.away]) {
    enrol(roster, team, season);
    slotOf(league.margin, team, MARGIN.teamVariance);
    slotOf(league.total, team, TOTAL.teamVariance);
  }
  const difference = clamp(game.homeScore - game.awayScore, -MARGIN.cap, MARGIN.cap);
  observe(league.margin.filter, marginOf(league, game), difference, MARGIN.noise);
  observe(league.total.filter, totalOf(league, game), game.homeScore + game.awayScore, TOTAL.noise);
  countGame(roster, game.home, season, game.startAt);
  countGame(roster, game.away, season, game.startAt);
  roster.games += 1;
}

export function forecastBasketball(league: BasketballLeague, game: GameFacts): EngineForecast {
  const opened = game.seasonStartYear > league.season;
  const constant = game.neutral ? 0 : (league.margin.filter.mean[0] ?? 0);
  const strength =
    (expectedOf(league.margin.filter, marginOf(league, game)) - constant) * (opened ? MARGIN.carry : 1);
  const level = league.total.filter.mean[0] ?? TOTAL.level;
  const total =
    level + (expectedOf(league.total.filter, totalOf(league, game)) - level) * (opened ? TOTAL.carry : 1);
  const margin = strength + constant;
  const ratings = eloPair(league, game);
  const byElo = eloExpectation(eloGap(league.elo, ratings.home, ratings.away, game.neutral));
  const home = normalCdf(margin / MARGIN_SD);
  return {
    tier: 'A',
    distribution: {
      kind: 'basketball',
      margin: { mean: margin, sd: MARGIN_SD },
      total: { mean: total, sd: TOTAL_SD },
      pinned: { home, draw: 0, away: 1 - home },
    },
    expected: { home: (total + margin) / 2, away: (total - margin) / 2 },
    drivers: [
      { code: 'home_advantage', contribution: LOG_ODDS_PER_POINT * constant },
      { code: 'team_strength', contribution: LOG_ODDS_PER_POINT * strength },
    ],
    members: [
      { home, draw: null, away: 1 - home },
      { home: byElo, draw: null, away: 1 - byElo },
    ],
  };
}

function passTime(league: BasketballLeague, at: number, season: number): void {
  const days = Number.isFinite(league.at) ? clamp((at - league.at) / DAY_MS, 0, 30) : 0;
  const fresh = season > league.season && Number.isFinite(league.season);
  for (const [strand, kind] of [
    [league.margin, MARGIN],
    [league.total, TOTAL],
  ] as const) {
    for (const [team, slot] of strand.slots) {
      if (team === CONSTANT) {
        drift(strand.filter, slot, (kind.perDay * days) / 20);
        continue;
      }
      if (fresh) {
        shrinkState(strand.filter, slot, kind.carry);
        drift(strand.filter, slot, kind.perSeason);
      }
      drift(strand.filter, slot, kind.perDay * days);
    }
  }
  league.at = Math.max(league.at, at);
  league.season = Math.max(league.season, season);
}

function slotOf(strand: Strand, team: string, variance: number): number {
  const known = strand.slots.get(team);
  if (known !== undefined) return known;
  const slot = addState(strand.filter, 0, variance);
  strand.slots.set(team, slot);
  return slot;
}

/** Home minus away plus the home edge; a team without a rating counts as average. */
function marginOf(league: BasketballLeague, game: GameFacts): Observation {
  const parts: (readonly [number | undefined, number])[] = [
    [league.margin.slots.get(game.home), 1],
    [league.margin.slots.get(game.away), -1],
    [game.neutral ? undefined : 0, 1],
  ];
  return sparse(parts);
}

function totalOf(league: BasketballLeague, game: GameFacts): Observation {
  return sparse([
    [league.total.slots.get(game.home), 1],
    [league.total.slots.get(game.away), 1],
    [0, 1],
  ]);
}

function sparse(parts: readonly (readonly [number | undefined, number])[]): Observation {
  const indices: number[] = [];
  const weights: number[] = [];
  for (const [index, weight] of parts) {
    if (index === undefined) continue;
    indices.push(index);
    weights.push(weight);
  }
  return { indices, weights };
}

function eloPair(
  league: BasketballLeague,
  game: GameFacts,
): { readonly home: number; readonly away: number } {
  const rate = (team: string) => {
    const newcomer = standingOf(league.roster, team, game.seasonStartYear) === 'newcomer';
    return eloRating(league.elo, team, game.seasonStartYear, newcomer);
  };
  return { home: rate(game.home), away: rate(game.away) };
}
