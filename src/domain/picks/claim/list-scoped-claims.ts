import { countTeamPicks } from '#db/queries/team-pick.ts';
import { wilsonInterval } from '#domain/forecasting/statistics/wilson-interval.ts';
import { openDataCache } from '#domain/foundation/cache/data-cache.ts';
import { brandDay } from '#domain/foundation/clock/brand-day.ts';
import { cachedSources } from '#domain/picks/figures/cached-sums.ts';
import type { Services } from '#domain/services.ts';
import { RECORD_ORIGINS } from '#terms/results.ts';
import type { Claim } from './claim.ts';
import { windowClaims } from './window-claims.ts';

/** What may be said of the picks that were settled on one day of the brand's zone; nothing of a day that has not begun. */
export async function listDayClaims(services: Services, day: string): Promise<Claim[]> {
  if (day > brandDay(services.clock.now())) return [];
  const claims = await Promise.all(
    RECORD_ORIGINS.map((origin) => windowClaims(services, { origin, from: day, to: day })),
  );
  // Over one day the average a day is the profit itself.
  return claims.flat().filter(({ id }) => id !== 'average_daily_profit');
}

/** What may be said of our picks on one team's games, over all seasons: how many of those that were decided were won. */
export async function listTeamClaims(services: Services, teamId: string): Promise<Claim[]> {
  const now = services.clock.now();
  const sources = await cachedSources(services, await openDataCache(services));
  const counts = await countTeamPicks(services.db, { teamId, sources, asOf: now });
  return RECORD_ORIGINS.flatMap((origin): Claim[] => {
    const own = counts.filter((count) => count.origin === origin);
    const win = own.reduce((sum, count) => sum + count.win, 0);
    const n = win + own.reduce((sum, count) => sum + count.lose, 0);
    if (n === 0) return [];
    const simulated = own.some((count) => count.simulated > 0);
    return [
      {
        id: 'win_rate',
        origin,
        value: win / n,
        unit: 'rate',
        n,
        interval: wilsonInterval(win, n),
        period: null,
        simulated,
        as_of: now.toISOString(),
        evidence: `/api/claims?team=${teamId}`,
      },
    ];
  });
}
