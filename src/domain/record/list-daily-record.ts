import { sumRecordByDay } from '#db/queries/record-sums.ts';
import type { Services } from '../services.ts';
import { type RecordWindow, readScope, type ScopeOptions } from './record-scope.ts';

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

const DAY_MS = 86_400_000;

/** What was settled on each day of a window, days without a pick too, with the running total of the profit in USD. */
export async function listDailyRecord(
  services: Services,
  options: ScopeOptions,
): Promise<{ readonly days: readonly DailyRecord[]; readonly window: RecordWindow; readonly asOf: Date }> {
  const { filter, window, asOf } = await readScope(services, options);
  const sums = new Map((await sumRecordByDay(services.db, filter)).map((row) => [row.day, row]));
  let cumulativeCents = 0;
  const days = daysOf(window).map((date) => {
    const day = sums.get(date);
    const { n = 0, win = 0, lose = 0, draw = 0, cancel = 0, profit_cents: cents = 0 } = day ?? {};
    cumulativeCents += cents;
    return { date, n, win, lose, draw, cancel, profit: cents / 100, cumulative: cumulativeCents / 100 };
  });
  return { days, window, asOf };
}

function daysOf({ from, days }: RecordWindow): string[] {
  if (from === null) return [];
  const first = Date.parse(from);
  return Array.from({ length: days }, (_, index) =>
    new Date(first + index * DAY_MS).toISOString().slice(0, 10),
  );
}
