import { findFirstDay, isGradedAfter, type RecordFilter } from '#db/queries/record-sums.ts';
import { cacheStore, type DataCache, openDataCache } from '#domain/foundation/cache/data-cache.ts';
import { brandDay, brandDayBounds } from '#domain/foundation/clock/brand-day.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { DAY_MS } from '#terms/durations.ts';
import type { RecordOrigin, WindowName } from '#terms/results.ts';
import { cachedSources } from './cached-sums.ts';

/** Days of the brand's zone; `from` is null where nothing was ever settled. */
export type RecordWindow = {
  readonly name: WindowName | 'custom';
  readonly from: string | null;
  readonly until: string;
  readonly days: number;
};

export type ScopeOptions = {
  readonly origin: RecordOrigin;
  readonly sport?: string | undefined;
  readonly window?: WindowName | undefined;
  /** Days of the brand's zone, both inclusive; each goes before the window's name. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly asOf?: string | undefined;
};

export type RecordScope = {
  readonly asOf: Date;
  readonly window: RecordWindow;
  readonly sources: readonly string[];
  /** What the sums are asked with. */
  readonly filter: RecordFilter;
  /** The window as instants, [from, until). */
  readonly fromAt: Date | null;
  readonly untilAt: Date;
  /** The cache of what was computed from the facts as they stand. */
  readonly cache: DataCache;
};

const firstDayStore = cacheStore<string | null>(['record']);

const WINDOW_DAYS = { '20d': 20, '90d': 90 } as const;

/** What a question about the record is about: whose picks, which days, and as known when. */
export async function readScope(services: Services, options: ScopeOptions): Promise<RecordScope> {
  const now = services.clock.now();
  const asOf = readAsOf(options.asOf, now);
  const cache = await openDataCache(services);
  const sources = await cachedSources(services, cache);
  const window = await readWindow(services, cache, { ...options, asOf, sources });
  const isTurnedBack = !cache.isCurrent('record') && (await isGradedAfter(services.db, now));
  const isPast = options.asOf !== undefined || isTurnedBack;
  const { origin, sport } = options;
  const { from, until } = window;
  return {
    asOf,
    window,
    sources,
    cache,
    filter: { origin, sources, sport, from, until, asOf: isPast ? asOf : null },
    fromAt: from === null ? null : brandDayBounds(from).from,
    untilAt: brandDayBounds(until).until,
  };
}

/** The instant of a question; throws invalid for one in the future, of which nothing is known. */
export function readAsOf(given: string | undefined, now: Date): Date {
  if (given === undefined) return now;
  const asOf = new Date(given);
  if (asOf > now) {
    throw new AppError('invalid', 'as_of lies in the future', {
      fields: { as_of: [{ key: 'as_of_future' }] },
    });
  }
  return asOf;
}

async function readWindow(
  { db }: Services,
  cache: DataCache,
  options: Omit<ScopeOptions, 'asOf'> & { readonly asOf: Date; readonly sources: readonly string[] },
): Promise<RecordWindow> {
  const { origin, sources, asOf } = options;
  const today = brandDay(asOf);
  const isCustom = options.from !== undefined || options.to !== undefined;
  const name = options.window ?? '20d';
  const firstDay = () =>
    cache.getOrCompute(firstDayStore, origin, () => findFirstDay(db, { origin, sources }));
  const until = options.to !== undefined && options.to < today ? options.to : today;
  const from = options.from ?? (name === 'all' ? await firstDay() : daysBefore(until, WINDOW_DAYS[name]));
  // An instant before the first day of the record: nothing was settled then, which is no error of the reader.
  if (from !== null && from > until && !isCustom) return { name, from: null, until, days: 0 };
  if (from !== null && from > until) {
    throw new AppError('invalid', 'reversed', { fields: { to: [{ key: 'window_reversed' }] } });
  }
  const days = from === null ? 0 : (Date.parse(until) - Date.parse(from)) / DAY_MS + 1;
  return { name: isCustom ? 'custom' : name, from, until, days };
}

/** The first of the last `days` days, of which `until` is the last. */
function daysBefore(until: string, days: number): string {
  return new Date(Date.parse(until) - (days - 1) * DAY_MS).toISOString().slice(0, 10);
}
