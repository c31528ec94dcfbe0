import { type KitColour, kitKey, readKitCode, type ShownKits } from '#terms/kits.ts';
import type { Kit } from '#ui/kit-disc.tsx';

const colours: Readonly<Record<KitColour, string>> = {
  red: '#d3202e',
  navy: '#14284b',
  blue: '#1d57b8',
  sky: '#6cabdd',
  white: '#ffffff',
  black: '#1b1b1b',
  yellow: '#fdb913',
  green: '#0a7a3b',
  claret: '#7a263a',
  orange: '#f26522',
  purple: '#552583',
  teal: '#00788c',
  pink: '#f5b5c8',
  gold: '#b3995d',
  grey: '#a2aaad',
  lime: '#8bc53f',
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

/** The colours of a club as these kits have them, else a monogram whose colours follow from its id, the same everywhere. */
export function teamKit({ id, name }: { readonly id: string; readonly name: string }, kits: ShownKits): Kit {
  const known = readKitCode(kits[kitKey(id)] ?? '');
  if (known !== null) {
    return { pattern: known.pattern, first: colours[known.first], second: colours[known.second] };
  }
  const [dark, light] = spares[digitSum(id) % spares.length] ?? ['#1b1b1b', '#a2aaad'];
  return { pattern: 'letter', first: dark, second: light, letter: firstLetter(name) };
}

function digitSum(text: string): number {
  return Array.from(text).reduce(
    (sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521,
    7,
  );
}

function firstLetter(name: string): string {
  return (Array.from(name.trim())[0] ?? '').toUpperCase();
}
