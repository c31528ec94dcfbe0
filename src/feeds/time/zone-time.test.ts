import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDate } from './calendar-date.ts';
import { instantOf, shiftWeeks, wallTimeOf, zonedDate, zonedInstant } from './zone-time.ts';

const iso = (date: string, time: string, zone: string) => zonedInstant(date, time, zone).toISOString();

describe('zonedInstant', () => {
  it('follows summer and winter time in London and New York', () => {
    expect(iso('2019-01-12', '15:00', 'Europe/London')).toBe('2019-01-12T15:00:00.000Z');
    expect(iso('2019-08-10', '15:00', 'Europe/London')).toBe('2019-08-10T14:00:00.000Z');
    expect(iso('2019-01-12', '19:05', 'America/New_York')).toBe('2019-01-13T00:05:00.000Z');
    expect(iso('2019-07-12', '19:05', 'America/New_York')).toBe('2019-07-12T23:05:00.000Z');
  });

  it('is right on both sides of the change, on the very day', () => {
    expect(iso('2021-03-28', '00:59', 'Europe/London')).toBe('2021-03-28T00:59:00.000Z');
    expect(iso('2021-03-28', '02:00', 'Europe/London')).toBe('2021-03-28T01:00:00.000Z');
    expect(iso('2021-10-31', '00:30', 'Europe/London')).toBe('2021-10-30T23:30:00.000Z');
    expect(iso('2021-10-31', '02:00', 'Europe/London')).toBe('2021-10-31T02:00:00.000Z');
    expect(iso('2021-03-14', '01:59', 'America/New_York')).toBe('2021-03-14T06:59:00.000Z');
    expect(iso('2021-03-14', '03:00', 'America/New_York')).toBe('2021-03-14T07:00:00.000Z');
    expect(iso('2021-11-07', '00:59', 'America/New_York')).toBe('2021-11-07T04:59:00.000Z');
    expect(iso('2021-11-07', '02:00', 'America/New_York')).toBe('2021-11-07T07:00:00.000Z');
  });

  it('moves a time that the clock skips to after the change, and takes the first of a doubled one', () => {
    expect(iso('2021-03-28', '01:30', 'Europe/London')).toBe('2021-03-28T01:30:00.000Z');
    expect(iso('2021-10-31', '01:30', 'Europe/London')).toBe('2021-10-31T00:30:00.000Z');
    expect(iso('2021-03-14', '02:30', 'America/New_York')).toBe('2021-03-14T07:30:00.000Z');
    expect(iso('2021-11-07', '01:30', 'America/New_York')).toBe('2021-11-07T05:30:00.000Z');
  });

  it('refuses what does not exist', () => {
    expect(() => zonedInstant('2021-02-30', '12:00', 'Europe/London')).toThrow(RangeError);
    expect(() => zonedInstant('2021-02-03', '24:00', 'Europe/London')).toThrow(RangeError);
    expect(() => zonedInstant('2021-02-03', '12:00', 'Europe/Atlantis')).toThrow(RangeError);
  });

  it('is undone by the zone’s own calendar', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(1990, 0, 1) / 86_400_000, max: Date.UTC(2060, 0, 1) / 86_400_000 }),
        fc.integer({ min: 4 * 60, max: 23 * 60 + 59 }),
        fc.constantFrom(
          'Europe/London',
          'America/New_York',
          'America/Phoenix',
          'Asia/Taipei',
          'Australia/Lord_Howe',
        ),
        (day, minute, zone) => {
          const date = isoDate(day * 86_400_000);
          const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
          const instant = zonedInstant(date, time, zone);
          const shown = new Intl.DateTimeFormat('sv-SE', {
            timeZone: zone,
            dateStyle: 'short',
            timeStyle: 'short',
          }).format(instant);
          expect(shown).toBe(`${date} ${time}`);
          expect(zonedDate(instant, zone)).toBe(date);
        },
      ),
      { numRuns: 300 },
    );
  });
});

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
