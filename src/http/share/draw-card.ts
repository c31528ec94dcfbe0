import { readFileSync } from 'node:fs';
import type { Brand } from '#brands/brand.ts';
import { storedLogoSvg } from '#brands/stored-logo.ts';
import { greys } from '#brands/theme.ts';
import { qrCode } from '#platform/qr-code.ts';
import type { Locale } from '#terms/locales.ts';
import { wholeLogo } from '../../screens/frame/brand-icon.ts';
import type { ShareCard, ShareFigure } from './card.ts';
import type { Weight } from './font-slices.ts';
import { outlineSvg } from './outline-text.ts';
import { type PictureFormat, SHAPES, type Shape } from './shapes.ts';
import { wrapText } from './wrap-text.ts';

type Drawn = {
  readonly card: ShareCard;
  readonly brand: Brand;
  readonly locale: Locale;
  /** Scheme and host; the short address stands below it. */
  readonly origin: string;
  readonly format: PictureFormat;
};

const WARN = '#8a4b00';
const PAPER = '#ffffff';

/** A card as one SVG that needs no font and no other file: every text is outlines, with its words as their label. */
export async function drawCard({ card, brand, locale, origin, format }: Drawn): Promise<string> {
  const shape = SHAPES[format];
  const { width, height, pad } = shape;
  const { primary, primaryInk, main } = brand.tokens.light;
  const pen = createPen(locale);
  const inner = width - 2 * pad;
  const { ink, ink2, ink3 } = greys.light;

  await pen.write(card.kicker, {
    x: pad,
    y: shape.kicker.y,
    width: inner,
    sizes: shape.kicker.sizes,
    fill: primaryInk,
    weight: 700,
  });
  const title = card.name === undefined ? shape.title : shape.bet;
  const below = await pen.write(card.title, { x: pad, width: inner, ...title, fill: main, weight: 700 });
  if (card.lead !== null) {
    const lines = card.figures.length === 0 ? shape.lead.alone : 1;
    await pen.write(card.lead, {
      x: pad,
      y: below + shape.lead.gap,
      width: inner,
      sizes: shape.lead.sizes,
      fill: ink2,
      weight: 400,
      lines,
    });
  }
  await drawFigures(pen, card.figures, shape, { ink, main, ink2 });
  const { code } = shape;
  const beside =
    code.textX === null
      ? { x: pad, width: code.x - pad - 32 }
      : { x: code.textX, width: width - pad - code.textX };
  await pen.write(card.warnings.join(' · '), {
    ...beside,
    y: shape.warning.y,
    sizes: shape.warning.sizes,
    fill: WARN,
    weight: 500,
    lines: shape.warning.lines,
  });
  await pen.write(card.check, {
    ...beside,
    y: shape.check.y,
    sizes: shape.check.sizes,
    fill: ink3,
    weight: 500,
  });
  const address = `${origin}${card.shortPath}`;
  await pen.write(address.replace(/^https?:\/\//, ''), {
    ...beside,
    y: shape.address.y,
    sizes: shape.address.sizes,
    fill: main,
    weight: 700,
  });

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="100%" height="100%" fill="${PAPER}"/>`,
    motifOf(brand, shape),
    `<rect width="100%" height="${shape.band}" fill="${primary}"/>`,
    logoOf(brand, shape),
    ...pen.drawn,
    codeOf(address, shape),
    '</svg>',
  ].join('');
}

type Line = {
  readonly x: number;
  /** The baseline of the first line. */
  readonly y: number;
  readonly width: number;
  readonly sizes: readonly number[];
  readonly fill: string;
  readonly weight: Weight;
  readonly lines?: number;
};

/** Writes texts one after the other; each answers the baseline of its last line. */
function createPen(locale: Locale) {
  const drawn: string[] = [];
  const write = async (text: string, { x, y, width, sizes, fill, weight, lines: maxLines = 1 }: Line) => {
    if (text === '') return y;
    const { lines, size } = await wrapText(text, { locale, weight }, { sizes, width, maxLines });
    const step = size * 1.22;
    for (const [index, line] of lines.entries()) {
      drawn.push(outlineSvg(line, { x, y: y + index * step, size, fill }));
    }
    return y + Math.max(0, lines.length - 1) * step;
  };
  return { drawn, write };
}

async function drawFigures(
  pen: ReturnType<typeof createPen>,
  figures: readonly ShareFigure[],
  { figure, pad }: Shape,
  { ink, main, ink2 }: { readonly ink: string; readonly main: string; readonly ink2: string },
): Promise<void> {
  const step = figure.isRow ? figure.span / Math.max(1, figures.length) : figure.span;
  const width = figure.isRow ? step - 28 : figure.width;
  for (const [index, { label, value, notes }] of figures.entries()) {
    const x = figure.isRow ? pad + index * step : pad;
    const y = figure.isRow ? figure.y : figure.y + index * step;
    await pen.write(label, { x, y, width, sizes: figure.label, fill: ink, weight: 500 });
    await pen.write(value, { x, y: y + figure.gap, width, sizes: figure.value, fill: main, weight: 700 });
    if (figure.isRow) {
      for (const [line, note] of notes.entries())
        await pen.write(note, {
          x,
          y: y + figure.gap + figure.noteGap * (line + 1),
          width,
          sizes: figure.note,
          fill: ink2,
          weight: 400,
        });
    } else {
      await pen.write(notes.join('   '), {
        x,
        y: y + figure.gap + figure.noteGap,
        width,
        sizes: figure.note,
        fill: ink2,
        weight: 400,
      });
    }
  }
}

function logoOf(brand: Brand, { pad, logo }: Shape): string {
  const drawing = wholeLogo(readDrawing(brand, 'logo'), { ...brand.tokens.light });
  return place(drawing, {
    x: pad,
    y: logo.y,
    width: logo.width,
    height: logo.height,
    align: 'xMinYMid meet',
  });
}

/** The brand's drawing, so faint that words stand on it as on paper. */
function motifOf(brand: Brand, { width, motif }: Shape): string {
  const { primary, primary300 } = brand.tokens.light;
  const drawing = readDrawing(brand, 'motif')
    .replaceAll(/var\(--motif-1[^)]*\)/g, primary)
    .replaceAll(/var\(--motif-2[^)]*\)/g, primary300);
  const at = {
    x: width - motif.width,
    y: 0,
    width: motif.width,
    height: motif.height,
    align: 'xMaxYMin slice',
  };
  return `<g opacity="0.09">${place(drawing, at)}</g>`;
}

/** A drawing of ours as a part of another one. */
function place(
  drawing: string,
  { x, y, width, height, align }: { x: number; y: number; width: number; height: number; align: string },
): string {
  return drawing
    .split('\n')
    .map((line) => line.trim())
    .join('')
    .replace(
      /^.*?<svg /s,
      `<svg x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="${align}" `,
    );
}

/** The short address as a QR code, with the quiet zone around it. */
function codeOf(address: string, { code }: Shape): string {
  const { path, size } = qrCode(address);
  return `<svg x="${code.x}" y="${code.y}" width="${code.size}" height="${code.size}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="${PAPER}"/><path d="${path}" fill="#000000"/></svg>`;
}

/** A picture that was uploaded is put into the drawing, which needs no other file. */
function readDrawing({ key, stored }: Brand, name: 'logo' | 'motif'): string {
  if (stored !== null && name === 'logo') {
    const bytes = Buffer.from(stored.logo.png).toString('base64');
    return storedLogoSvg(stored.logo, `data:image/png;base64,${bytes}`);
  }
  const folder = stored?.motif ?? key;
  return readFileSync(new URL(`../../brands/${folder}/${name}.svg`, import.meta.url), 'utf8');
}
