import { listDailyRecord } from '#domain/picks/record/list-daily-record.ts';
import { showSpread } from '#domain/picks/record/show-spread.ts';
import { sinceFirst } from '#domain/picks/record/since-first.ts';
import type { Services } from '#domain/services.ts';
import type { Locale } from '#terms/locales.ts';
import type { RecordOrigin, TeamResult } from '#terms/results.ts';

/** The running total at the end of a day in units, and how far luck alone had carried it by then. */
export type ProfitDay = { readonly date: string; readonly units: number; readonly reach: number };

/** The last twenty days one by one, and how many of their picks were won, lost and returned. */
export async function findProfitDays(
  services: Services,
  options: { readonly origin: RecordOrigin; readonly locale: Locale; readonly unitUsd: number },
) {
  const { unitUsd, ...scope } = options;
  const [{ days }, { luck }] = await Promise.all([
    listDailyRecord(services, { origin: scope.origin, window: '20d' }),
    showSpread(services, { ...scope, window: '20d' }),
  ]);
  const reachOn = new Map(luck.map(({ day, reach_cents }) => [day, reach_cents / 100 / unitUsd]));
  const points: ProfitDay[] = [];
  for (const { date, cumulative } of sinceFirst(days, ({ n }) => n > 0)) {
    // On a day without a decided pick luck stands where it stood.
    const reach = reachOn.get(date) ?? points.at(-1)?.reach ?? 0;
    points.push({ date, units: cumulative / unitUsd, reach });
  }
  const count = (field: TeamResult) => days.reduce((sum, day) => sum + day[field], 0);
  return { points, win: count('win'), lose: count('lose'), draw: count('draw') };
}

export type ProfitDays = Awaited<ReturnType<typeof findProfitDays>>;
