import type { FeatureColumn, FeatureTier } from '../features/registry.ts';
import { put, type Writer } from '../features/registry.ts';
import {
  addPairGame,
  agePairPoisson,
  createPairPoisson,
  fitPairPoisson,
  type PairPoisson,
  pairRates,
  setArrival,
} from '../models/pair-poisson.ts';
import { logit } from '../numeric/logit.ts';
import type { GameResult } from '../surface/game.ts';
import { outcomeSums, overProbability } from './outcome-sums.ts';

/** One ridge Dixon-Coles fit of the set: what it counts, and how quickly it forgets and shrinks. */
type FitSpec = {
  readonly code: string;
  readonly tier: FeatureTier;
  readonly decay: number;
  readonly ridge: number;
  readonly counts: string;
  /** Whether the counts are goals, so that a score grid makes sense. */
  readonly goals: boolean;
};

function spec(
  code: string,
  decay: number,
  ridge: number,
  counts: string,
  goals = true,
  tier: FeatureTier = 'A',
): FitSpec {
  return { code, decay, ridge, counts, goals, tier };
}

const SOCCER_FITS: readonly FitSpec[] = [
  spec('goals_slow', 0.0012, 8, 'goals'),
  spec('goals', 0.003, 6, 'goals'),
  spec('goals_fast', 0.008, 5, 'goals'),
  spec('mix_70', 0.003, 4, '0.7 goals + 0.3 shots on target in goals'),
  spec('mix_50', 0.004, 3, '0.5 goals + 0.5 shots on target in goals'),
  spec('on_target', 0.004, 2, 'shots on target in goals'),
  spec('first_half', 0.002, 8, 'goals before half-time', false),
  spec('second_half', 0.002, 8, 'goals after half-time', false),
  spec('shots', 0.004, 8, 'shots', false),
  spec('corners', 0.004, 8, 'corners', false),
  spec('cards', 0.004, 8, 'cards (yellow 1, red 2)', false),
  spec('fouls', 0.004, 8, 'fouls', false),
  spec('implied_slow', 0.008, 0.5, 'rates implied by closing prices', true, 'B'),
  spec('implied', 0.016, 0.25, 'rates implied by closing prices', true, 'B'),
  spec('implied_fast', 0.03, 0.15, 'rates implied by closing prices', true, 'B'),
];

export function fitColumns(tier: FeatureTier): readonly FeatureColumn[] {
  return SOCCER_FITS.filter((spec) => spec.tier === tier).flatMap((spec): FeatureColumn[] => {
    const group = spec.goals ? (tier === 'A' ? 'rating' : 'market_odds') : 'shots';
    const column = (name: string, meaning: string): FeatureColumn => ({
      name: `fit.${spec.code}.${name}`,
      group,
      tier,
      meaning: `ridge Dixon-Coles on ${spec.counts}, decay ${spec.decay} a day: ${meaning}`,
    });
    const rates = [
      column('log_ratio', 'ln of home rate over away rate'),
      column('log_total', 'ln of the total rate'),
    ];
    if (!spec.goals) return rates;
    return [
      ...rates,
      column('home_draw', 'log-odds of home against draw'),
      column('away_draw', 'log-odds of away against draw'),
      column('over', 'log-odds of three goals or more'),
    ];
  });
}

export type SoccerFits = { fits: PairPoisson[]; stale: boolean };

export function createSoccerFits(): SoccerFits {
  return {
    fits: SOCCER_FITS.map((spec) =>
      createPairPoisson({ decay: spec.decay, ridge: spec.ridge, newcomer: 0.2 }),
    ),
    stale: false,
  };
}

const SWEEPS = 3;

/** Refits all that is stale, warm-started; call it before forecasting. */
export function refreshFits(state: SoccerFits): void {
  if (!state.stale) return;
  for (const one of state.fits) fitPairPoisson(one, SWEEPS);
  state.stale = false;
}

export function learnFits(
  state: SoccerFits,
  game: GameResult,
  teams: {
    readonly home: number;
    readonly away: number;
    readonly homeArrival: number;
    readonly awayArrival: number;
  },
  implied: { readonly lambda: number; readonly mu: number } | null,
  goalsPerShot: number,
): void {
  SOCCER_FITS.forEach((spec, i) => {
    const model = state.fits[i];
    const counts = countsOf(spec.code, game, implied, goalsPerShot);
    if (!model || !counts.every(Number.isFinite)) return;
    agePairPoisson(model, game.startAt);
    setArrival(model, teams.home, teams.homeArrival);
    setArrival(model, teams.away, teams.awayArrival);
    const [homeScore, awayScore] = counts;
    addPairGame(model, { home: teams.home, away: teams.away, homeScore, awayScore, neutral: game.neutral });
  });
  state.stale = true;
}

/** Writes the columns of `fitColumns`; a side that is new to the league has null for a number. */
export function writeFits(
  state: SoccerFits,
  tier: FeatureTier,
  home: number | null,
  away: number | null,
  neutral: boolean,
  rho: number,
  writer: Writer,
): void {
  SOCCER_FITS.forEach((spec, i) => {
    if (spec.tier !== tier) return;
    const model = state.fits[i];
    if (!model || model.teams === 0) {
      for (let k = spec.goals ? 5 : 2; k > 0; k--) put(writer, Number.NaN);
      return;
    }
    const [lambda, mu] = pairRates(model, home, away, neutral);
    put(writer, Math.log(lambda / mu));
    put(writer, Math.log(lambda + mu));
    if (!spec.goals) return;
    const sums = outcomeSums(Math.min(lambda, 6), Math.min(mu, 6), rho);
    put(writer, Math.log(sums.home / sums.draw));
    put(writer, Math.log(sums.away / sums.draw));
    put(writer, logit(overProbability(lambda + mu, 2.5)));
  });
}

function countsOf(
  code: string,
  game: GameResult,
  implied: { readonly lambda: number; readonly mu: number } | null,
  goalsPerShot: number,
): readonly [number, number] {
  const stats = game.statistics ?? {};
  const read = (name: string, side: string) => stats[`${name}_${side}`] ?? Number.NaN;
  const pair = (value: (side: 'home' | 'away') => number) => [value('home'), value('away')] as const;
  const goals = (side: 'home' | 'away') => (side === 'home' ? game.homeScore : game.awayScore);
  const half = (side: 'home' | 'away') => game.halfTime?.[side === 'home' ? 0 : 1] ?? Number.NaN;
  const target = (side: 'home' | 'away') => read('sot', side) * goalsPerShot;
  const mixed = (share: number) => (side: 'home' | 'away') => {
    const shots = target(side);
    return Number.isNaN(shots) ? goals(side) : share * goals(side) + (1 - share) * shots;
  };
  if (code.startsWith('goals')) return pair(goals);
  if (code.startsWith('implied')) return [implied?.lambda ?? Number.NaN, implied?.mu ?? Number.NaN];
  switch (code) {
    case 'mix_70':
      return pair(mixed(0.7));
    case 'mix_50':
      return pair(mixed(0.5));
    case 'on_target':
      return pair(target);
    case 'first_half':
      return pair(half);
    case 'second_half':
      return pair((side) => goals(side) - half(side));
    case 'cards':
      return pair((side) => read('yellow', side) + 2 * read('red', side));
    default:
      return pair((side) => read(code, side));
  }
}
