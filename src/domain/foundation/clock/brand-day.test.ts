import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BRAND_ZONE } from '#terms/brand-zone.ts';
import { DAY_MS } from '#terms/durations.ts';
import { brandDay, brandDayStart, brandWindow } from './brand-day.ts';

const instants = fc.date({
  min: new Date('2000-01-01T00:00:00Z'),
  max: new Date('2100-01-01T00:00:00Z'),
  noInvalidDate: true,
});

describe('a brand-zone day', () => {
  it.each([
    ['2026-11-20T15:59:59.999Z', '2026-11-20'],
    ['2026-11-20T16:00:00.000Z', '2026-11-21'],
    ['2026-12-31T16:00:00.000Z', '2027-01-01'],
    ['2028-02-28T16:00:00.000Z', '2028-02-29'],
  ])('%s lies in %s', (at, day) => {
    expect(brandDay(new Date(at))).toBe(day);
  });

  it('holds every instant exactly once: within its start and the next, under one name', () => {
    fc.assert(
      fc.property(instants, (at) => {
        const start = brandDayStart(at);
        const next = new Date(start.getTime() + DAY_MS);
        expect(start <= at && at < next).toBe(true);
        expect(brandDay(start)).toBe(brandDay(at));
        expect(brandDay(new Date(start.getTime() - 1))).not.toBe(brandDay(at));
        expect(brandDay(new Date(next.getTime() - 1))).toBe(brandDay(at));
        expect(brandDay(next)).not.toBe(brandDay(at));
        expect(brandDayStart(next)).toEqual(next);
      }),
    );
  });

  it('begins at midnight of the zone that money is counted in', () => {
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: BRAND_ZONE, timeStyle: 'medium' });
    fc.assert(
      fc.property(instants, (at) => {
        expect(clock.format(brandDayStart(at))).toBe('00:00:00');
      }),
    );
  });
});

describe('a window of days', () => {
  it('is the last days whole, today included', () => {
    expect(brandWindow(new Date('2026-11-20T03:00:00Z'), 20)).toEqual({
      from: new Date('2026-10-31T16:00:00.000Z'),
      until: new Date('2026-11-20T15:59:59.999Z'),
    });
  });

  it('is as many days long as asked for, and holds now', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: 1, max: 400 }), (now, days) => {
        const { from, until } = brandWindow(now, days);
        expect(until.getTime() + 1 - from.getTime()).toBe(days * DAY_MS);
        expect(from <= now && now <= until).toBe(true);
        expect(brandDay(until)).toBe(brandDay(now));
      }),
    );
  });
});
