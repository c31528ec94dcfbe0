import { DAY_MS } from '#terms/durations.ts';
import { formatDate, formatTime, type Instant } from './format.ts';

/** The days that people name without a date. */
type NamedDay = 'yesterday' | 'today' | 'tonight' | 'tomorrow';

const EVENING = '18:00';

/** What people call the day of an instant in a zone, seen from `now`; null where only its date will do. */
export function namedDay(instant: Instant, now: Instant, zone: string): NamedDay | null {
  const day = formatDate(instant, zone);
  const dayAt = (days: number) => formatDate(new Date(now).getTime() + days * DAY_MS, zone);
  if (day === dayAt(0)) return formatTime(instant, zone) >= EVENING ? 'tonight' : 'today';
  if (day === dayAt(1)) return 'tomorrow';
  return day === dayAt(-1) ? 'yesterday' : null;
}
