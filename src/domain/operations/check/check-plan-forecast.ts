import { hasSimulatedPicks } from '#db/queries/plan-content.ts';
import { wilsonInterval } from '#domain/forecasting/statistics/wilson-interval.ts';
import { findShownSources } from '#domain/foundation/setting/shown-sources.ts';
import { expectPicks } from '#domain/picks/plan-forecast/expect-picks.ts';
import { measureRate } from '#domain/picks/plan-forecast/measure-rate.ts';
import type { PlayedDay } from '#domain/picks/plan-forecast/publication-rates.ts';
import type { Services } from '#domain/services.ts';
import { type Finding, findingOf } from './finding.ts';

/** What a buyer is promised lies between its bounds nine times in ten. */
const PROMISED = 0.9;
const WINDOW_DAYS = 7;
const MIN_WINDOWS = 8;

/**
 * Forecasts each past week of our own publications from what was known before it, as the page of plans does, and counts how often the
 * number of picks lay between the bounds.
 */
export async function checkPlanForecast(services: Services): Promise<Finding> {
  const known = { asOf: services.clock.now(), sources: await findShownSources(services) };
  const measured = await measureRate(services, known);
  const days = measured?.origin === 'live' ? measured.days : [];
  const inside = insideOf(days, measured?.today ?? 0);
  const n = inside.length;
  const came = inside.filter(Boolean).length;
  const [low, high] = wilsonInterval(came, n) ?? [null, null];
  return findingOf({
    n,
    needed: MIN_WINDOWS,
    value: n === 0 ? null : came / n,
    low,
    high,
    bound: PROMISED,
    // Fewer than promised, and by more than chance explains.
    isOut: high !== null && high < PROMISED,
    simulated: await hasSimulatedPicks(services.db, known),
  });
}

/** Week by week backwards, whether the picks that came lay between the bounds. The first week has nothing before it to learn from. */
function insideOf(played: readonly PlayedDay[], today: number): boolean[] {
  const first = played.reduce((least, { day }) => Math.min(least, day), today);
  const inside: boolean[] = [];
  for (let from = today - WINDOW_DAYS; from > first; from -= WINDOW_DAYS) {
    const week = played.filter(({ day }) => day >= from && day < from + WINDOW_DAYS);
    const before = played.filter(({ day }) => day < from);
    const expected = expectPicks(before, week, { today: from, days: WINDOW_DAYS });
    if (expected === null || week.length === 0) continue;
    const came = week.reduce((sum, { picks }) => sum + picks, 0);
    inside.push(came >= expected.low && came <= expected.high);
  }
  return inside;
}
