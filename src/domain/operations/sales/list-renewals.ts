import { listRenewalCohorts } from '#db/queries/sales-figures.ts';
import { rateOf } from '#domain/forecasting/statistics/rate.ts';
import { brandDay } from '#domain/foundation/clock/brand-day.ts';
import type { Services } from '#domain/services.ts';
import { BRAND_ZONE } from '#terms/brand-zone.ts';
import { RENEWAL_MONTHS } from '#terms/sales-figures.ts';
import { figureSpan, wholeMonths } from './figure-span.ts';
import type { FiguresQuestion } from './figures-question.ts';

/**
 * The members by the month of their first payment, and how many of them paid for a further period: until now, and until the end of that month and of
 * the following ones. A month that is not over yet has no figure. Months are whole, whatever day the span begins or ends on.
 */
export async function listRenewals(services: Services, { brand, language, from, to }: FiguresQuestion) {
  const span = wholeMonths(figureSpan(services, { from, to }));
  const cohorts = await listRenewalCohorts(services.db, { brand, language, ...span, zone: BRAND_ZONE });
  const running = monthNo(brandDay(services.clock.now()));
  return cohorts.map(({ month, members, renewed, within }) => ({
    month,
    members,
    renewed: rateOf(renewed, members),
    by_month: RENEWAL_MONTHS.map((months, index) => ({
      months,
      renewed: monthNo(month) + months < running ? rateOf(within[index] ?? 0, members) : null,
    })),
  }));
}

/** Months in a row, by the month or the day that begins with it. */
const monthNo = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
