import type { Theme, ThemeMode } from './brand.ts';
import { contrast, minimumContrast } from './contrast.ts';
import { greys, surfaces } from './theme.ts';

const { text, line } = minimumContrast;

/** Every pair that the components put together. A colour that is used in a new place gets its line here. */
const MEETINGS = [
  ['onPrimary', 'primary', text],
  ['onPrimary', 'primaryHover', text],
  ['primaryInk', 'surface', text],
  ['primaryInk', 'primary100', text],
  ['main', 'surface', text],
  ['main', 'primary100', text],
  ['main', 'primaryTable', text],
  ['ink', 'primary100', text],
  ['ink2', 'primary100', text],
  ['ink3', 'primary100', text],
  ['ink2', 'primaryTable', text],
  ['ink', 'primary200', text],
  ['mainGreen', 'surface', text],
  ['borderMain', 'surface', line],
] as const;

/** Two colours of a theme that meet on a page, and how well the one can be distinguished from the other. */
export type ThemePair = {
  readonly mode: ThemeMode;
  /** What stands on what: the tokens' names, `surface` and the greys those of `ui/tokens.css`. */
  readonly front: (typeof MEETINGS)[number][0];
  readonly ground: (typeof MEETINGS)[number][1];
  readonly frontColour: string;
  readonly groundColour: string;
  /** The contrast ratio of WCAG 2.2, 1 to 21. */
  readonly ratio: number;
  /** 4.5 for text, 3 for lines that carry meaning and for large text. */
  readonly least: number;
};

/** All pairs of a theme with their figures, the light ones first, whether they can be read or not. */
export function themePairs(theme: Theme): ThemePair[] {
  return (['light', 'dark'] as const).flatMap((mode) => {
    const colours: Readonly<Record<string, string>> = {
      ...theme[mode],
      ...greys[mode],
      surface: surfaces[mode],
    };
    return MEETINGS.map(([front, ground, least]) => {
      const [frontColour = '', groundColour = ''] = [colours[front], colours[ground]];
      const ratio = contrast(frontColour, groundColour);
      return { mode, front, ground, frontColour, groundColour, ratio, least };
    });
  });
}

/** Which pairs of a theme cannot be read; a theme with any is refused when it is saved. */
export function findThemeErrors(theme: Theme): ThemePair[] {
  return themePairs(theme).filter(({ ratio, least }) => ratio < least);
}
