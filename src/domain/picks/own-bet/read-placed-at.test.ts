import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDateTime } from '#i18n/format.ts';
import { readPlacedAt } from './read-placed-at.ts';

const zones = fc.constantFrom('Asia/Taipei', 'Asia/Ho_Chi_Minh', 'America/New_York', 'Europe/London', 'UTC');

describe('when a bet was placed', () => {
  it('is the instant that the zone’s clocks showed so, in each order of the day', () => {
    const seconds = fc.integer({ min: Date.UTC(2001, 0, 1) / 1000, max: Date.UTC(2030, 0, 1) / 1000 });
    fc.assert(
      fc.property(seconds, zones, (second, zone) => {
        const shown = formatDateTime(second * 1000, zone);
        const [day = '', time = ''] = shown.split(' ');
        const [y, m, d] = day.split('-');
        const texts = {
          ymd: `${y}-${m}-${d} ${time}`,
          dmy: `${d}/${m}/${y} ${time}`,
          mdy: `${m}.${d}.${y}T${time}`,
        };
        for (const order of ['ymd', 'dmy', 'mdy'] as const) {
          const found = readPlacedAt(texts[order], { order, zone });
          expect(found && formatDateTime(found, zone)).toBe(shown);
          expect(found && found.getTime() <= second * 1000).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['2026-11-23T18:05Z', '2026-11-23T18:05:00.000Z'],
    ['2026-11-23 18:05:30+08:00', '2026-11-23T10:05:30.000Z'],
    ['2026/11/23, 6:05 PM', '2026-11-23T10:05:00.000Z'],
    ['2026-11-23 12:05 am', '2026-11-22T16:05:00.000Z'],
  ])('reads %s', (text, instant) => {
    expect(readPlacedAt(text, { order: 'ymd', zone: 'Asia/Taipei' })?.toISOString()).toBe(instant);
  });

  it.each([
    ['a day without a time', '2026-11-23', 'ymd'],
    ['no day of the calendar', '2026-02-30 10:00', 'ymd'],
    ['another order', '23/11/2026 10:00', 'mdy'],
    ['an hour of no clock', '2026-11-23 25:00', 'ymd'],
    ['a thirteenth hour of half a day', '2026-11-23 13:00 pm', 'ymd'],
    ['words', 'yesterday', 'ymd'],
    ['an hour that the clocks leave out', '2026-03-08 02:30', 'ymd'],
  ] as const)('is refused for %s', (_name, text, order) => {
    expect(readPlacedAt(text, { order, zone: 'America/New_York' })).toBeNull();
  });
});
