import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCount } from './read-count.ts';
import { readZonedTime, writeZonedTime } from './zoned-time.ts';

describe('a time that an operator types', () => {
  it('is read in the brand’s zone and not in the browser’s', () => {
    expect(readZonedTime('2026-12-01T00:30', 'Asia/Taipei')).toBe('2026-11-30T16:30:00.000Z');
    expect(readZonedTime('2026-07-01T12:00', 'Europe/London')).toBe('2026-07-01T11:00:00.000Z');
    for (const bad of ['', 'tomorrow', '2026-13-01T00:00', '2026-12-01', null])
      expect(readZonedTime(bad, 'Asia/Taipei')).toBeNull();
  });

  it('is what is shown again', () => {
    const minutes = fc
      .integer({ min: 0, max: 60 * 24 * 365 * 20 })
      .map((n) => new Date(n * 60_000).toISOString());
    fc.assert(
      fc.property(minutes, fc.constantFrom('Asia/Taipei', 'UTC', 'Asia/Ho_Chi_Minh'), (at, zone) => {
        expect(readZonedTime(writeZonedTime(at, zone), zone)).toBe(at);
      }),
    );
  });
});

describe('readCount', () => {
  it('takes whole numbers as people type them, and nothing else', () => {
    expect(readCount('１０', 366)).toBe(10);
    expect(readCount(' 1,000 ', 9999)).toBe(1000);
    for (const bad of ['0', '-1', '1.5', '1e3', '', '367', null]) expect(readCount(bad, 366)).toBeNull();
  });
});
