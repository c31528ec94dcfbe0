import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantOf, shiftWeeks, wallTimeOf } from './zoned-time.ts';

const ZONES = ['Europe/London', 'Europe/Madrid', 'America/New_York'] as const;

/** The oracle: the platform's own rendering of an instant in a zone. */
function clockOf(zone: string, instant: number): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    weekday: 'short',
    timeStyle: undefined,
    hour: '2-digit',
    minute: '2-digit',
  }).format(instant);
}

describe('shiftWeeks', () => {
  it('keeps weekday and wall clock across any number of changes of summer time', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        // Hours of the day at which games start; no zone here changes its clock then.
        fc.integer({ min: 0, max: 6000 }),
        fc.integer({ min: 9 * 60, max: 23 * 60 }),
        fc.integer({ min: -700, max: 700 }),
        (zone, day, minutes, weeks) => {
          const start = instantOf(zone, Date.UTC(2010, 0, 1 + day) + minutes * 60_000);
          expect(clockOf(zone, shiftWeeks(zone, start, weeks))).toBe(clockOf(zone, start));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('moves 20:00 in London from winter time to summer time', () => {
    const winter = Date.parse('2017-03-22T20:00:00Z');
    expect(new Date(shiftWeeks('Europe/London', winter, 1)).toISOString()).toBe('2017-03-29T19:00:00.000Z');
  });
});

describe('wallTimeOf', () => {
  it('knows the offset right up to a change of the clock', () => {
    const change = Date.parse('2017-03-12T07:00:00Z');
    expect(wallTimeOf('America/New_York', change - 1)).toBe(change - 1 - 5 * 3_600_000);
    expect(wallTimeOf('America/New_York', change)).toBe(change - 4 * 3_600_000);
  });
});
