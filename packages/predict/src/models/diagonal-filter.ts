import { DAY_MS } from '../numeric/durations.ts';

/**
 * Many independent ratings, each a mean with a variance, learned from sums and differences of a few of them: a Kalman
 * filter that keeps the diagonal only. With hundreds of pitchers the full covariance costs more than it brings.
 */
type Rating = { mean: number; variance: number; at: number; season: number };

export type DiagonalFilter = { ratings: Map<string, Rating> };

export type RatingKind = {
  /** Mean and variance of a rating that was never seen. */
  readonly mean: number;
  readonly variance: number;
  /** Process variance per day, and the most days that count in one gap. */
  readonly perDay: number;
  readonly maxDays: number;
  /** Share of the mean that is carried into a new season, the variance reverting by its square. */
  readonly carry: number;
};

export function createDiagonalFilter(): DiagonalFilter {
  return { ratings: new Map() };
}

/** The rating as of an instant, aged but not stored: forecasts must leave no trace. */
export function ratingAt(
  filter: DiagonalFilter,
  key: string,
  kind: RatingKind,
  at: number,
  season: number,
): Rating {
  const known = filter.ratings.get(key);
  if (!known) return { mean: kind.mean, variance: kind.variance, at, season };
  const days = Math.min(kind.maxDays, Math.max(0, (at - known.at) / DAY_MS));
  let { mean, variance } = known;
  if (season > known.season) {
    const keep = kind.carry * kind.carry;
    mean *= kind.carry;
    variance = keep * variance + (1 - keep) * kind.variance;
  }
  return {
    mean,
    variance: Math.min(kind.variance, variance + kind.perDay * days),
    at: Math.max(at, known.at),
    season: Math.max(season, known.season),
  };
}

export type Term = { readonly key: string; readonly kind: RatingKind; readonly weight: number };

/** Learns Σ weight·rating = value with the given noise variance; returns the innovation. */
export function observeTerms(
  filter: DiagonalFilter,
  terms: readonly Term[],
  value: number,
  noise: number,
  at: number,
  season: number,
): number {
  const aged = terms.map((term) => ratingAt(filter, term.key, term.kind, at, season));
  let expected = 0;
  let variance = noise;
  terms.forEach((term, i) => {
    const rating = aged[i];
    expected += term.weight * (rating?.mean ?? 0);
    variance += term.weight * term.weight * (rating?.variance ?? 0);
  });
  const innovation = value - expected;
  terms.forEach((term, i) => {
    const rating = aged[i];
    if (!rating) return;
    const gain = (rating.variance * term.weight) / variance;
    rating.mean += gain * innovation;
    rating.variance -= gain * term.weight * rating.variance;
    filter.ratings.set(term.key, rating);
  });
  return innovation;
}
