/**
 * Days as a calendar on the wall has them: written as text, counted one by one, in the brand's zone by its rules from the
 * system's zone data. The product counts milliseconds from an offset instead, so neither can be wrong in the other's way.
 */

export const PERIODS = ['daily', 'weekly', 'monthly', 'quarterly', 'yearly'] as const;
export type Period = (typeof PERIODS)[number];

/** What is on sale, in whole TWD; `days` is the length by which a gift is named after a plan. */
export const plans: Readonly<Record<Period, { price: number; days: number; months: number }>> = {
  daily: { price: 1200, days: 1, months: 0 },
  weekly: { price: 3000, days: 7, months: 0 },
  monthly: { price: 8000, days: 30, months: 1 },
  quarterly: { price: 20_000, days: 90, months: 3 },
  yearly: { price: 48_000, days: 365, months: 12 },
};
export const rankOf = (period: Period): number => PERIODS.indexOf(period) + 1;

const wallDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Taipei', dateStyle: 'short' });
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const monthLength = (year: number, month: number) =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;

/** The last second of the day on which a period ends that begins at an instant. */
export function endOf(length: Period | { readonly days: number }, start: number): number {
  let [year = 0, month = 0, day = 0] = wallDay.format(new Date(start)).split('-').map(Number);
  const { days, months } = typeof length === 'string' ? plans[length] : { days: length.days, months: 0 };
  if (months > 0) {
    for (let passed = 0; passed < months; passed += 1) [year, month] = nextMonth(year, month);
    day = Math.min(day, monthLength(year, month));
  } else {
    for (let passed = 0; passed < days; passed += 1) {
      day += 1;
      if (day > monthLength(year, month)) [year, month, day] = [...nextMonth(year, month), 1];
    }
  }
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return Date.parse(`${text}T23:59:59+08:00`);
}

const nextMonth = (year: number, month: number): [number, number] =>
  month === 12 ? [year + 1, 1] : [year, month + 1];
