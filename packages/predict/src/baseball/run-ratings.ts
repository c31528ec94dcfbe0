import {
  type DiagonalFilter,
  observeTerms,
  type RatingKind,
  ratingAt,
  type Term,
} from '../models/diagonal-filter.ts';
import type { GameInput } from '../surface/game.ts';

/** Ratings of teams and starting pitchers, and of parks for totals, that add up to a forecast. */
export type RunRatingKinds = {
  readonly constant: RatingKind;
  readonly team: RatingKind;
  readonly starter: RatingKind;
  /** Null where the park does not matter (who wins). */
  readonly park: RatingKind | null;
  /** Whether the two sides pull in opposite directions (who wins) or in the same (how many runs). */
  readonly opposed: boolean;
};

export type RunForecast = {
  readonly mean: number;
  readonly variance: number;
  readonly constant: number;
  readonly teams: number;
  readonly starters: number;
  readonly park: number;
};

export function learnRuns(
  filter: DiagonalFilter,
  kinds: RunRatingKinds,
  game: GameInput,
  value: number,
  noise: number,
): number {
  return observeTerms(filter, termsOf(kinds, game), value, noise, game.startAt, game.seasonStartYear);
}

/** Leaves no trace; a pitcher or team that was never seen has the prior's mean. */
export function forecastRuns(filter: DiagonalFilter, kinds: RunRatingKinds, game: GameInput): RunForecast {
  const parts = { constant: 0, teams: 0, starters: 0, park: 0 };
  let variance = 0;
  for (const term of termsOf(kinds, game)) {
    const rating = ratingAt(filter, term.key, term.kind, game.startAt, game.seasonStartYear);
    const value = term.weight * rating.mean;
    variance += rating.variance;
    if (term.kind === kinds.constant) parts.constant += value;
    else if (term.kind === kinds.team) parts.teams += value;
    else if (term.kind === kinds.starter) parts.starters += value;
    else parts.park += value;
  }
  return { ...parts, variance, mean: parts.constant + parts.teams + parts.starters + parts.park };
}

function termsOf(kinds: RunRatingKinds, game: GameInput): readonly Term[] {
  const against = kinds.opposed ? -1 : 1;
  const terms: Term[] = [
    { key: `team:${game.home}`, kind: kinds.team, weight: 1 },
    { key: `team:${game.away}`, kind: kinds.team, weight: against },
    { key: starterKey(game, 'home'), kind: kinds.starter, weight: 1 },
    { key: starterKey(game, 'away'), kind: kinds.starter, weight: against },
  ];
  if (!(kinds.opposed && game.neutral)) terms.push({ key: 'constant', kind: kinds.constant, weight: 1 });
  if (kinds.park && !game.neutral) terms.push({ key: `park:${game.home}`, kind: kinds.park, weight: 1 });
  return terms;
}

/** Where no starter is named, the team's unnamed one stands in: as good as its bullpen days have been. */
export function starterKey(game: GameInput, side: 'home' | 'away'): string {
  const name = side === 'home' ? game.homeStarter : game.awayStarter;
  return name ? `starter:${name}` : `unnamed:${game[side]}`;
}
