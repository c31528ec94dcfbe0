import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate } from '#i18n/format.ts';
import { dayWindow } from './day-window.server.ts';
import { addDays, chooseDate, daysBetween, isDate, REACH, stripDates, weekAway } from './strip-dates.ts';

/** Zones whose clocks change at midnight, by half an hour, or on the other half of the earth, and some that never do. */
const zones = [
  'Asia/Taipei',
  'Asia/Ho_Chi_Minh',
  'Europe/London',
  'America/New_York',
  'America/Santiago',
  'America/Havana',
  'Asia/Beirut',
  'Africa/Cairo',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'UTC',
] as const;

const instants = fc.date({
  min: new Date('2015-01-01T00:00:00Z'),
  max: new Date('2035-12-31T23:59:59Z'),
  noInvalidDate: true,
});
const zone = fc.constantFrom(...zones);
const distance = fc.integer({ min: -100, max: 100 });

describe('the strip of days', () => {
  it('is fifteen days around today', () => {
    const strip = stripDates('2026-11-21', '2026-11-21');
    expect(strip[0]).toBe('2026-11-14');
    expect(strip.at(-1)).toBe('2026-11-28');
    expect(strip).toHaveLength(15);
  });

  it('stays where it is while the chosen day is in sight of today, and follows it beyond', () => {
    expect(stripDates('2026-11-21', '2026-11-14')).toEqual(stripDates('2026-11-21', '2026-11-21'));
    expect(stripDates('2026-11-21', '2026-11-10')[7]).toBe('2026-11-10');
  });

  it('in every zone, over every change of clocks, holds the chosen day once and today where it can be seen', () => {
    fc.assert(
      fc.property(instants, zone, distance, (now, name, days) => {
        const today = formatDate(now, name);
        const chosen = chooseDate(addDays(today, days), today);
        const strip = stripDates(today, chosen);
        expect(strip).toHaveLength(2 * REACH.side + 1);
        expect(strip.filter((date) => date === chosen)).toHaveLength(1);
        for (const [index, date] of strip.entries()) {
          if (index > 0) expect(daysBetween(strip[index - 1] ?? '', date)).toBe(1);
          expect(daysBetween(today, date)).toBeGreaterThanOrEqual(-REACH.past);
          expect(daysBetween(today, date)).toBeLessThanOrEqual(REACH.future);
        }
        if (Math.abs(daysBetween(today, chosen)) <= REACH.side) expect(strip[REACH.side]).toBe(today);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the window of a day', () => {
  it('holds every instant in exactly one day of its zone, over every change of clocks', () => {
    fc.assert(
      fc.property(instants, zone, (instant, name) => {
        const date = formatDate(instant, name);
        const near = [-1, 0, 1].map((days) => addDays(date, days));
        const holding = near.filter((day) => {
          const { from, until } = dayWindow(day, name, instant);
          return from <= instant && instant.getTime() < until.getTime() + 1000;
        });
        expect(holding).toEqual([date]);
      }),
      { numRuns: 1000 },
    );
  });

  it('leaves no second between a day and the next one', () => {
    fc.assert(
      fc.property(instants, zone, (instant, name) => {
        const date = formatDate(instant, name);
        const { until } = dayWindow(date, name, instant);
        expect(dayWindow(addDays(date, 1), name, instant).from.getTime()).toBe(until.getTime() + 1000);
      }),
      { numRuns: 300 },
    );
  });

  it('has 25 hours where the clock goes back over midnight', () => {
    const { from, until } = dayWindow('2026-04-04', 'America/Santiago', new Date('2026-04-04T12:00:00Z'));
    expect((until.getTime() + 1000 - from.getTime()) / 3_600_000).toBe(25);
  });
});

describe('the chosen day', () => {
  it.each([null, '', 'yesterday', '2026-02-30', '2026-13-01', '20261121'])('is today for %j', (asked) => {
    expect(chooseDate(asked, '2026-11-21')).toBe('2026-11-21');
  });

  it('reaches sixty days back and thirty ahead', () => {
    expect(chooseDate('2020-01-01', '2026-11-21')).toBe('2026-09-22');
    expect(chooseDate('2030-01-01', '2026-11-21')).toBe('2026-12-21');
  });

  it('moves by weeks with the arrows, until there are no more', () => {
    expect(weekAway('2026-11-21', '2026-11-21', -1)).toBe('2026-11-14');
    expect(weekAway('2026-12-20', '2026-11-21', 1)).toBe('2026-12-21');
    expect(weekAway('2026-12-21', '2026-11-21', 1)).toBeNull();
    expect(weekAway('2026-09-22', '2026-11-21', -1)).toBeNull();
  });
});

it('knows the dates of the calendar', () => {
  expect(isDate('2028-02-29')).toBe(true);
  expect(isDate('2026-02-29')).toBe(false);
});
