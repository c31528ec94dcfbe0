import type { Face, ThemeMode, ThemeTokens } from './brand.ts';
import { hexToOklch, oklchToHex } from './oklch.ts';

type Variables = Readonly<Record<`--${string}`, string>>;

const SERIF = 'Georgia, "Iowan Old Style", "Palatino Linotype", P052, serif';
const SERIF_ZH = 'Georgia, "Songti TC", "Noto Serif TC", "Noto Serif CJK TC", PMingLiU, serif';
const ROUNDED =
  'ui-rounded, "SF Pro Rounded", "Hiragino Maru Gothic ProN", "Segoe UI Variable Display", Nunito, var(--font-stack)';
const CONDENSED =
  '"Avenir Next Condensed", "Roboto Condensed", "Arial Narrow", "Liberation Sans Narrow", var(--font-stack)';
const MONO = 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace';

const headings = {
  plain: {},
  tight: { '--head-weight': '750', '--head-track': '-0.03em' },
  heavy: { '--head-weight': '850', '--head-track': '-0.035em' },
  light: { '--head-weight': '300', '--head-track': '-0.015em' },
  serif: {
    '--head-weight': '600',
    '--head-track': '-0.005em',
    '--head-font': SERIF,
    '--head-font-zh': SERIF_ZH,
  },
  rounded: { '--head-weight': '700', '--head-track': '-0.01em', '--head-font': ROUNDED },
  condensed: {
    '--head-weight': '700',
    '--head-track': '-0.01em',
    '--head-font': CONDENSED,
    '--head-stretch': '75%',
  },
  wide: { '--head-weight': '600', '--head-track': '0.015em', '--head-stretch': '125%' },
  mono: {
    '--head-weight': '600',
    '--head-track': '-0.05em',
    '--head-font': MONO,
    '--head-font-vi': 'var(--font-stack)',
    '--head-track-vi': '-0.02em',
  },
} as const satisfies Record<Face['heading'], Variables>;

/** The variables of a brand's heading, the same in light and dark. Without any, a heading has the shape that it has in the office. */
export function headingVariables({ heading }: Face): Variables {
  return headings[heading];
}

/** On what is dark in both themes. */
const PALE = { ink: '#eef2f7', ink2: '#bcc6d4' };

/** The variables of header and ground in one theme: each falls back to the page's own colours where it is left out (`ui/face.css`). */
export function faceVariables(face: Face, tokens: ThemeTokens, mode: ThemeMode): Variables {
  return { ...headerVariables(face.header, tokens, mode), ...groundVariables(face.ground, tokens, mode) };
}

function headerVariables(header: Face['header'], tokens: ThemeTokens, mode: ThemeMode): Variables {
  switch (header) {
    case 'light':
      return {};
    case 'double':
      return {
        '--header-line': `0 1px 0 ${tokens.primaryInk}, 0 2px 0 var(--surface), 0 3px 0 ${tokens.primaryInk}`,
      };
    case 'tint':
      return { '--header-bg': tokens.primary100, '--header-line': `0 1px 0 ${tokens.primary200}` };
    case 'filled':
      return filledHeader(tokens.primary, tokens.onPrimary);
    case 'dark':
      return filledHeader(deep(tokens.primary, mode === 'light' ? 0.2 : 0.15), PALE.ink);
  }
}

function filledHeader(ground: string, ink: string): Variables {
  return { '--header-bg': ground, '--header-ink': ink, '--header-on': ground, '--header-line': 'none' };
}

function groundVariables(ground: Face['ground'], tokens: ThemeTokens, mode: ThemeMode): Variables {
  const { primary, primary100, primary200, primary300, primaryInk } = tokens;
  const quiet = { '--motif-1': primary300, '--motif-2': primary200 };
  switch (ground) {
    case 'plain':
      return { '--ground': 'var(--surface)', '--motif-1': primary, '--motif-2': primary300 };
    case 'tint':
      return { '--ground': primary100, '--motif-1': primary, '--motif-2': primary300 };
    case 'ruled':
      return {
        ...quiet,
        '--ground': primary100,
        '--ground-image': `repeating-linear-gradient(transparent 0 35px, ${primary200} 35px 36px)`,
        '--motif-1': primaryInk,
      };
    case 'dotted':
      return {
        ...quiet,
        '--ground': 'var(--surface)',
        '--ground-image': `radial-gradient(${primary200} 1.5px, transparent 2px) 0 0/20px 20px`,
        '--motif-1': primary,
      };
    case 'halves':
      return {
        ...filledGround({ ground: primary, ink: tokens.onPrimary, ink2: tokens.onPrimary }),
        '--ground-wide': 'linear-gradient(270deg, var(--own-surface) 380px, transparent 380px)',
        '--motif-1': tokens.onPrimary,
        '--motif-2': primary,
      };
    case 'full': {
      // A page in full colour would glare in the dark.
      if (mode === 'dark') return { ...quiet, '--ground': primary100 };
      const { l, c, h } = hexToOklch(primary);
      return {
        ...filledGround({ ground: primary, ink: tokens.onPrimary, ink2: tokens.onPrimary }),
        '--motif-1': oklchToHex({ l: l - 0.07, c, h }),
        '--motif-2': oklchToHex({ l: l + 0.08, c: c * 0.85, h }),
      };
    }
    case 'dark':
      return {
        ...filledGround({ ground: deep(primary, mode === 'light' ? 0.26 : 0.2), ...PALE }),
        '--motif-1': PALE.ink,
        '--motif-2': deep(primary, 0.45),
      };
  }
}

function filledGround({ ground, ink, ink2 }: { ground: string; ink: string; ink2: string }): Variables {
  return { '--ground': ground, '--ground-ink': ink, '--ground-ink-2': ink2, '--ground-on': ground };
}

/** A dark tone that has a breath of the brand's hue. */
function deep(primary: string, l: number): string {
  const { c, h } = hexToOklch(primary);
  return oklchToHex({ l, c: Math.min(c * 0.45, 0.07), h });
}

/** The hue in which figures are drawn (`--data` of `ui/tokens.css`), and how near a brand's may come to it. */
const DATA_HUE = 228;
const NEAR = 38;
const SECOND = { light: '#5b4a9e', dark: '#b3a6ee' } as const satisfies Record<ThemeMode, string>;

/** A second ink of data for a brand whose own colour would be taken for the first; nothing for the others. */
export function dataVariables({ primary }: ThemeTokens, mode: ThemeMode): Variables {
  const apart = Math.abs(hexToOklch(primary).h - DATA_HUE);
  if (Math.min(apart, 360 - apart) > NEAR || hexToOklch(primary).c < 0.04) return {};
  const ink = SECOND[mode];
  return { '--data': ink, '--band': `${ink}57`, '--band-2': `${ink}a8` };
}
