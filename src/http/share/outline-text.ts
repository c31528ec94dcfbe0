import { type Font, Buffer as Run, shape } from 'harfbuzzjs';
import type { Locale } from '#terms/locales.ts';
import { type FaceName, fontFor, type Weight } from './font-slices.ts';

/** Both faces are drawn on a square of so many units. */
const UNITS = 1000;

/** A line of text as outlines: no machine that draws it needs a font. */
export type Outline = {
  /** The text that was drawn. */
  readonly text: string;
  /** SVG path data of each piece, in the font's units, and where it stands. */
  readonly glyphs: readonly { readonly path: string; readonly x: number }[];
  /** In thousandths of the size. */
  readonly width: number;
};

export type Style = { readonly locale: Locale; readonly weight: Weight };

/** The face that writes a language as its readers do. */
const faceOf = (locale: Locale): FaceName => (locale === 'zh_HK' ? 'noto-sans-hk' : 'noto-sans-tc');

/** A text as outlines. Characters that the face does not have are left out, rather than drawn as empty boxes. */
export async function outlineText(text: string, style: Style): Promise<Outline> {
  const glyphs: { readonly path: string; readonly x: number }[] = [];
  let x = 0;
  for (const { font, text: part } of await runsOf(text, style)) {
    const run = shapeRun(font, part);
    const places = run.getGlyphPositions();
    for (const [index, { codepoint }] of run.getGlyphInfos().entries()) {
      const place = places[index];
      const path = font.glyphToPath(codepoint);
      if (path !== '') glyphs.push({ path, x: x + (place?.xOffset ?? 0) });
      x += place?.xAdvance ?? 0;
    }
  }
  return { text, glyphs, width: x };
}

/** In the faces of Chinese an ellipsis stands in the middle of the line; readers of other languages expect it at its foot. */
const written = (text: string, locale: Locale): string =>
  locale === 'en' || locale === 'vi' ? text.replaceAll('…', '...') : text;

/** How wide a text would be, in thousandths of its size. */
export async function measureText(text: string, style: Style): Promise<number> {
  let width = 0;
  for (const { font, text: part } of await runsOf(text, style)) {
    for (const { xAdvance } of shapeRun(font, part).getGlyphPositions()) width += xAdvance;
  }
  return width;
}

function shapeRun(font: Font, text: string): Run {
  const run = new Run();
  run.addText(text);
  run.guessSegmentProperties();
  shape(font, run);
  return run;
}

type FontRun = { text: string; readonly font: Font };

/** Neighbours that one font draws stay together, so that pairs of letters keep their distance. */
async function runsOf(text: string, { locale, weight }: Style): Promise<readonly FontRun[]> {
  const runs: FontRun[] = [];
  for (const sign of written(text.normalize('NFC'), locale)) {
    const font = await fontFor(faceOf(locale), weight, sign.codePointAt(0) ?? 0);
    if (font === null) continue;
    const last = runs.at(-1);
    if (last?.font === font) last.text += sign;
    else runs.push({ text: sign, font });
  }
  return runs;
}

/** The SVG of an outline with its baseline at a point. Its text stands in it as a label, for readers and tests. */
export function outlineSvg(
  { text, glyphs }: Outline,
  at: { readonly x: number; readonly y: number; readonly size: number; readonly fill: string },
): string {
  const scale = at.size / UNITS;
  const paths = glyphs.map(({ path, x }) => `<path transform="translate(${x} 0)" d="${path}"/>`).join('');
  return `<g aria-label="${escaped(text)}" fill="${at.fill}" transform="translate(${at.x} ${at.y}) scale(${scale} ${-scale})">${paths}</g>`;
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
