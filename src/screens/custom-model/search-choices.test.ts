import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchChoices } from './search-choices.ts';

const leagues = [
  { value: 'EPL', label: 'Premier League', note: '760 games' },
  { value: 'VL1', label: 'Giải vô địch Đức' },
  { value: 'CPBL', label: '中華職棒' },
];
const found = (query: string) => searchChoices(leagues, query).map(({ value }) => value);

describe('a search among choices', () => {
  it('finds words in any order, in any case, with and without diacritics or full-width letters', () => {
    expect(found('league PREM')).toEqual(['EPL']);
    expect(found('vo dich duc')).toEqual(['VL1']);
    expect(found('ＣＰＢＬ')).toEqual(['CPBL']);
    expect(found('職棒')).toEqual(['CPBL']);
    expect(found('760')).toEqual(['EPL']);
    expect(found('premier 職棒')).toEqual([]);
  });

  it('finds every choice by its own words, and all of them by none', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1 }), (labels) => {
        const choices = labels.map((label, index) => ({ value: String(index), label }));
        for (const choice of choices) expect(searchChoices(choices, choice.label)).toContain(choice);
        expect(searchChoices(choices, '  ')).toEqual(choices);
      }),
    );
  });
});
