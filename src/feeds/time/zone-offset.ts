import { WEEK_MS } from '#terms/durations.ts';

type Span = { readonly fromAt: number; readonly offsetMs: number };
type Zone = { readonly formatter: Intl.DateTimeFormat; readonly years: Map<number, readonly Span[]> };

/** Readers name zones in any spelling of upper and lower case, and any year, so the cache has an end. */
const MAX_CACHED_ZONES = 600;
const MAX_CACHED_YEARS = 200;
const zones = new Map<string, Zone>();

/** Throws RangeError for a zone that the runtime does not know. */
function openZone(name: string): Zone {
  const known = zones.get(name);
  if (known !== undefined) return known;
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone: name,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const zone: Zone = { formatter, years: new Map() };
  if (zones.size >= MAX_CACHED_ZONES) zones.clear();
  zones.set(name, zone);
  return zone;
}

function askOffset({ formatter }: Zone, instant: number): number {
  const part: Record<string, number> = {};
  for (const { type, value } of formatter.formatToParts(instant)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}

/** The first whole second in (low, high] at which the offset is `offsetMs`, by halving. */
function findChange(zone: Zone, low: number, high: number, offsetMs: number): number {
  let [before, after] = [low, high];
  while (after - before > 1000) {
    const middle = before + Math.floor((after - before) / 2000) * 1000;
    if (askOffset(zone, middle) === offsetMs) after = middle;
    else before = middle;
  }
  return after;
}

/**
 * The zone's offsets within one year. Intl answers slowly (about 5 µs), so each year is asked once, week by week: some
 * countries have interrupted their summer time for the month of fasting, and kept it up for three weeks afterwards.
 */
function spansOf(zone: Zone, year: number): readonly Span[] {
  const known = zone.years.get(year);
  if (known !== undefined) return known;
  const [startAt, endAt] = [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)];
  let last: Span = { fromAt: startAt, offsetMs: askOffset(zone, startAt) };
  const spans = [last];
  for (let weekAt = startAt; weekAt < endAt; weekAt += WEEK_MS) {
    const nextAt = Math.min(weekAt + WEEK_MS, endAt);
    const offsetMs = askOffset(zone, nextAt);
    if (offsetMs === last.offsetMs) continue;
    last = { fromAt: findChange(zone, weekAt, nextAt, offsetMs), offsetMs };
    spans.push(last);
  }
  if (zone.years.size >= MAX_CACHED_YEARS) zone.years.clear();
  zone.years.set(year, spans);
  return spans;
}

/** Milliseconds by which clocks in the zone are ahead of UTC at the instant. Throws RangeError for an unknown zone. */
export function offsetAt(zoneName: string, instant: number): number {
  const spans = spansOf(openZone(zoneName), new Date(instant).getUTCFullYear());
  let offsetMs = spans[0]?.offsetMs ?? 0;
  for (const span of spans) if (span.fromAt <= instant) offsetMs = span.offsetMs;
  return offsetMs;
}

/** Whether the runtime knows a zone of that name. */
export function isZone(zoneName: string): boolean {
  try {
    openZone(zoneName);
    return true;
  } catch {
    return false;
  }
}
