import { expect, it } from 'vitest';
import { starterKey } from './starter-key.ts';

it.each([
  ['Kyle Freeland', 'KFREELAND-L', 'K. Freeland'],
  ['CC Sabathia', 'CSABATHIA-L', 'C. Sabathia'],
  ['R.A. Dickey', 'RDICKEY-R', 'R. Dickey'],
  ['Hyun Jin Ryu', 'HRYU-L', 'H. Ryu'],
  ['Wei-Yin Chen', 'WCHEN-L', 'W. Chen'],
  ['Jacob deGrom', 'JDEGROM-R', 'J. Degrom'],
  ['Anthony DeSclafani', 'ADESCLAFANI-R', 'A. Desclafani'],
  ['Jorge De La Rosa', 'JDELAROSA-L', 'J. Delarosa'],
  ['Lance McCullers Jr.', 'LMCCULLERSJR-R', 'L. Mccullers'],
  ['José Berríos', 'JBERRIOS-R', 'J. Berrios'],
  ['Madison Bumgarner', 'BUMGARNER-L', 'M. Bumgarner'],
  ['Kyle Hendricks', 'KHENDRCKS-R', 'K. Hendricks'],
  ['Daniel Ponce de Leon', 'PoncedeLeo-R', 'D. Poncedeleon'],
  ['Walker Lockett', 'WLOCKETT-R-R', 'W. Lockett'],
])('%s and %s are one pitcher', (name, code, key) => {
  expect([starterKey(name), starterKey(code)]).toEqual([key, key]);
});

it('no one is no one', () => {
  for (const text of ['', ' ', 'UNDECIDED', 'Undecided', 'TBD', '-R', '--', 'X', '. .', '12']) {
    expect(starterKey(text)).toBeNull();
  }
});
