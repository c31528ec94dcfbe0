/** An event as a calendar program keeps it. */
export type CalendarEvent = {
  readonly uid: string;
  readonly start: Date;
  readonly end: Date;
  readonly summary: string;
  readonly description: string;
  readonly category: string;
  readonly url: string;
  readonly isCancelled: boolean;
  /** Grows with each change that the reader's calendar has to take over. */
  readonly sequence: number;
  readonly changedAt: Date;
};

const MAX_OCTETS = 75;

/**
 * A calendar that programs subscribe to (RFC 5545): every instant in UTC, so that none of them has to know our zones, lines
 * of at most 75 octets, CRLF, the same bytes for the same games.
 */
export function writeCalendar(options: {
  readonly name: string;
  readonly product: string;
  readonly events: readonly CalendarEvent[];
}): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(options.product)}//Schedule//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${text(options.name)}`,
    `X-WR-CALNAME:${text(options.name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...options.events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

function eventLines(event: CalendarEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${text(event.uid)}`,
    `DTSTAMP:${instant(event.changedAt)}`,
    `LAST-MODIFIED:${instant(event.changedAt)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTART:${instant(event.start)}`,
    `DTEND:${instant(event.end)}`,
    `SUMMARY:${text(event.summary)}`,
    `DESCRIPTION:${text(event.description)}`,
    `CATEGORIES:${text(event.category)}`,
    `URL:${event.url}`,
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    // A game takes no one's time away: the reader stays free in the eyes of others.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** `20261120T123000Z` */
function instant(at: Date): string {
  return at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
}

/** Of control characters only the line break has a place in a text, written as two. */
function text(value: string): string {
  return value
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '');
}

/** Breaks a line where 75 octets are full, never inside a character; what follows begins with a space. */
function fold(line: string): string {
  // No character takes more than three octets a unit, so most lines need not be counted.
  if (line.length * 3 <= MAX_OCTETS) return line;
  const parts: string[] = [];
  let [from, at, octets] = [0, 0, 0];
  for (const sign of line) {
    const length = octetsOf(sign);
    if (octets + length > MAX_OCTETS) {
      parts.push(line.slice(from, at));
      from = at;
      octets = 1;
    }
    at += sign.length;
    octets += length;
  }
  return [...parts, line.slice(from)].join('\r\n ');
}

/** How long a character is in UTF-8. */
function octetsOf(sign: string): number {
  const point = sign.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}
