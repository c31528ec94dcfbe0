/** Advance widths of DejaVu Sans in thousandths of its size: the widest font that a page may fall back to. */
const WIDTHS: readonly (readonly [width: number, characters: string])[] = [
  [275, "'"],
  [278, 'ijl'],
  [295, 'IJ'],
  [318, ' ,.‘’·'],
  [337, '/:;\\|'],
  [352, 'f'],
  [361, '-'],
  [390, '()[]'],
  [392, 't'],
  [401, '!'],
  [411, 'r'],
  [460, '"'],
  [500, '*_`–'],
  [518, '“”'],
  [521, 's'],
  [525, 'z'],
  [531, '?'],
  [550, 'c'],
  [557, 'L'],
  [575, 'F'],
  [579, 'k'],
  [592, 'vxy'],
  [603, 'P'],
  [611, 'TY'],
  [612, 'oae'],
  [634, 'hnuEbdgpqSđ$0123456789{}'],
  [685, 'KAVXZB'],
  [698, 'C'],
  [750, 'UNH'],
  [775, 'DGĐ&OQ'],
  [818, 'w'],
  [838, '#+<=>^~×→−'],
  [863, 'M'],
  [974, 'm%'],
  [1000, 'W@—…'],
];

const known = new Map(
  WIDTHS.flatMap(([width, characters]) => [...characters].map((character) => [character, width] as const)),
);
/** Chinese characters and their punctuation are squares. */
const SQUARE = 1000;

/** How wide a text is in pixels at a size, every sign at its own width; a sign with marks is as wide as the letter below them. */
export function textWidth(text: string, size: number): number {
  const letters = text.normalize('NFD').replaceAll(/\p{Mn}/gu, '');
  const thousandths = [...letters].reduce((sum, letter) => sum + (known.get(letter) ?? SQUARE), 0);
  return (thousandths * size) / 1000;
}

/** The widest piece that no line can break: a word, or a single Chinese character with what clings to it. */
export function widestWord(text: string, size: number): number {
  const words = text.split(/[\s/–-]+/).map((word) => textWidth(word, size));
  return Math.max(0, ...words);
}
