import type { Kit, KitPattern } from '#ui/kit-disc.tsx';
import { kitCodes } from './kit-codes.ts';

const patterns: Readonly<Record<string, KitPattern>> = {
  k: 'shirt',
  h: 'halves',
  s: 'stripes',
  o: 'hoops',
  d: 'sash',
};

const colours: Readonly<Record<string, string>> = {
  r: '#d3202e',
  n: '#14284b',
  b: '#1d57b8',
  s: '#6cabdd',
  w: '#ffffff',
  k: '#1b1b1b',
  y: '#fdb913',
  g: '#0a7a3b',
  c: '#7a263a',
  o: '#f26522',
  p: '#552583',
  t: '#00788c',
  i: '#f5b5c8',
  e: '#b3995d',
  a: '#a2aaad',
  l: '#8bc53f',
};

/** Pairs for clubs that have no entry: a dark ground on which a white letter stands out, and a lighter second colour. */
const spares: readonly (readonly [string, string])[] = [
  ['#14284b', '#6cabdd'],
  ['#7a263a', '#f5b5c8'],
  ['#0a5c36', '#8bc53f'],
  ['#552583', '#c9a7e8'],
  ['#6b3e12', '#fdb913'],
  ['#00566a', '#7fd1de'],
  ['#8c1d40', '#fdb913'],
  ['#1b1b1b', '#a2aaad'],
];

/** The colours of a club: its own where we know them, else a monogram whose colours follow from its id, the same everywhere. */
export function teamKit({ id, name }: { readonly id: string; readonly name: string }): Kit {
  const [pattern = '', first = '', second = ''] = kitCodes[id.slice(0, 8)] ?? '';
  const known = patterns[pattern];
  const [one, other] = [colours[first], colours[second]];
  if (known !== undefined && one !== undefined && other !== undefined) {
    return { pattern: known, first: one, second: other };
  }
  const [dark, light] = spares[digitSum(id) % spares.length] ?? ['#1b1b1b', '#a2aaad'];
  return { pattern: 'letter', first: dark, second: light, letter: firstLetter(name) };
}

function digitSum(text: string): number {
  return Array.from(text).reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 65_521, 7);
}

function firstLetter(name: string): string {
  return (Array.from(name.trim())[0] ?? '').toUpperCase();
}
