import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandDay } from '#domain/foundation/clock/brand-day.ts';
import type { PlanPeriod } from '#terms/orders.ts';
import { endOfDay, planEnd } from './plan-end.ts';

const PERIODS: readonly PlanPeriod[] = ['daily', 'weekly', 'monthly', 'quarterly', 'yearly'];
const instants = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2032-12-31T00:00:00Z'),
  noInvalidDate: true,
});
const end = (period: PlanPeriod, start: string, runningUntil?: string) =>
  planEnd({
    period,
    startAt: new Date(start),
    runningUntil: runningUntil === undefined ? null : new Date(runningUntil),
  }).toISOString();

describe('planEnd', () => {
  it('gives the last day whole: a daily plan confirmed at 22:00 in Taipei lasts until the next midnight but one', () => {
    expect(end('daily', '2026-11-20T14:00:00Z')).toBe('2026-11-21T15:59:59.000Z');
    expect(end('weekly', '2026-11-20T14:00:00Z')).toBe('2026-11-27T15:59:59.000Z');
  });

  it('gives as many whole days as were given away', () => {
    const given = planEnd({ period: { days: 12 }, startAt: new Date('2026-11-20T14:00:00Z') });
    expect(given.toISOString()).toBe('2026-12-02T15:59:59.000Z');
  });

  it('counts calendar months and clamps the day to the end of the month, leap days included', () => {
    expect(end('monthly', '2026-01-31T02:00:00Z')).toBe('2026-02-28T15:59:59.000Z');
    expect(end('monthly', '2028-01-31T02:00:00Z')).toBe('2028-02-29T15:59:59.000Z');
    expect(end('quarterly', '2026-11-30T02:00:00Z')).toBe('2027-02-28T15:59:59.000Z');
    expect(end('yearly', '2028-02-29T02:00:00Z')).toBe('2029-02-28T15:59:59.000Z');
    expect(end('monthly', '2026-12-31T02:00:00Z')).toBe('2027-01-31T15:59:59.000Z');
  });

  it('takes the day of the start from the brand’s zone, not from UTC', () => {
    expect(end('monthly', '2026-01-30T16:30:00Z')).toBe('2026-02-28T15:59:59.000Z');
    expect(end('daily', '2026-11-20T16:00:00Z')).toBe('2026-11-22T15:59:59.000Z');
  });

  it('adds the time that the running plan still had, and gives the day on which that falls whole', () => {
    expect(end('monthly', '2026-11-01T00:00:00Z', '2026-11-05T15:59:59Z')).toBe('2026-12-06T15:59:59.000Z');
    expect(end('monthly', '2026-11-01T00:00:00Z', '2026-10-05T15:59:59Z')).toBe('2026-12-01T15:59:59.000Z');
  });

  it('always ends at 23:59:59 of a brand-zone day, never before the regular end, and loses no unused second', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PERIODS),
        instants,
        fc.integer({ min: -1000, max: 400 * 86_400 }),
        (period, startAt, leftS) => {
          const runningUntil = new Date(startAt.getTime() + leftS * 1000);
          const regular = planEnd({ period, startAt });
          const carried = planEnd({ period, startAt, runningUntil });
          expect(endOfDay(carried)).toEqual(carried);
          expect(brandDay(new Date(carried.getTime() + 1000)) > brandDay(carried)).toBe(true);
          const gainedMs = carried.getTime() - regular.getTime();
          expect(gainedMs).toBeGreaterThanOrEqual(Math.max(0, leftS) * 1000);
          expect(gainedMs).toBeLessThan(Math.max(0, leftS) * 1000 + 86_400_000);
        },
      ),
    );
  });
});
