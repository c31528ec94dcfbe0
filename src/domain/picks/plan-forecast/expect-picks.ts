import { countQuantiles } from '#domain/money/plan/count-quantiles.ts';
import { type PlayedDay, PRIOR_GAMES, type PublicationRates, ratesBefore } from './publication-rates.ts';

/** How many picks to expect, with the bounds between which the count lies nine times in ten. */
export type ExpectedPicks = { readonly mean: number; readonly low: number; readonly high: number };

type ComingGames = { readonly league: string; readonly games: number };

/**
 * What the rate of the coming weeks differs by from that of the past ones, relative and beyond chance: the model learns, a
 * season grows old, prices sharpen. So much is assumed before a history shows its own, and counts as so many windows of it.
 */
const USUAL_DRIFT = 0.35 ** 2;
const USUAL_WINDOWS = 4;
/** Past windows are looked at from week to week; those that overlap count for their share only. */
const STEP_DAYS = 7;
const [LOW, HIGH] = [0.05, 0.95];

/**
 * The picks to expect of the games of the coming `days`, from the rate at which picks were published on games before. The
 * variance is that of the count (widened by how much days differ among themselves), of the rate, which was measured on few
 * games, and of the drift between then and later, which is measured on all past windows of the same length: each is forecast
 * from what was known before it and compared with what came. Null where there is no game to measure on.
 */
export function expectPicks(
  played: readonly PlayedDay[],
  coming: readonly ComingGames[],
  { today, days }: { readonly today: number; readonly days: number },
): ExpectedPicks | null {
  const rates = ratesBefore(played, today);
  if (rates === null) return null;
  const dispersion = dispersionOf(played, rates);
  const { mean, variance } = momentsOf(coming, rates, dispersion);
  const drift = driftOf(played, { today, days, dispersion });
  const bounds = countQuantiles({ mean, variance: variance + drift * mean ** 2 }, [LOW, HIGH]);
  const [low = 0, high = 0] = bounds;
  return { mean, low, high };
}

/** Mean and variance of the picks of some games, by chance and by what is not known of the rates. */
function momentsOf(coming: readonly ComingGames[], rates: PublicationRates, dispersion: number) {
  let mean = 0;
  let variance = 0;
  for (const { league, games } of coming) {
    const { rate, seen } = rates.of(league);
    const expected = games * rate;
    mean += expected;
    variance += expected * dispersion + (games * expected * dispersion) / seen;
    // Of a league that was hardly seen, the common rate may be far from its own.
    variance += (games * rates.common * (PRIOR_GAMES / seen)) ** 2 * rates.spread;
  }
  return { mean, variance };
}

/**
 * The relative variance of what came in past windows of a length around what was to be expected of them, beyond chance, drawn
 * towards the usual one as long as few windows have passed.
 */
function driftOf(
  played: readonly PlayedDay[],
  { today, days, dispersion }: { readonly today: number; readonly days: number; readonly dispersion: number },
): number {
  const first = played.reduce((least, { day }) => Math.min(least, day), today);
  let [excess, weight] = [0, 0];
  for (let from = today - days; from > first; from -= STEP_DAYS) {
    const rates = ratesBefore(played, from);
    const window = played.filter(({ day }) => day >= from && day < from + days);
    if (rates === null || window.length === 0) continue;
    const { mean, variance } = momentsOf(window, rates, dispersion);
    const came = total(window, 'picks');
    excess += (came - mean) ** 2 - variance;
    weight += mean ** 2;
  }
  const seen = weight > 0 ? Math.max(0, excess / weight) : 0;
  const windows = weight > 0 ? (today - first) / days : 0;
  return (USUAL_WINDOWS * USUAL_DRIFT + windows * seen) / (USUAL_WINDOWS + windows);
}

/** How many times as far days lie from their expectation as independent picks would (Pearson's statistic over its degrees). */
function dispersionOf(played: readonly PlayedDay[], rates: PublicationRates): number {
  const byLeague = Map.groupBy(played, (day) => day.league);
  let statistic = 0;
  let degrees = 0;
  for (const [, own] of byLeague) {
    const seen = total(own, 'games') + PRIOR_GAMES;
    const rate = (total(own, 'picks') + PRIOR_GAMES * rates.common) / seen;
    if (rate === 0) continue;
    for (const day of own) statistic += (day.picks - day.games * rate) ** 2 / (day.games * rate);
    degrees += own.length - 1;
  }
  return degrees > 0 ? Math.max(1, statistic / degrees) : 1;
}

const total = (days: readonly PlayedDay[], field: 'games' | 'picks') =>
  days.reduce((sum, day) => sum + day[field], 0);
