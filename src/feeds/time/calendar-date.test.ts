import { describe, expect, it } from 'vitest';
import { parseClock, parseIsoDate, weekdayOf } from './calendar-date.ts';

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

  it('names weekdays from Sunday', () => {
    expect(weekdayOf('2024-12-01')).toBe(0);
    expect(weekdayOf('2024-12-07')).toBe(6);
    expect(() => weekdayOf('nonsense')).toThrow(RangeError);
  });
});
