import { linearRgb } from './oklch.ts';

/** The least contrast at which text, and a line that carries meaning, can be read (WCAG 2.2, 1.4.3 and 1.4.11). */
export const minimumContrast = { text: 4.5, line: 3 } as const;

/** Relative luminance of a hexadecimal colour, 0 (black) to 1 (white): WCAG 2.2, "relative luminance". */
function luminance(hex: string): number {
  const [r, g, b] = linearRgb(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of two hexadecimal colours, 1 to 21, whichever is the lighter. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** White on a fill where it can be read, else black: one of the two always can. */
export function textOn(fill: string): '#ffffff' | '#000000' {
  return contrast('#ffffff', fill) >= minimumContrast.text ? '#ffffff' : '#000000';
}
