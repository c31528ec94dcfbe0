/**
 * Wall clocks of the leagues' zones. A wall time is written as the milliseconds that the same figures would have in
 * UTC, so that days and weeks can be added to it without a thought for summer time.
 */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;
export const WEEK_MS = 604_800_000;

const formatters = new Map<string, Intl.DateTimeFormat>();
const offsetsOfYear = new Map<string, readonly { readonly fromAt: number; readonly offsetMs: number }[]>();

function askOffset(zone: string, instant: number): number {
  let formatter = formatters.get(zone);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formatters.set(zone, formatter);
  }
  const part: Record<string, number> = {};
  for (const { type, value } of formatter.formatToParts(instant)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}

/**
 * The zone's offset changes within one year. Intl answers slowly (about 5 µs), so each year is asked once: month by
 * month, and by halving down to a quarter of an hour where two months differ.
 */
function offsetsIn(zone: string, year: number): readonly { fromAt: number; offsetMs: number }[] {
  const key = `${zone} ${year}`;
  const known = offsetsOfYear.get(key);
  if (known !== undefined) return known;
  const startAt = Date.UTC(year, 0, 1);
  const list = [{ fromAt: startAt, offsetMs: askOffset(zone, startAt) }];
  let previousAt = startAt;
  for (let month = 1; month <= 12; month += 1) {
    const monthAt = Date.UTC(year, month, 1);
    const offsetMs = askOffset(zone, monthAt);
    if (offsetMs !== list.at(-1)?.offsetMs) {
      let [low, high] = [previousAt, monthAt];
      while (high - low > 15 * MINUTE_MS) {
        const middle = low + Math.floor((high - low) / (30 * MINUTE_MS)) * 15 * MINUTE_MS;
        if (askOffset(zone, middle) === offsetMs) high = middle;
        else low = middle;
      }
      list.push({ fromAt: high, offsetMs });
    }
    previousAt = monthAt;
  }
  offsetsOfYear.set(key, list);
  return list;
}

function offsetAt(zone: string, instant: number): number {
  let offsetMs = 0;
  for (const span of offsetsIn(zone, new Date(instant).getUTCFullYear())) {
    if (span.fromAt <= instant) offsetMs = span.offsetMs;
  }
  return offsetMs;
}

/** Instant (ms since the epoch) → wall time of the zone. */
export function wallTimeOf(zone: string, instant: number): number {
  return instant + offsetAt(zone, instant);
}

/** Wall time of the zone → instant. A time that a spring change skips becomes the same distance after the change. */
export function instantOf(zone: string, wallTime: number): number {
  const guess = wallTime - offsetAt(zone, wallTime);
  return wallTime - offsetAt(zone, guess);
}

/** Moves an instant by whole weeks of its zone's wall clock: 20:00 stays 20:00 across summer time. */
export function shiftWeeks(zone: string, instant: number, weeks: number): number {
  return instantOf(zone, wallTimeOf(zone, instant) + weeks * WEEK_MS);
}

const dayLabels = new Map<number, string>();

/** YYYY-MM-DD of a wall time. Seasons repeat their days, and writing a date as text is slow, so the text is kept. */
export function dayLabel(wallTime: number): string {
  const day = Math.floor(wallTime / DAY_MS);
  const known = dayLabels.get(day);
  if (known !== undefined) return known;
  const label = new Date(wallTime).toISOString().slice(0, 10);
  dayLabels.set(day, label);
  return label;
}
