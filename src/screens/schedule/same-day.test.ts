import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatDate } from '#i18n/format.ts';
import { dayWindow } from './day-window.server.ts';
import { isSameDay } from './same-day.ts';

const ZONES = [
  'Asia/Taipei',
  'Asia/Hong_Kong',
  'Asia/Ho_Chi_Minh',
  'America/New_York',
  'America/Phoenix',
  'America/Denver',
  'Europe/London',
  'Africa/Abidjan',
  'UTC',
] as const;

it('is the same day in two zones exactly where it has the same instants and today is the same date', () => {
  const instant = fc.date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2027-12-31T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(instant, fc.constantFrom(...ZONES), fc.constantFrom(...ZONES), (now, zone, other) => {
      const pageIn = (zone: string) => {
        const today = formatDate(now, zone);
        return { today, ...dayWindow(today, zone, now) };
      };
      const [here, there] = [pageIn(zone), pageIn(other)];
      expect(isSameDay({ from: here.from, until: here.until, now }, zone, other)).toBe(
        JSON.stringify(here) === JSON.stringify(there),
      );
    }),
    { seed: 58, numRuns: 400 },
  );
});

it('is another day where clocks are changed in one of the zones only', () => {
  const now = new Date('2026-11-22T12:00:00Z');
  const winter = dayWindow('2026-11-22', 'Europe/London', now);
  expect(isSameDay({ ...winter, now }, 'Europe/London', 'Africa/Abidjan')).toBe(true);
  const summer = dayWindow('2026-10-01', 'Europe/London', now);
  expect(isSameDay({ ...summer, now }, 'Europe/London', 'Africa/Abidjan')).toBe(false);
});
