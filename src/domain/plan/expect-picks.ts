import { countQuantiles } from './count-quantiles.ts';

/** The games of a league on a day that has passed, and the picks that were published on them. */
export type PlayedDay = { readonly league: string; readonly games: number; readonly picks: number };

/** How many picks to expect, with the bounds between which the count lies nine times in ten. */
export type ExpectedPicks = { readonly mean: number; readonly low: number; readonly high: number };

/** A league's own rate counts against the common one as if that had been seen on so many games. */
const PRIOR_GAMES = 15;
/**
 * What the rate of the coming weeks differs by from that of the past ones, relative and beyond chance: the model learns, a
 * season grows old, prices sharpen. Chosen so that replays of made-up years and of the embedded season keep their promise on
 * average; the test beside this file holds the share of intervals that contain the count.
 */
const DRIFT = 0.35;
const [LOW, HIGH] = [0.05, 0.95];

/**
 * The picks to expect of coming games, from the rate at which picks were published on the games of the days handed in. The
 * variance is that of the count (widened by how much days differ among themselves), of the rate, which was measured on few
 * games, and of the drift between then and later. Null where there is no game to measure on.
 */
export function expectPicks(
  played: readonly PlayedDay[],
  coming: readonly { readonly league: string; readonly games: number }[],
): ExpectedPicks | null {
  const games = total(played, 'games');
  if (games === 0) return null;
  const common = total(played, 'picks') / games;
  const rateOf = new Map<string, { readonly rate: number; readonly seen: number }>();
  for (const { league } of coming) {
    const own = played.filter((day) => day.league === league);
    const seen = total(own, 'games') + PRIOR_GAMES;
    rateOf.set(league, { rate: (total(own, 'picks') + PRIOR_GAMES * common) / seen, seen });
  }
  const dispersion = dispersionOf(played, common);
  let mean = 0;
  let variance = 0;
  for (const { league, games: next } of coming) {
    const { rate, seen } = rateOf.get(league) ?? { rate: common, seen: games };
    mean += next * rate;
    variance += next * rate * dispersion + (next ** 2 * rate * dispersion) / seen;
  }
  variance += (DRIFT * mean) ** 2;
  const [low = 0, high = 0] = countQuantiles({ mean, variance }, [LOW, HIGH]);
  return { mean, low, high };
}

/** How many times as far days lie from their expectation as independent picks would (Pearson's statistic over its degrees). */
function dispersionOf(played: readonly PlayedDay[], common: number): number {
  const byLeague = Map.groupBy(played, (day) => day.league);
  let statistic = 0;
  let days = 0;
  for (const own of byLeague.values()) {
    const seen = total(own, 'games') + PRIOR_GAMES;
    const rate = (total(own, 'picks') + PRIOR_GAMES * common) / seen;
    if (rate === 0) continue;
    for (const day of own) statistic += (day.picks - day.games * rate) ** 2 / (day.games * rate);
    days += own.length - 1;
  }
  return days > 0 ? Math.max(1, statistic / days) : 1;
}

const total = (days: readonly PlayedDay[], field: 'games' | 'picks') =>
  days.reduce((sum, day) => sum + day[field], 0);
