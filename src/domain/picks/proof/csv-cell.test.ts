import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFormula } from '#domain/foundation/export/csv.ts';
import { csvCell } from './csv-cell.ts';

describe('a cell', () => {
  it.each([
    ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['＝1', "'＝1"],
    [' =1', "' =1"],
    [-0.5, '-0.5'],
    [null, ''],
    ['Saint-Étienne', 'Saint-Étienne'],
    ['a,b', '"a,b"'],
  ])('of %j reads %s', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });

  it('is read back as it was, but for the apostrophe, and never begins like a formula', () => {
    const text = fc.string().filter((value) => value !== '');
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 5 }), (row) => {
        const rows: string[][] = parse(`${row.map(csvCell).join(',')}\n`);
        expect(rows).toEqual([row.map((cell) => (isFormula(cell) ? `'${cell}` : cell))]);
        expect(rows.flat().filter(isFormula)).toEqual([]);
      }),
    );
  });
});
