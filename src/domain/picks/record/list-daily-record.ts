import { type RecordFilter, sumRecordByDay } from '#db/queries/record-sums.ts';
import { cacheStore } from '#domain/foundation/cache/data-cache.ts';
import { type RecordWindow, readScope, type ScopeOptions } from '#domain/picks/figures/record-scope.ts';
import type { Services } from '#domain/services.ts';
import { DAY_MS } from '#terms/durations.ts';

export type DailyRecord = {
  readonly date: string;
  readonly n: number;
  readonly win: number;
  readonly lose: number;
  readonly draw: number;
  readonly cancel: number;
  readonly profit: number;
  readonly cumulative: number;
};

/** What was settled on each day of a window, days without a pick too, with the running total of the profit in USD. */
export async function listDailyRecord(
  services: Services,
  options: ScopeOptions,
): Promise<{ readonly days: readonly DailyRecord[]; readonly window: RecordWindow; readonly asOf: Date }> {
  const { filter, window, asOf, cache } = await readScope(services, options);
  const key = JSON.stringify([filter, window]);
  const days = await cache.getOrCompute(dayStore, key, () => readDays(services, filter, window));
  return { days, window, asOf };
}

const dayStore = cacheStore<readonly DailyRecord[]>(['record']);

async function readDays(
  { db }: Services,
  filter: RecordFilter,
  window: RecordWindow,
): Promise<readonly DailyRecord[]> {
  const sums = new Map((await sumRecordByDay(db, filter)).map((row) => [row.day, row]));
  let cumulativeCents = 0;
  return daysOf(window).map((date) => {
    const day = sums.get(date);
    const { n = 0, win = 0, lose = 0, draw = 0, cancel = 0, profit_cents: cents = 0 } = day ?? {};
    cumulativeCents += cents;
    return { date, n, win, lose, draw, cancel, profit: cents / 100, cumulative: cumulativeCents / 100 };
  });
}

function daysOf({ from, days }: RecordWindow): string[] {
  if (from === null) return [];
  const first = Date.parse(from);
  return Array.from({ length: days }, (_, index) =>
    new Date(first + index * DAY_MS).toISOString().slice(0, 10),
  );
}
