import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { anyNumber, instantText, RowError, readRows } from './read-rows.ts';

describe('rows of raw SQL', () => {
  it('are read by their schema, which leaves out what it does not name', () => {
    const row = z.object({ at: instantText, sum: anyNumber, few: anyNumber });
    expect(readRows(row, [{ at: '2026-11-23 04:00:00+00', sum: '12.50', few: 3, other: true }])).toEqual([
      { at: new Date('2026-11-23T04:00:00Z'), sum: 12.5, few: 3 },
    ]);
  });

  it('that are not what their query promises say so, with the column and without its value', () => {
    const row = z.object({ count: z.number() });
    const read = () => readRows(row, [{ count: 1 }, { count: 'a secret' }]);
    expect(read).toThrow(RowError);
    expect(read).toThrow(/expected number.+count/s);
    expect(read).not.toThrow(/secret/);
  });

  it.each([null, '', 'soon', 1_700_000_000_000])('hold no instant in %j', (at) => {
    expect(() => readRows(z.object({ at: instantText }), [{ at }])).toThrow(RowError);
  });

  it.each([null, 'many', true])('hold no number in %j', (n) => {
    expect(() => readRows(z.object({ n: anyNumber }), [{ n }])).toThrow(RowError);
  });
});
