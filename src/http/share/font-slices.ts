import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Blob, Face, Font, Variation } from 'harfbuzzjs';
import decompress from 'wawoff2/decompress.js';
import { z } from 'zod';
import { cachedOr, createCache, forgetFailure } from '#platform/cache.ts';

/** The face of Taiwan, which also has Latin and Vietnamese letters, and that of Hong Kong, whose shapes of characters differ. */
export type FaceName = 'noto-sans-tc' | 'noto-sans-hk';
export type Weight = 400 | 500 | 700;

/** A hundred slices of two megabytes' worth of outlines; further ones are read again when they are needed. */
const MAX_FONTS = 60;

const require = createRequire(import.meta.url);
const rangesSchema = z.record(z.string(), z.string());

type Slice = { readonly file: string; readonly ranges: readonly (readonly [number, number])[] };

const slices = new Map<FaceName, readonly Slice[]>();
const fonts = createCache<string, Promise<Font>>(MAX_FONTS);

/** The font that draws a character in a face and weight; null where the face has none for it. Slices of a face are read as they are needed. */
export async function fontFor(face: FaceName, weight: Weight, code: number): Promise<Font | null> {
  const slice = slicesOf(face).find(({ ranges }) =>
    ranges.some(([low, high]) => code >= low && code <= high),
  );
  if (slice === undefined) return null;
  const key = `${slice.file} ${weight}`;
  const font = cachedOr(fonts, key, () => openFont(slice.file, weight));
  // A file that could not be read is tried again the next time.
  forgetFailure(fonts, key, font, font);
  return font;
}

async function openFont(file: string, weight: Weight): Promise<Font> {
  const bytes = await decompress(await readFile(file));
  const font = new Font(new Face(new Blob(Uint8Array.from(bytes).buffer)));
  font.setVariations([new Variation('wght', weight)]);
  return font;
}

function slicesOf(face: FaceName): readonly Slice[] {
  const known = slices.get(face);
  if (known !== undefined) return known;
  const folder = path.dirname(require.resolve(`@fontsource-variable/${face}/package.json`));
  const listed = rangesSchema.parse(JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8')));
  const read = Object.entries(listed).map(([name, ranges]) => ({
    file: path.join(folder, 'files', `${face}-${name.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`),
    ranges: ranges.split(',').map(readRange),
  }));
  // Letters and digits come first: a character stands in one slice of ideographs at most, and the others are asked for most.
  read.reverse();
  slices.set(face, read);
  return read;
}

/** `U+4e00-4e03` or `U+a9` */
function readRange(text: string): readonly [number, number] {
  const [low = '', high = low] = text.replace('U+', '').split('-');
  return [Number.parseInt(low, 16), Number.parseInt(high, 16)];
}
