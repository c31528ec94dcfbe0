import type { BrandLook, Theme, ThemeMode, ThemeTokens } from './brand.ts';
import { textOn } from './contrast.ts';
import { deriveTheme } from './theme.ts';

/** The tokens that operators may set one by one; the others follow from the primary colour and the text on it. */
export const OWN_TOKENS = [
  'primaryTable',
  'primary100',
  'primary200',
  'primary300',
  'primaryHover',
  'primaryInk',
  'main',
  'borderMain',
  'shadowButtonBorder',
  'mainGreen',
] as const satisfies readonly (keyof ThemeTokens)[];

type OwnTokens = Partial<Record<(typeof OWN_TOKENS)[number], string>>;

/** What an operator chooses of a brand's look; every colour `#rrggbb`. */
export type ThemeLook = {
  readonly primary: string;
  /** The text on the primary colour: by contrast, or one of the two. */
  readonly text: 'auto' | 'white' | 'black';
  readonly logo: 'normal' | 'full';
} & Readonly<Record<ThemeMode, OwnTokens>>;

const TEXTS = { white: '#ffffff', black: '#000000' } as const;

/** The look that the program gives a brand: its primary colour, and what its folder sets one by one. */
export function lookOfBrand({ tokens, logo }: Pick<BrandLook, 'tokens' | 'logo'>): ThemeLook {
  const { primary } = tokens.light;
  const derived = deriveTheme(primary);
  const own = (mode: ThemeMode): OwnTokens =>
    Object.fromEntries(
      OWN_TOKENS.filter((name) => tokens[mode][name] !== derived[mode][name]).map((name) => [
        name,
        tokens[mode][name],
      ]),
    );
  return { primary, text: 'auto', logo: logo.mode, light: own('light'), dark: own('dark') };
}

/** The colours of a look: what follows from its primary colour, with what was set one by one over it. */
export function themeOfLook({ primary, text, light, dark }: ThemeLook): Theme {
  return deriveTheme(primary, { light, dark }, text === 'auto' ? textOn(primary) : TEXTS[text]);
}
