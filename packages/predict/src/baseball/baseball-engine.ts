import {
  createDiagonalFilter,
  type DiagonalFilter,
  observeTerms,
  type RatingKind,
  ratingAt,
  type Term,
} from '../models/diagonal-filter.ts';
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
import { clamp } from '../numeric/logit.ts';
import { normalCdf } from '../numeric/normal.ts';
import { countGame, createRoster, enrol, openSeason, type Roster, standingOf } from '../roster/roster.ts';
import type { GameFacts, PlayedGame } from '../surface/game.ts';
import type { EngineForecast } from '../walk-forward/sport-engine.ts';

/** State of one baseball league: run margin and run total of teams and starters, Elo beside them. */
export type BaseballLeague = { roster: Roster; elo: Elo; margin: DiagonalFilter; total: DiagonalFilter };

const TEAM: RatingKind = { mean: 0, variance: 0.2, perDay: 0.001, maxDays: 30, carry: 0.6 };
const STARTER: RatingKind = { mean: 0, variance: 0.2, perDay: 0.0005, maxDays: 30, carry: 0.9 };
const EDGE: RatingKind = { mean: 0.15, variance: 0.02, perDay: 1e-6, maxDays: 30, carry: 1 };
const LEVEL: RatingKind = { mean: 8.8, variance: 0.5, perDay: 0.0005, maxDays: 30, carry: 1 };
const MARGIN_NOISE = 16;
const TOTAL_NOISE = 19;
const MARGIN_CAP = 7;
const MARGIN_SD = 4.35;
const RUN_SIZE = 4;
const LOG_ODDS_PER_RUN = 1.7 / MARGIN_SD;

export function createBaseballLeague(): BaseballLeague {
  return {
    roster: createRoster(),
    elo: createElo(ELO_OPTIONS.baseball),
    margin: createDiagonalFilter(),
    total: createDiagonalFilter(),
  };
}

export function learnBaseball(league: BaseballLeague, game: PlayedGame): void {
  const { roster, elo } = league;
  const season = game.seasonStartYear;
  openSeason(roster, season);
  const ratings = eloPair(league, game);
  openEloSeason(elo, season);
  updateElo(elo, game, ratings.home, ratings.away);
  enrol(roster, game.home, season);
  enrol(roster, game.away, season);
  const margin = clamp(game.homeScore - game.awayScore, -MARGIN_CAP, MARGIN_CAP);
  observeTerms(league.margin, marginTerms(game), margin, MARGIN_NOISE, game.startAt, season);
  const total = Math.min(game.homeScore + game.awayScore, 20);
  observeTerms(league.total, totalTerms(game), total, TOTAL_NOISE, game.startAt, season);
  countGame(roster, game.home, season, game.startAt);
  countGame(roster, game.away, season, game.startAt);
  roster.games += 1;
}

export function forecastBaseball(league: BaseballLeague, game: GameFacts): EngineForecast {
  const parts = marginTerms(game).map((term) => ({ term, value: termValue(league.margin, term, game) }));
  const margin = parts.reduce((sum, part) => sum + part.value, 0);
  const total = totalTerms(game).reduce((sum, term) => sum + termValue(league.total, term, game), 0);
  const share = (prefix: string) =>
    LOG_ODDS_PER_RUN *
    parts.filter((part) => part.term.key.startsWith(prefix)).reduce((sum, part) => sum + part.value, 0);
  const ratings = eloPair(league, game);
  const byElo = eloExpectation(eloGap(league.elo, ratings.home, ratings.away, game.neutral));
  const home = normalCdf(margin / MARGIN_SD);
  const runs = { home: Math.max(0.5, (total + margin) / 2), away: Math.max(0.5, (total - margin) / 2) };
  return {
    tier: 'A',
    distribution: {
      kind: 'baseball',
      home: { mean: runs.home, size: RUN_SIZE },
      away: { mean: runs.away, size: RUN_SIZE },
      extraHome: 0.5 + (home - 0.5) / 2,
      pinned: { home, draw: 0, away: 1 - home },
    },
    expected: runs,
    drivers: [
      { code: 'home_advantage', contribution: share('edge') },
      { code: 'team_strength', contribution: share('team') },
      { code: 'starter', contribution: share('starter') },
    ],
    members: [
      { home, draw: null, away: 1 - home },
      { home: byElo, draw: null, away: 1 - byElo },
    ],
  };
}

function termValue(filter: DiagonalFilter, term: Term, game: GameFacts): number {
  return term.weight * ratingAt(filter, term.key, term.kind, game.startAt, game.seasonStartYear).mean;
}

function marginTerms(game: GameFacts): readonly Term[] {
  return [
    ...(game.neutral ? [] : [{ key: 'edge', kind: EDGE, weight: 1 }]),
    { key: `team:${game.home}`, kind: TEAM, weight: 1 },
    { key: `team:${game.away}`, kind: TEAM, weight: -1 },
    ...starterTerms(game, 1, -1),
  ];
}

function totalTerms(game: GameFacts): readonly Term[] {
  return [
    { key: 'level', kind: LEVEL, weight: 1 },
    { key: `team:${game.home}`, kind: TEAM, weight: 1 },
    { key: `team:${game.away}`, kind: TEAM, weight: 1 },
    ...starterTerms(game, 1, 1),
  ];
}

function starterTerms(game: GameFacts, home: number, away: number): readonly Term[] {
  const terms: Term[] = [];
  if (game.homeStarter) terms.push({ key: `starter:${game.homeStarter}`, kind: STARTER, weight: home });
  if (game.awayStarter && game.awayStarter !== game.homeStarter) {
    terms.push({ key: `starter:${game.awayStarter}`, kind: STARTER, weight: away });
  }
  return terms;
}

function eloPair(league: BaseballLeague, game: GameFacts): { readonly home: number; readonly away: number } {
  const rate = (team: string) => {
    const newcomer = standingOf(league.roster, team, game.seasonStartYear) === 'newcomer';
    return eloRating(league.elo, team, game.seasonStartYear, newcomer);
  };
  return { home: rate(game.home), away: rate(game.away) };
}
