import type { Theme, ThemeMode, ThemeTokens } from './brand.ts';
import { contrast, minimumContrast, textOn } from './contrast.ts';
import { hexToOklch, type Oklch, oklchToHex } from './oklch.ts';

/**
 * The surfaces of `src/styles.css` that text may stand on, lightest contrast first: what can be read on the first can be
 * read on all of them.
 */
export const surfaces = { light: '#f2f1ee', dark: '#272522' } as const satisfies Record<ThemeMode, string>;

/** Lightness and share of the primary chroma for each tint; chroma falls towards white and towards black. */
const tints = {
  light: { table: [0.968, 0.06], 100: [0.962, 0.11], 200: [0.915, 0.26], 300: [0.83, 0.5] },
  dark: { table: [0.275, 0.2], 100: [0.29, 0.28], 200: [0.36, 0.4], 300: [0.47, 0.6] },
} as const;

/** How far the fill moves when a pointer rests on it; it moves away from its text, so that contrast only grows. */
const hoverStep = 0.05;

/**
 * Makes the light and dark theme of one primary colour (`#rrggbb`): tints, hover and readable text are derived in OKLCH,
 * where equal steps look equal in every hue. Any token may be set instead.
 */
export function deriveTheme(
  primary: string,
  overrides: Partial<Record<ThemeMode, Partial<ThemeTokens>>> = {},
): Theme {
  return {
    light: { ...deriveTokens(primary, 'light'), ...overrides.light },
    dark: { ...deriveTokens(primary, 'dark'), ...overrides.dark },
  };
}

function deriveTokens(primary: string, mode: ThemeMode): ThemeTokens {
  const base = hexToOklch(primary);
  const tint = ([l, share]: readonly [number, number]) => oklchToHex({ l, c: base.c * share, h: base.h });
  const steps = tints[mode];
  const onPrimary = textOn(primary);
  const hover = { ...base, l: base.l + (onPrimary === '#ffffff' ? -hoverStep : hoverStep) };
  const ink = readableInk(base, mode);
  const isLight = mode === 'light';
  return {
    primary,
    primaryTable: tint(steps.table),
    primary100: tint(steps[100]),
    primary200: tint(steps[200]),
    primary300: tint(steps[300]),
    primaryHover: oklchToHex(hover),
    onPrimary,
    primaryInk: oklchToHex(ink),
    main: oklchToHex({ l: isLight ? 0.22 : 0.96, c: isLight ? 0.02 : 0.008, h: base.h }),
    borderMain: isLight ? '#8a857e' : '#8d8880',
    shadowButtonBorder: oklchToHex({ l: base.l * 0.8, c: base.c * 0.85, h: base.h }),
    mainGreen: isLight ? '#00714f' : '#43c89a',
    textGradient: `linear-gradient(100deg, ${oklchToHex(ink)}, ${oklchToHex({ ...ink, h: ink.h + 28 })})`,
  };
}

/** Moves the lightness of a colour away from the surface until it can be read there; black and white always can. */
function readableInk(colour: Oklch, mode: ThemeMode): Oklch {
  const step = mode === 'light' ? -0.01 : 0.01;
  let ink = colour;
  while (contrast(oklchToHex(ink), surfaces[mode]) < minimumContrast.text) {
    ink = { ...ink, l: ink.l + step };
  }
  return ink;
}

/** Which pairs of a theme cannot be read, as sentences; a theme with any is refused when it is saved. */
export function findThemeFaults(theme: Theme): string[] {
  return (['light', 'dark'] as const).flatMap((mode) => {
    const tokens = theme[mode];
    const surface = surfaces[mode];
    const pairs = [
      ['onPrimary on primary', tokens.onPrimary, tokens.primary, minimumContrast.text],
      ['onPrimary on primaryHover', tokens.onPrimary, tokens.primaryHover, minimumContrast.text],
      ['primaryInk on the surface', tokens.primaryInk, surface, minimumContrast.text],
      ['main on the surface', tokens.main, surface, minimumContrast.text],
      ['main on primaryTable', tokens.main, tokens.primaryTable, minimumContrast.text],
      ['mainGreen on the surface', tokens.mainGreen, surface, minimumContrast.text],
      ['borderMain on the surface', tokens.borderMain, surface, minimumContrast.line],
    ] as const;
    return pairs.flatMap(([name, one, other, least]) => {
      const ratio = contrast(one, other);
      return ratio >= least ? [] : [`${mode}: ${name} has contrast ${ratio.toFixed(2)}, needs ${least}`];
    });
  });
}
