import { brandDay, brandDayBounds, brandWindow } from '#domain/foundation/clock/brand-day.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { DAY_MS } from '#terms/durations.ts';

const DEFAULT_DAYS = 90;
const MAX_DAYS = 1100;

type FigureSpan = { readonly from: Date; readonly until: Date };

/** The days for which figures are asked, both included; by default the last ninety. Throws 'invalid' where they end before they begin, or are too many. */
export function figureSpan(
  { clock }: Pick<Services, 'clock'>,
  asked: { readonly from?: string | undefined; readonly to?: string | undefined },
): FigureSpan {
  const { until } = brandDayBounds(asked.to ?? brandDay(clock.now()));
  const lastDay = new Date(until.getTime() - DAY_MS);
  const from =
    asked.from === undefined ? brandWindow(lastDay, DEFAULT_DAYS).from : brandDayBounds(asked.from).from;
  if (!(from < until) || until.getTime() - from.getTime() > MAX_DAYS * DAY_MS) {
    throw new AppError('invalid', 'the days are not in order, or too many', {
      fields: { to: [{ key: 'office.exportWindow', params: { days: MAX_DAYS } }] },
    });
  }
  return { from, until };
}

/** The days of a span as they were asked for. */
export function daysOfSpan({ from, until }: FigureSpan): { readonly from: string; readonly to: string } {
  return { from: brandDay(from), to: brandDay(new Date(until.getTime() - 1)) };
}

/** The whole months that a span touches. */
export function wholeMonths({ from, until }: FigureSpan): FigureSpan {
  const last = brandDay(new Date(until.getTime() - 1));
  const [year, month] = [Number(last.slice(0, 4)), Number(last.slice(5, 7))];
  const after = month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`;
  return {
    from: brandDayBounds(`${brandDay(from).slice(0, 7)}-01`).from,
    until: brandDayBounds(`${after}-01`).from,
  };
}
