/**
 * Ridge Dixon-Coles: ln λ = c + h + A_home + D_away, ln μ = c + A_away + D_home, weights exp(−ξ·days), a ridge
 * penalty κ/2·(parameter − prior)² on every attack and defence (Dixon & Coles 1997 for the model and the decay).
 *
 * The weight of a past game shrinks by a common factor, and its rates depend on the two teams alone, so the whole weighted
 * likelihood is held by one matrix of weights per ordered pair and a few sums per team. A game is added in constant time,
 * and a sweep costs teams² whatever the number of games: that is why a refit takes microseconds.
 */
import { DAY_MS } from '../numeric/durations.ts';
import { clamp } from '../numeric/logit.ts';

type PairPoissonOptions = {
  /** ξ per day. */
  readonly decay: number;
  /** κ. */
  readonly ridge: number;
  /** Prior of attack (negative) and defence (positive) of a newly promoted team; it fades as exp(−games/15). */
  readonly newcomer: number;
};

export type PairPoisson = {
  readonly options: PairPoissonOptions;
  /** Room for this many teams; the matrix grows by doubling. */
  capacity: number;
  teams: number;
  at: number;
  /**
   * What a game of this instant weighs in the sums. Instead of shrinking all old games every day, new ones are given more; only the
   * proportions matter, and the penalties are scaled alike.
   */
  unit: number;
  /** Σ weights of games of the ordered pair, row = home; games on neutral ground are kept apart. */
  pairs: Float64Array;
  neutralPairs: Float64Array;
  /** Weighted goals for and against per team, home and away together. */
  goalsFor: Float64Array;
  goalsAgainst: Float64Array;
  /** Weighted goals: of home sides at home, of all others. */
  goalsHome: number;
  goalsOther: number;
  attack: Float64Array;
  defence: Float64Array;
  /** Games since the team came up; Infinity for the others. */
  arrivals: Float64Array;
  intercept: number;
  homeEdge: number;
};

/** Pseudo-games of an average league that keep intercept and home edge sane before the first real ones. */
const PSEUDO_GAMES = 10;
const START_INTERCEPT = Math.log(1.15);
const START_HOME_EDGE = 0.25;
const NEWCOMER_FADE_GAMES = 15;

export function createPairPoisson(options: PairPoissonOptions, capacity = 32): PairPoisson {
  return {
    options,
    capacity,
    teams: 0,
    at: Number.NEGATIVE_INFINITY,
    unit: 1,
    pairs: new Float64Array(capacity * capacity),
    neutralPairs: new Float64Array(capacity * capacity),
    goalsFor: new Float64Array(capacity),
    goalsAgainst: new Float64Array(capacity),
    goalsHome: 0,
    goalsOther: 0,
    attack: new Float64Array(capacity),
    defence: new Float64Array(capacity),
    arrivals: new Float64Array(capacity).fill(Number.POSITIVE_INFINITY),
    intercept: START_INTERCEPT,
    homeEdge: START_HOME_EDGE,
  };
}

/** Beyond this the sums are scaled back, long before digits are lost. */
const LARGEST_UNIT = 1e9;

/** Lets time pass: every earlier game weighs exp(−ξ·days) of what it did, against a new one. An earlier instant changes nothing. */
export function agePairPoisson(model: PairPoisson, at: number): void {
  if (at <= model.at) return;
  if (model.at !== Number.NEGATIVE_INFINITY) {
    model.unit *= Math.exp((model.options.decay * (at - model.at)) / DAY_MS);
    if (model.unit > LARGEST_UNIT) rescale(model);
  }
  model.at = at;
}

function rescale(model: PairPoisson): void {
  const factor = 1 / model.unit;
  for (const values of [model.pairs, model.neutralPairs, model.goalsFor, model.goalsAgainst]) {
    for (let i = 0; i < values.length; i++) values[i] = (values[i] ?? 0) * factor;
  }
  model.goalsHome *= factor;
  model.goalsOther *= factor;
  model.unit = 1;
}

/** Adds one game; the scores may be any non-negative quantity (goals, shots, mixtures). Teams are numbers from 0. */
export function addPairGame(
  model: PairPoisson,
  game: {
    readonly home: number;
    readonly away: number;
    readonly homeScore: number;
    readonly awayScore: number;
    readonly neutral: boolean;
  },
): void {
  const { home, away } = game;
  const { unit } = model;
  const homeScore = unit * game.homeScore;
  const awayScore = unit * game.awayScore;
  makeRoom(model, Math.max(home, away) + 1);
  const pairs = game.neutral ? model.neutralPairs : model.pairs;
  add(pairs, home * model.capacity + away, unit);
  add(model.goalsFor, home, homeScore);
  add(model.goalsFor, away, awayScore);
  add(model.goalsAgainst, home, awayScore);
  add(model.goalsAgainst, away, homeScore);
  if (game.neutral) model.goalsOther += homeScore;
  else model.goalsHome += homeScore;
  model.goalsOther += awayScore;
}

/** Block coordinate ascent, attacks, defences and the two constants in turn, started from the last fit. */
export function fitPairPoisson(model: PairPoisson, sweeps: number): void {
  const n = model.teams;
  const expAttack = new Float64Array(n);
  const expDefence = new Float64Array(n);
  const exposure = new Float64Array(n);
  for (let sweep = 0; sweep < sweeps; sweep++) {
    exponentials(model.defence, expDefence);
    collectExposure(model, expDefence, exposure, 'attack');
    solveBlock(model, model.attack, model.goalsFor, exposure, -1);
    exponentials(model.attack, expAttack);
    collectExposure(model, expAttack, exposure, 'defence');
    solveBlock(model, model.defence, model.goalsAgainst, exposure, 1);
    exponentials(model.defence, expDefence);
    solveConstants(model, expAttack, expDefence);
  }
}

/** Scoring rates; a team number that was never added counts as a newcomer. */
export function pairRates(
  model: PairPoisson,
  home: number | null,
  away: number | null,
  neutral: boolean,
): readonly [number, number] {
  const edge = neutral ? 0 : model.homeEdge;
  const homeStrength = teamStrength(model, home);
  const awayStrength = teamStrength(model, away);
  return [
    Math.exp(model.intercept + edge + homeStrength.attack + awayStrength.defence),
    Math.exp(model.intercept + awayStrength.attack + homeStrength.defence),
  ];
}

function teamStrength(
  model: PairPoisson,
  team: number | null,
): { readonly attack: number; readonly defence: number } {
  if (team === null || team >= model.teams) {
    return { attack: -model.options.newcomer, defence: model.options.newcomer };
  }
  return { attack: model.attack[team] ?? 0, defence: model.defence[team] ?? 0 };
}

/** Marks a team as newly promoted (0 games) or records how far it is; makes room for it. */
export function setArrival(model: PairPoisson, team: number, gamesSinceArrival: number): void {
  makeRoom(model, team + 1);
  if (gamesSinceArrival === 0) {
    model.attack[team] = -model.options.newcomer;
    model.defence[team] = model.options.newcomer;
  }
  model.arrivals[team] = gamesSinceArrival;
}

function exponentials(values: Float64Array, target: Float64Array): void {
  for (let i = 0; i < target.length; i++) target[i] = Math.exp(values[i] ?? 0);
}

/** Σ weight × rate without the team's own parameter, for every team. */
function collectExposure(
  model: PairPoisson,
  opponent: Float64Array,
  exposure: Float64Array,
  block: 'attack' | 'defence',
): void {
  const { teams, capacity, pairs, neutralPairs } = model;
  const base = Math.exp(model.intercept);
  const edge = Math.exp(model.intercept + model.homeEdge);
  // Attack at home and defence away meet the rate with the home edge.
  const rowRate = block === 'attack' ? edge : base;
  const columnRate = block === 'attack' ? base : edge;
  exposure.fill(0);
  for (let h = 0; h < teams; h++) {
    const opponentHome = opponent[h] ?? 0;
    let row = 0;
    for (let a = 0; a < teams; a++) {
      const weight = pairs[h * capacity + a] ?? 0;
      const neutral = neutralPairs[h * capacity + a] ?? 0;
      if (weight === 0 && neutral === 0) continue;
      row += (weight * rowRate + neutral * base) * (opponent[a] ?? 0);
      exposure[a] = (exposure[a] ?? 0) + (weight * columnRate + neutral * base) * opponentHome;
    }
    exposure[h] = (exposure[h] ?? 0) + row;
  }
}

/** Two Newton steps for each team on goals·x − exposure·e^x − κ/2·(x − prior)². */
function solveBlock(
  model: PairPoisson,
  values: Float64Array,
  goals: Float64Array,
  exposure: Float64Array,
  sign: 1 | -1,
): void {
  const { newcomer } = model.options;
  const ridge = model.options.ridge * model.unit;
  for (let i = 0; i < model.teams; i++) {
    const arrival = model.arrivals[i] ?? Number.POSITIVE_INFINITY;
    const prior = sign * newcomer * Math.exp(-arrival / NEWCOMER_FADE_GAMES);
    let x = values[i] ?? 0;
    for (let step = 0; step < 2; step++) {
      const rate = (exposure[i] ?? 0) * Math.exp(x);
      x += clamp(((goals[i] ?? 0) - rate - ridge * (x - prior)) / (rate + ridge), -1, 1);
    }
    values[i] = x;
  }
}

function solveConstants(model: PairPoisson, expAttack: Float64Array, expDefence: Float64Array): void {
  const { teams, capacity, pairs, neutralPairs } = model;
  const pseudoGames = PSEUDO_GAMES * model.unit;
  let homeExposure = pseudoGames;
  let otherExposure = pseudoGames;
  for (let h = 0; h < teams; h++) {
    for (let a = 0; a < teams; a++) {
      const weight = pairs[h * capacity + a] ?? 0;
      const neutral = neutralPairs[h * capacity + a] ?? 0;
      if (weight === 0 && neutral === 0) continue;
      const homeRate = (expAttack[h] ?? 0) * (expDefence[a] ?? 0);
      homeExposure += weight * homeRate;
      otherExposure += neutral * homeRate;
      otherExposure += (weight + neutral) * (expAttack[a] ?? 0) * (expDefence[h] ?? 0);
    }
  }
  const pseudo = pseudoGames * Math.exp(START_INTERCEPT);
  model.intercept = Math.log((model.goalsOther + pseudo) / otherExposure);
  const homeLevel = Math.log((model.goalsHome + pseudo * Math.exp(START_HOME_EDGE)) / homeExposure);
  model.homeEdge = homeLevel - model.intercept;
}

function add(values: Float64Array, index: number, amount: number): void {
  values[index] = (values[index] ?? 0) + amount;
}

function makeRoom(model: PairPoisson, teams: number): void {
  if (teams > model.capacity) {
    const capacity = Math.max(teams, model.capacity * 2);
    model.pairs = widened(model.pairs, model.capacity, capacity);
    model.neutralPairs = widened(model.neutralPairs, model.capacity, capacity);
    model.goalsFor = lengthened(model.goalsFor, capacity, 0);
    model.goalsAgainst = lengthened(model.goalsAgainst, capacity, 0);
    model.attack = lengthened(model.attack, capacity, 0);
    model.defence = lengthened(model.defence, capacity, 0);
    model.arrivals = lengthened(model.arrivals, capacity, Number.POSITIVE_INFINITY);
    model.capacity = capacity;
  }
  model.teams = Math.max(model.teams, teams);
}

function widened(matrix: Float64Array, from: number, to: number): Float64Array {
  const wide = new Float64Array(to * to);
  for (let row = 0; row < from; row++) wide.set(matrix.subarray(row * from, (row + 1) * from), row * to);
  return wide;
}

function lengthened(values: Float64Array, to: number, fill: number): Float64Array {
  const long = new Float64Array(to).fill(fill);
  long.set(values);
  return long;
}
