import { expect, it } from 'vitest';
import { legalTexts } from '#domain/content/legal/legal-texts.ts';
import { LOCALES } from '#terms/locales.ts';
import { readLegalTable } from './read-legal-table.ts';

it('reads lines of the same cells as a table, the first one as its head', () => {
  expect(readLegalTable('Name | What for\na | one\nb | two, and three')).toEqual({
    head: ['Name', 'What for'],
    rows: [
      ['a', 'one'],
      ['b', 'two, and three'],
    ],
  });
});

it.each([
  ['a line alone', 'either | or'],
  ['running text', 'One sentence.\nAnother one.'],
  ['lines of different lengths', 'Name | What for\na | one | more'],
])('leaves %s as it is', (_, text) => {
  expect(readLegalTable(text)).toBeNull();
});

it.each(LOCALES)('shows what is stored, and every cookie, as tables of the same size in %s', (locale) => {
  const { data, cookies } = legalTexts[locale].privacy.sections;
  const sizes = [data.paragraphs.kept, cookies.paragraphs.list].map((text) => {
    const table = readLegalTable(text);
    return [table?.head.length, table?.rows.length];
  });
  expect(sizes).toEqual([
    [3, 13],
    [3, 16],
  ]);
});
