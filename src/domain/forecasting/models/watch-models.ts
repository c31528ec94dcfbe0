import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  findFirstForecast,
  listClosingValues,
  listMeasuredDays,
  listWatchedGames,
  type MeasureRow,
  putMeasures,
} from '#db/queries/model-measure.ts';
import { syncAlerts } from '#domain/foundation/alert/sync-alerts.ts';
import { brandDay, brandDayBounds } from '#domain/foundation/clock/brand-day.ts';
import type { Services } from '#domain/services.ts';
import { DAY_MS } from '#terms/durations.ts';
import { ALERT_WINDOW_DAYS, MEASURE_ALERTS, troublesOf } from './measure-alerts.ts';
import { type Measured, measureLeague, type Watched, WINDOWS, watched } from './measure-league.ts';

/** How many days of the past are measured where no one did it then, so that a chart has a line. */
const CAUGHT_UP_DAYS = 30;
const CAUGHT_UP_WINDOWS = [ALERT_WINDOW_DAYS] as const;
/** The longest window, and as much time before it for drift to be read against. */
const LOADED_DAYS = 90 + 90 + CAUGHT_UP_DAYS;

type League = {
  readonly games: readonly (Watched & { readonly knownAt: number })[];
  readonly values: readonly {
    readonly startAt: number;
    readonly settledAt: number;
    readonly value: number;
  }[];
};

/**
 * Measures the live forecasts of each covered league over 7, 30 and 90 days, as of today and of the days before that no one has
 * measured, and opens and closes the alerts that follow from today's.
 */
export async function watchModels(
  services: Services,
  { source }: { readonly source: string },
): Promise<{ readonly measures: number; readonly opened: number; readonly closed: number }> {
  const { db, clock } = services;
  const now = clock.now();
  const today = brandDay(now);
  const first = await findFirstForecast(db, source);
  const leagues = await loadLeagues(services, source, now);
  const rows: MeasureRow[] = [];
  for (const day of await daysToMeasure(services, source, now)) {
    const at = Math.min(now.getTime(), brandDayBounds(day).until.getTime() - 1);
    // Whatever else the worker has to do goes first.
    await nextTurn();
    for (const [leagueId, league] of leagues) {
      for (const windowDays of day === today ? WINDOWS : CAUGHT_UP_WINDOWS) {
        const measures = measureAt(league, { at, windowDays, first: first?.getTime() ?? null });
        for (const measure of measures)
          rows.push({ ...measure, source, leagueId, windowDays, day, computedAt: now });
      }
    }
  }
  await putMeasures(db, rows);
  const troubles = troublesOf(rows.filter((row) => row.day === today));
  const alerts = await syncAlerts(services, { kinds: MEASURE_ALERTS, troubles });
  return { measures: rows.length, ...alerts };
}

async function daysToMeasure({ db }: Services, source: string, now: Date): Promise<string[]> {
  const days = Array.from({ length: CAUGHT_UP_DAYS }, (_, back) =>
    brandDay(new Date(now.getTime() - back * DAY_MS)),
  );
  const known = await listMeasuredDays(db, { source, from: days.at(-1) ?? '' });
  const today = days[0];
  return days.filter((day) => day === today || !known.includes(day)).toReversed();
}

async function loadLeagues(
  { db }: Services,
  source: string,
  now: Date,
): Promise<ReadonlyMap<string, League>> {
  const span = { source, from: new Date(now.getTime() - LOADED_DAYS * DAY_MS), until: now };
  const games = Map.groupBy(await listWatchedGames(db, span), (row) => row.league_id);
  const values = Map.groupBy(await listClosingValues(db, span), (row) => row.league_id);
  return new Map(
    [...games].map(([league, rows]) => [
      league,
      {
        games: rows.map((row) => ({
          ...watched(row),
          knownAt: row.final === null ? Number.POSITIVE_INFINITY : Date.parse(row.final.known_at),
        })),
        values: (values.get(league) ?? []).map(({ start_at: start, settled_at: settled, value }) => ({
          startAt: Date.parse(start),
          settledAt: Date.parse(settled),
          value,
        })),
      },
    ]),
  );
}

/** A league as it stood at an instant: what was played later, or whose result came later, is not there yet. */
function measureAt(
  { games, values }: League,
  options: { readonly at: number; readonly windowDays: number; readonly first: number | null },
): Measured[] {
  const { at, windowDays, first } = options;
  const from = at - windowDays * DAY_MS;
  const asOf = games.map((game) => (game.knownAt <= at ? game : { ...game, result: null }));
  const inWindow = ({ startAt }: { readonly startAt: number }) => startAt > from && startAt <= at;
  const window = asOf.filter(inWindow);
  return measureLeague({
    window,
    before: asOf.filter(({ startAt }) => startAt <= from && startAt > from - 90 * DAY_MS),
    closingValues: values.filter((one) => inWindow(one) && one.settledAt <= at).map(({ value }) => value),
    coverable: first === null ? [] : window.filter(({ startAt }) => startAt > first),
  });
}
