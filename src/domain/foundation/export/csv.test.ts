import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine, isFormula } from './csv.ts';

describe('a cell', () => {
  it.each([
    ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
    ['+1', `"'+1"`],
    ['-1', `"'-1"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['\tx', `"'\tx"`],
    ['＝1', `"'＝1"`],
    [' =1', `"' =1"`],
    [-0.5, '-0.5'],
    [null, ''],
    [true, 'true'],
    [new Date('2026-01-02T03:04:05Z'), '2026-01-02T03:04:05.000Z'],
    ['Saint-Étienne', '"Saint-Étienne"'],
    ['a,b', '"a,b"'],
  ])('of %j reads %s', (value, cell) => {
    expect(csvLine([value])).toBe(`${cell}\r\n`);
  });

  it('is read back as it was, but for the apostrophe, and never begins like a formula', () => {
    const text = fc.string().filter((value) => value !== '');
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 5 }), (row) => {
        const rows: string[][] = parse(csvLine(row));
        expect(rows).toEqual([row.map((cell) => (isFormula(cell) ? `'${cell}` : cell))]);
        expect(rows.flat().filter(isFormula)).toEqual([]);
      }),
    );
  });
});
