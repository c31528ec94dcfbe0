import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isoDate,
  isZone,
  parseClock,
  parseIsoDate,
  weekdayOf,
  zonedDate,
  zonedInstant,
} from './zone-time.ts';

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

describe('dates and clocks', () => {
  it('knows which dates exist', () => {
    expect(parseIsoDate('2020-02-29')).toBe(Date.UTC(2020, 1, 29));
    for (const text of [
      '2021-02-29',
      '2021-13-01',
      '2021-00-10',
      '21-01-01',
      '',
      '2021-1-1',
      '2021-01-01T00:00',
    ]) {
      expect(parseIsoDate(text)).toBeNull();
    }
  });

  it('reads a 24-hour clock', () => {
    expect([parseClock('00:00'), parseClock('9:05'), parseClock('23:59'), parseClock('20:00:00')]).toEqual([
      0, 545, 1439, 1200,
    ]);
    for (const text of ['24:00', '12:60', '7pm', '', '-1:00']) expect(parseClock(text)).toBeNull();
  });

  it('names weekdays from Sunday, and zones that exist', () => {
    expect(weekdayOf('2024-12-01')).toBe(0);
    expect(weekdayOf('2024-12-07')).toBe(6);
    expect(() => weekdayOf('nonsense')).toThrow(RangeError);
    expect([isZone('Europe/Rome'), isZone('Europe/Atlantis'), isZone('')]).toEqual([true, false, false]);
  });
});
