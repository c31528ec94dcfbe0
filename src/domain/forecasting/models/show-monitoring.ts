import { listMeasures, type MeasureRow } from '#db/queries/model-measure.ts';
import { feedSource } from '#domain/forecasting/sport/feed-source.ts';
import { brandDay } from '#domain/foundation/clock/brand-day.ts';
import type { Services } from '#domain/services.ts';
import { DAY_MS } from '#terms/durations.ts';
import type { WindowDays } from './measure-league.ts';

const SERIES_DAYS = 60;

/** The newest measures of every league over a window, and of one league how they moved. */
export async function showMonitoring(
  services: Services,
  options: { readonly windowDays: WindowDays; readonly league: string | undefined },
) {
  const now = services.clock.now();
  const from = brandDay(new Date(now.getTime() - SERIES_DAYS * DAY_MS));
  const rows = (await listMeasures(services.db, { source: feedSource(services), from })).filter(
    (row) => row.windowDays === options.windowDays,
  );
  const newestDay = rows
    .map(({ day }) => day)
    .toSorted()
    .at(-1);
  const today = rows.filter(({ day }) => day === newestDay);
  const leagues = [...new Set(today.map(({ leagueId }) => leagueId))];
  const league = leagues.find((one) => one === options.league) ?? leagues[0] ?? null;
  return {
    window_days: options.windowDays,
    computed_at: today[0]?.computedAt.toISOString() ?? null,
    leagues: leagues.map((id) => ({
      league: id,
      measures: today.filter((row) => row.leagueId === id).map(measureView),
    })),
    league,
    series: rows
      .filter((row) => row.leagueId === league)
      .map((row) => ({ day: row.day, ...measureView(row) })),
  };
}

function measureView({ metric, n, value, low, high, reference }: MeasureRow) {
  return {
    metric,
    n,
    value,
    interval: low === null || high === null ? null : ([low, high] as const),
    reference,
  };
}
