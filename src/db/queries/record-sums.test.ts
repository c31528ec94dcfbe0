import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addSums, decimalNumber, readSums } from './add-sums.ts';
import { wholeMonths } from './record-sums.ts';

describe('the whole months of a window', () => {
  it.each([
    ['2016-11-01', '2016-11-30', { from: '2016-11-01', until: '2016-12-01' }],
    ['2016-11-02', '2016-11-30', null],
    ['2016-11-01', '2016-11-29', null],
    ['2016-10-31', '2017-02-15', { from: '2016-11-01', until: '2017-02-01' }],
    ['2016-12-15', '2017-02-28', { from: '2017-01-01', until: '2017-03-01' }],
    ['2016-02-01', '2016-02-29', { from: '2016-02-01', until: '2016-03-01' }],
  ])('of %s to %s', (from, until, months) => {
    expect(wholeMonths(from, until)).toEqual(months);
  });

  it('go back to the beginning where the window does', () => {
    expect(wholeMonths(null, '2016-11-20')).toEqual({ from: '0001-01-01', until: '2016-11-01' });
  });

  it('never reach beyond the window, whatever its days', () => {
    const day = fc
      .integer({ min: 0, max: 4000 })
      .map((n) => new Date(Date.UTC(2014, 0, 1 + n)).toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, day, (one, other) => {
        const [from = '', until = ''] = [one, other].toSorted();
        const months = wholeMonths(from, until);
        if (months === null) return;
        expect(months.from >= from).toBe(true);
        expect(new Date(Date.parse(months.until) - 86_400_000).toISOString().slice(0, 10) <= until).toBe(
          true,
        );
        expect(months.from < months.until).toBe(true);
      }),
    );
  });
});

describe('sums', () => {
  it('are added exactly where binary fractions would not be', () => {
    const tenth = readSums({ n: 1, ev_sum: '0.1' });
    const three = [tenth, tenth].reduce(addSums, tenth);
    expect(three.n).toBe(3);
    expect(decimalNumber(three.ev_sum)).toBe(0.3);
    expect(decimalNumber(readSums({ ev_sum: '-12.000000000000345' }).ev_sum)).toBe(-12.000000000000345);
  });

  it('are the same in whatever order they are added', () => {
    const decimals = fc.array(
      fc.integer({ min: -1e9, max: 1e9 }).map((n) => (n / 1e12).toFixed(14)),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(decimals, (texts) => {
        const rows = texts.map((text) => readSums({ margin_sum: text, n: 1 }));
        const forth = rows.reduce(addSums, readSums({}));
        const back = rows.toReversed().reduce(addSums, readSums({}));
        expect(forth).toEqual(back);
      }),
    );
  });
});
