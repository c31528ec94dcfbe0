const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const formatters = new Map<string, Intl.DateTimeFormat>();
/** Offsets at the two ends of a local day, which is all that can differ; kept because archives repeat their days. */
const dayOffsets = new Map<string, readonly [before: number, after: number]>();

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formatters.set(zone, made);
  return made;
}

/** The zone's wall clock at that instant, expressed as if it were UTC. */
function wallClockMs(instantMs: number, zone: string): number {
  const read: Record<string, number> = {};
  for (const part of formatterOf(zone).formatToParts(instantMs)) {
    if (part.type !== 'literal') read[part.type] = Number(part.value);
  }
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = read;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

function offsetMs(instantMs: number, zone: string): number {
  const wholeSecondMs = Math.floor(instantMs / 1000) * 1000;
  return wallClockMs(wholeSecondMs, zone) - wholeSecondMs;
}

/** Milliseconds of a calendar date at midnight UTC, or null where there is no such date, e.g. 2021-02-30. */
export function parseIsoDate(date: string): number | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (match === null) return null;
  const utcMs = Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3]));
  return isoDate(utcMs) === date ? utcMs : null;
}

/** Minutes after midnight of "HH:MM" on a 24-hour clock, or null. */
export function parseClock(time: string): number | null {
  const match = /^([01]?\d|2[0-3]):([0-5]\d)(?::00)?$/.exec(time);
  return match === null ? null : Number(match[1]) * 60 + Number(match[2]);
}

/** YYYY-MM-DD of an instant in UTC. */
export function isoDate(utcMs: number): string {
  return new Date(utcMs).toISOString().slice(0, 10);
}

/** Whether the runtime knows a zone of that name. */
export function isZone(zone: string): boolean {
  try {
    formatterOf(zone);
    return true;
  } catch {
    return false;
  }
}

/**
 * The instant at which clocks in `zone` show `date` (YYYY-MM-DD) and `time` (HH:MM). A time that the clock skips in
 * spring is read with the offset before the change, which lands after it; a time that the clock shows twice in autumn
 * is the first of the two. Throws RangeError for a date, time or zone that does not exist.
 */
export function zonedInstant(date: string, time: string, zone: string): Date {
  const midnightMs = parseIsoDate(date);
  const minutes = parseClock(time);
  if (midnightMs === null || minutes === null) throw new RangeError(`No such date and time: ${date} ${time}`);
  const wallMs = midnightMs + minutes * MINUTE_MS;
  const key = `${zone} ${date}`;
  let offsets = dayOffsets.get(key);
  if (offsets === undefined) {
    // Offsets lie within 14 hours of UTC, so these two instants enclose every clock reading of the local day.
    offsets = [offsetMs(midnightMs - DAY_MS, zone), offsetMs(midnightMs + 2 * DAY_MS, zone)];
    dayOffsets.set(key, offsets);
  }
  const [before, after] = offsets;
  if (before === after) return new Date(wallMs - before);
  const early = wallMs - before;
  const late = wallMs - after;
  // Where both readings are possible the earlier instant is the first showing; where neither is, the time was skipped.
  if (offsetMs(early, zone) === before) return new Date(early);
  return new Date(offsetMs(late, zone) === after ? late : early);
}

/** The calendar date, YYYY-MM-DD, that `zone` shows at the instant. Throws RangeError for an unknown zone. */
export function zonedDate(instant: Date, zone: string): string {
  return isoDate(wallClockMs(instant.getTime(), zone));
}

/** Day of the week of a calendar date: 0 Sunday … 6 Saturday. Throws RangeError for a date that does not exist. */
export function weekdayOf(date: string): number {
  const utcMs = parseIsoDate(date);
  if (utcMs === null) throw new RangeError(`No such date: ${date}`);
  return new Date(utcMs).getUTCDay();
}
