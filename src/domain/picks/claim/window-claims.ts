import { addSums, EMPTY_SUMS } from '#db/queries/add-sums.ts';
import { findClosingDeviation } from '#db/queries/claim.ts';
import type { RecordSums } from '#db/queries/record-sum-columns.ts';
import { cacheStore } from '#domain/foundation/cache/data-cache.ts';
import { brandDayBounds } from '#domain/foundation/clock/brand-day.ts';
import { withGameIntervals } from '#domain/picks/figures/by-game.ts';
import { cachedGames, cachedSums } from '#domain/picks/figures/cached-sums.ts';
import { meanInterval, summaryOf } from '#domain/picks/figures/figures.ts';
import { type RecordWindow, readScope, type ScopeOptions } from '#domain/picks/figures/record-scope.ts';
import type { Services } from '#domain/services.ts';
import type { Claim } from './claim.ts';

const deviationStore = cacheStore<number | null>(['record']);

/** What may be said of a window of the record: its profit, and where they are known its win rate and closing value. */
export async function windowClaims(
  services: Services,
  window: Pick<ScopeOptions, 'origin' | 'window' | 'from' | 'to'>,
): Promise<Claim[]> {
  const { origin } = window;
  const now = services.clock.now();
  const scope = await readScope(services, window);
  const { days } = scope.window;
  const slices = (await cachedSums(services, scope.cache, { ...scope.filter, dimensions: ['total'] })).filter(
    ({ dimension }) => dimension === 'total',
  );
  const sums = slices.reduce<RecordSums>(addSums, EMPTY_SUMS);
  const games = await cachedGames(services, scope.cache, scope.filter);
  const { n, win_rate, roi, profit_cents, staked_cents, closing_value, simulated } = withGameIntervals(
    summaryOf(sums),
    games,
  );
  if (n === 0) return [];
  const usd = { unit: 'usd', n } as const;
  const earned = (cents: number, over: number) => cents / 100 / over;
  // What was earned is as sure as the return on what was staked.
  const interval =
    roi.interval && ([roi.interval[0] * staked_cents, roi.interval[1] * staked_cents] as const);
  const earnedOver = (over: number) => ({
    value: earned(profit_cents, over),
    interval: interval && ([earned(interval[0], over), earned(interval[1], over)] as const),
  });
  const common = {
    origin,
    period: periodOf(scope.window),
    simulated: simulated > 0,
    as_of: now.toISOString(),
    evidence: ledgerEvidence(origin),
  };
  const claims: Claim[] = [
    { ...common, ...usd, id: 'profit', ...earnedOver(1) },
    { ...common, ...usd, id: 'average_daily_profit', ...earnedOver(days) },
  ];
  if (win_rate.value !== null) {
    const { value, interval } = win_rate;
    claims.push({ ...common, id: 'win_rate', value, unit: 'rate', n: win_rate.n, interval });
  }
  if (closing_value.value !== null) {
    const { value, n: closed } = closing_value;
    const deviation = await scope.cache.getOrCompute(deviationStore, JSON.stringify(scope.filter), () =>
      findClosingDeviation(services.db, scope.filter),
    );
    const around = meanInterval({ mean: value, deviation: deviation ?? 0, n: closed });
    claims.push({ ...common, id: 'closing_value', value, unit: 'rate', n: closed, interval: around });
  }
  return claims;
}

function periodOf({ from, until, days }: RecordWindow): NonNullable<Claim['period']> {
  const lastMs = brandDayBounds(until).until.getTime() - 1;
  return {
    days,
    from: brandDayBounds(from ?? until).from.toISOString(),
    until: new Date(lastMs).toISOString(),
  };
}

/** Where the rows of an origin can be read. */
export function ledgerEvidence(origin: Claim['origin']): string {
  return `/api/public/ledger?origin=${origin}`;
}
