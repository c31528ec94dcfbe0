import { expect, it } from 'vitest';
import { dayTicks } from './day-axis.ts';

const labels = (from: string, until: string, zone: string) =>
  dayTicks(Date.parse(from), Date.parse(until), zone).map(({ label }) => label);

it('marks full hours of the reader’s clock, a date where a day begins, and never more than a phone has room for', () => {
  expect(labels('2026-11-20T02:10Z', '2026-11-20T05:50Z', 'Asia/Taipei')).toEqual([
    '11:00',
    '12:00',
    '13:00',
  ]);
  expect(labels('2026-11-20T11:00Z', '2026-11-21T02:00Z', 'Asia/Taipei')).toEqual([
    '21:00',
    '11-21',
    '03:00',
    '06:00',
    '09:00',
  ]);
  expect(labels('2026-11-20T02:10Z', '2026-11-20T04:50Z', 'Asia/Kolkata')).toEqual([
    '08:00',
    '09:00',
    '10:00',
  ]);
});

it('marks days where there are several, and leaves some out where there are many', () => {
  expect(labels('2026-11-20T00:00Z', '2026-11-23T20:00Z', 'UTC')).toEqual([
    '11-20',
    '11-21',
    '11-22',
    '11-23',
  ]);
  expect(labels('2026-11-01T00:00Z', '2026-11-11T00:00Z', 'UTC').length).toBeLessThanOrEqual(6);
});

it('has no tick where the stretch holds no full hour', () => {
  expect(labels('2026-11-20T02:10Z', '2026-11-20T02:40Z', 'UTC')).toEqual([]);
});
