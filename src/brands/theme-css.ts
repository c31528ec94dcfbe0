import type { Shape } from '#terms/looks.ts';
import type { Face, Theme, ThemeMode, ThemeTokens } from './brand.ts';
import { dataVariables, faceVariables, headingVariables } from './face.ts';

/** The CSS variable of each token; `src/styles.css` maps them to utilities. */
export const cssVariables = {
  primary: '--primary',
  primaryTable: '--primary-table',
  primary100: '--primary-100',
  primary200: '--primary-200',
  primary300: '--primary-300',
  primaryHover: '--primary-hover',
  onPrimary: '--on-primary',
  primaryInk: '--primary-ink',
  main: '--main',
  borderMain: '--border-main',
  shadowButtonBorder: '--shadow-button-border',
  mainGreen: '--main-green',
  textGradient: '--text-gradient',
} as const satisfies Record<keyof ThemeTokens, string>;

/** Large and small corners in pixels, over the variables of `src/styles.css` that hold the plain ones. */
const corners = { crisp: [2, 1], plain: [8, 4], soft: [14, 6] } as const satisfies Record<Shape, unknown>;

/** The CSS variables of a brand's corners. */
export function cornerVariables(shape: Shape): Readonly<Record<`--radius-${8 | 4}`, string>> {
  const [large, small] = corners[shape];
  return { '--radius-8': `${large}px`, '--radius-4': `${small}px` };
}

/**
 * The style sheet of a theme, to be inlined in the first HTML under a nonce, so that the right brand is there before
 * anything is painted. The device's choice of light or dark holds unless `data-theme` on the root says otherwise.
 * Throws on a value that could end the style element or the declaration, because operators may write tokens.
 */
export function themeCss({ tokens, shape, face }: { tokens: Theme; shape: Shape; face: Face }): string {
  const edges = written({ ...cornerVariables(shape), ...headingVariables(face) });
  const faces = {
    light: faceVariables(face, tokens.light, 'light'),
    dark: faceVariables(face, tokens.dark, 'dark'),
  };
  // What the light face says and the dark one leaves out would hold in the dark too.
  const unsaid = Object.fromEntries(Object.keys(faces.light).map((name) => [name, 'initial']));
  // What the style sheet has at `:root` and comes after this one is said with more weight.
  const over = (mode: ThemeMode, root: string) => {
    const own = written(dataVariables(tokens[mode], mode));
    return own === '' ? '' : `html${root}{${own}}`;
  };
  const [device, reader] = [':root:not([data-theme=light])', ':root[data-theme=dark]'];
  const light = `${declarations(tokens.light)};${written(faces.light)}`;
  const dark = `${declarations(tokens.dark)};${written({ ...unsaid, ...faces.dark })}`;
  return (
    `:root{${edges}${light}}${over('light', ':root')}` +
    `@media (prefers-color-scheme:dark){${device}{${dark}}${over('dark', device)}}` +
    `${reader}{${dark}}${over('dark', reader)}`
  );
}

function written(variables: Readonly<Record<`--${string}`, string>>): string {
  return Object.entries(variables)
    .map(([name, value]) => `${name}:${value};`)
    .join('');
}

function declarations(tokens: ThemeTokens): string {
  return Object.entries(cssVariables)
    .map(([name, variable]) => {
      const value = Object.entries(tokens).find(([token]) => token === name)?.[1] ?? '';
      if (!/^[#\w\s.,%()/-]+$/.test(value))
        throw new Error(`token ${name} is not a plain CSS value: ${value}`);
      return `${variable}:${value}`;
    })
    .join(';');
}
