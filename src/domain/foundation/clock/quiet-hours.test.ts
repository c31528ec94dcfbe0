import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatTime } from '#i18n/format.ts';
import { quietEnd } from './quiet-hours.ts';

const night = { from: 22 * 60, until: 7 * 60 };
const end = (hours: Parameters<typeof quietEnd>[0], zone: string, at: string) =>
  quietEnd(hours, zone, new Date(at))?.toISOString() ?? null;

it.each([
  ['Asia/Taipei', '2026-11-20T13:59:59Z', null],
  ['Asia/Taipei', '2026-11-20T14:00:00Z', '2026-11-20T23:00:00.000Z'],
  ['Asia/Taipei', '2026-11-20T22:59:30Z', '2026-11-20T23:00:00.000Z'],
  ['Asia/Taipei', '2026-11-20T23:00:00Z', null],
  ['America/New_York', '2026-11-21T03:00:00Z', '2026-11-21T12:00:00.000Z'],
  // In the night of 1 November clocks go back, in that of 8 March forward: seven in the morning is seven in the morning.
  ['America/New_York', '2026-11-01T03:00:00Z', '2026-11-01T12:00:00.000Z'],
  ['America/New_York', '2026-03-08T04:00:00Z', '2026-03-08T11:00:00.000Z'],
])('in %s at %s the night ends at %s', (zone, at, expected) => {
  expect(end(night, zone, at)).toBe(expected);
});

it('is never quiet without quiet hours', () => {
  expect(end(null, 'Asia/Taipei', '2026-11-20T20:00:00Z')).toBeNull();
});

it('ends at the hour that was asked for, within a day, and is not quiet then', () => {
  const minute = fc.integer({ min: 0, max: 1439 });
  fc.assert(
    fc.property(
      minute,
      minute,
      fc.integer({ min: 0, max: 500_000 }),
      fc.constantFrom('Asia/Taipei', 'Asia/Ho_Chi_Minh', 'UTC', 'Asia/Kathmandu'),
      (from, until, offset, zone) => {
        fc.pre(from !== until);
        const now = new Date(Date.UTC(2026, 5, 1) + offset * 61_000);
        const hours = { from, until };
        const ends = quietEnd(hours, zone, now);
        if (ends === null) return;
        const [hour = 0, minutes = 0] = formatTime(ends, zone).split(':').map(Number);
        expect(hour * 60 + minutes).toBe(until);
        expect(ends.getTime() - now.getTime()).toBeGreaterThan(0);
        expect(ends.getTime() - now.getTime()).toBeLessThanOrEqual(86_400_000);
        expect(quietEnd(hours, zone, ends)).toBeNull();
      },
    ),
  );
});
