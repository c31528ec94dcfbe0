import type { Theme, ThemeMode, ThemeTokens } from './brand.ts';
import { contrast, minimumContrast, textOn } from './contrast.ts';
import { hexToOklch, type Oklch, oklchToHex } from './oklch.ts';

/**
 * The surfaces of `src/ui/tokens.css` that text may stand on, lightest contrast first: what can be read on the first can be
 * read on all of them.
 */
export const surfaces = { light: '#f2f1ee', dark: '#272522' } as const satisfies Record<ThemeMode, string>;

/** Lightness and share of the primary chroma for each tint; chroma falls towards white and towards black. */
const tints = {
  light: { table: [0.968, 0.06], 100: [0.962, 0.11], 200: [0.915, 0.26], 300: [0.83, 0.5] },
  dark: { table: [0.275, 0.2], 100: [0.29, 0.28], 200: [0.36, 0.4], 300: [0.47, 0.6] },
} as const;

/** The greys of `ui/tokens.css` in which text stands on the tints of a brand. */
export const greys = {
  light: { ink: '#272320', ink2: '#504c48', ink3: '#696560' },
  dark: { ink: '#e7e6e3', ink2: '#bcbab6', ink3: '#9e9b96' },
} as const satisfies Record<ThemeMode, unknown>;

/** How far the fill moves when a pointer rests on it; it moves away from its text, so that contrast only grows. */
const hoverStep = 0.05;

/**
 * Makes the light and dark theme of one primary colour (`#rrggbb`): tints, hover and readable text are derived in OKLCH,
 * where equal steps look equal in every hue. Any token may be set instead, and so may the text on the primary colour, which
 * is white or black by contrast.
 */
export function deriveTheme(
  primary: string,
  overrides: Partial<Record<ThemeMode, Partial<ThemeTokens>>> = {},
  onPrimary: '#ffffff' | '#000000' = textOn(primary),
): Theme {
  return {
    light: { ...deriveTokens(primary, onPrimary, 'light', overrides.light), ...overrides.light },
    dark: { ...deriveTokens(primary, onPrimary, 'dark', overrides.dark), ...overrides.dark },
  };
}

function deriveTokens(
  primary: string,
  onPrimary: '#ffffff' | '#000000',
  mode: ThemeMode,
  { primaryInk }: Partial<ThemeTokens> = {},
): ThemeTokens {
  const base = hexToOklch(primary);
  const tint = ([l, share]: readonly [number, number]) => oklchToHex({ l, c: base.c * share, h: base.h });
  const steps = tints[mode];
  const hover = { ...base, l: base.l + (onPrimary === '#ffffff' ? -hoverStep : hoverStep) };
  const tinted = tint(steps[100]);
  // Large text begins in the ink, also where that was set by hand.
  const ink = primaryInk === undefined ? readableInk(base, mode, tinted) : hexToOklch(primaryInk);
  const isLight = mode === 'light';
  return {
    primary,
    primaryTable: tint(steps.table),
    primary100: tinted,
    primary200: tint(steps[200]),
    primary300: tint(steps[300]),
    primaryHover: oklchToHex(hover),
    onPrimary,
    primaryInk: oklchToHex(ink),
    main: oklchToHex({ l: isLight ? 0.22 : 0.96, c: isLight ? 0.02 : 0.008, h: base.h }),
    borderMain: isLight ? '#8a857e' : '#8d8880',
    shadowButtonBorder: oklchToHex({ l: base.l * 0.8, c: base.c * 0.85, h: base.h }),
    mainGreen: isLight ? '#00714f' : '#43c89a',
    textGradient: `linear-gradient(100deg, ${oklchToHex(ink)}, ${oklchToHex(readableInk({ ...ink, h: ink.h + 28 }, mode, tinted))})`,
  };
}

/**
 * Moves the lightness of a colour away from the surface until it can be read there and on the faintest tint; black and
 * white always can.
 */
function readableInk(colour: Oklch, mode: ThemeMode, tint: string): Oklch {
  const step = mode === 'light' ? -0.01 : 0.01;
  const isReadable = (ink: Oklch) =>
    [surfaces[mode], tint].every((ground) => contrast(oklchToHex(ink), ground) >= minimumContrast.text);
  let ink = colour;
  while (!isReadable(ink)) ink = { ...ink, l: ink.l + step };
  return ink;
}
