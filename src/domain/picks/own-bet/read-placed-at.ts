import { formatDateTime } from '#i18n/format.ts';

/** In which order a file writes a day: 2026-11-23, 23/11/2026 or 11/23/2026. */
export const DAY_ORDERS = ['ymd', 'dmy', 'mdy'] as const;
export type DayOrder = (typeof DAY_ORDERS)[number];

const DAYS = {
  ymd: /^(?<y>\d{4})[-/.](?<m>\d{1,2})[-/.](?<d>\d{1,2})/,
  dmy: /^(?<d>\d{1,2})[-/.](?<m>\d{1,2})[-/.](?<y>\d{4})/,
  mdy: /^(?<m>\d{1,2})[-/.](?<d>\d{1,2})[-/.](?<y>\d{4})/,
} as const;
const TIME =
  /^[T, ]\s*(?<h>\d{1,2}):(?<min>\d{2})(?::(?<s>\d{2})(?:\.\d{1,9})?)?\s*(?<half>[AaPp][Mm])?\s*(?<offset>Z|UTC|[+-]\d{2}:?\d{2})?$/;

/**
 * The instant at which a bet was placed: a day and a time, in the given zone where the text names no distance from UTC. Null for what is
 * no day of the calendar, for a day without a time, and for an hour that the zone's clocks leave out.
 */
export function readPlacedAt(
  text: string,
  { order, zone }: { readonly order: DayOrder; readonly zone: string },
): Date | null {
  const plain = text.normalize('NFKC').trim();
  const day = DAYS[order].exec(plain);
  if (day?.groups === undefined) return null;
  const time = TIME.exec(plain.slice(day[0].length));
  if (time?.groups === undefined) return null;
  const { y = '', m = '', d = '' } = day.groups;
  const { h = '', min = '', s = '0', half, offset } = time.groups;
  const hour = hourOf(Number(h), half);
  if (hour === null) return null;
  const wall = wallTime([y, m, d, hour, min, s].map(Number));
  if (wall === null) return null;
  if (offset !== undefined) return new Date(wall - offsetMs(offset));
  return instantIn(zone, wall);
}

function hourOf(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour;
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (/^p/i.test(half) ? 12 : 0);
}

/** What a clock shows, as if it showed UTC; null where no clock can show it. */
function wallTime(parts: readonly number[]): number | null {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts;
  if (year < 2000 || year > 2100) return null;
  const at = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  const shown = [
    at.getUTCFullYear(),
    at.getUTCMonth() + 1,
    at.getUTCDate(),
    at.getUTCHours(),
    at.getUTCMinutes(),
    at.getUTCSeconds(),
  ];
  return shown.every((part, index) => part === parts[index]) ? at.getTime() : null;
}

function offsetMs(text: string): number {
  const [, sign, hours = '0', minutes = '0'] = /^([+-])(\d{2}):?(\d{2})$/.exec(text) ?? [];
  if (sign === undefined) return 0;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/** The first instant at which the zone's clocks show that. */
function instantIn(zone: string, wall: number): Date | null {
  const shownAt = (instant: number) => Date.parse(`${formatDateTime(instant, zone).replace(' ', 'T')}Z`);
  const guesses = [-12, 12].map((hours) => {
    const near = wall + hours * 3_600_000;
    return wall - (shownAt(near) - near);
  });
  const found = guesses.filter((instant) => shownAt(instant) === wall);
  return found.length === 0 ? null : new Date(Math.min(...found));
}
