import type { Jurisdiction } from '#terms/content.ts';
import type { Locale } from '#terms/locales.ts';
import type { Ground, Header, Heading, Motif, Shape } from '#terms/looks.ts';
import type { Brand, MessageOverrides, StoredLogo } from './brand.ts';
import { type ThemeLook, themeOfLook } from './theme-look.ts';

/** The look of a brand that an operator chose: its theme as everywhere in the office, and its face. */
export type StoredLook = {
  readonly theme: Pick<ThemeLook, 'primary' | 'text' | 'logo'>;
  readonly shape: Shape;
  readonly header: Header;
  readonly ground: Ground;
  readonly heading: Heading;
  readonly motif: Motif;
};

/** What a brand of the office says of itself, as it is stored. */
export type StoredBrand = {
  readonly key: string;
  readonly version: number;
  readonly isOpen: boolean;
  readonly hosts: readonly string[];
  readonly name: string;
  readonly legalEntity: string;
  readonly jurisdiction: Jurisdiction;
  readonly languages: readonly Locale[];
  readonly primaryLanguage: Locale;
  readonly texts: Readonly<
    Partial<Record<Locale, { readonly tagline?: string; readonly headline?: string }>>
  >;
  readonly ages: { readonly account: number; readonly subscribe: number };
  readonly look: StoredLook;
  readonly logo: StoredLogo;
};

/** The brand that a row makes: from here on only `stored` distinguishes it from a built-in one. */
export function storedBrand(row: StoredBrand): Brand {
  const { look, primaryLanguage } = row;
  const theme: ThemeLook = { ...look.theme, light: {}, dark: {} };
  const others = row.languages.filter((language) => language !== primaryLanguage);
  return {
    key: row.key,
    hosts: row.hosts,
    name: row.name,
    legalEntity: row.legalEntity,
    jurisdiction: row.jurisdiction,
    languages: [primaryLanguage, ...others],
    primaryLanguage,
    currency: 'TWD',
    statsOnly: false,
    ages: row.ages,
    messageOverrides: overridesOf(row.texts),
    tokens: themeOfLook(theme),
    shape: look.shape,
    face: { header: look.header, ground: look.ground, heading: look.heading },
    logo: { mode: look.theme.logo },
    stored: {
      version: row.version,
      isOpen: row.isOpen,
      motif: look.motif,
      logo: row.logo,
    },
  };
}

function overridesOf(texts: StoredBrand['texts']): MessageOverrides {
  const read = (locale: Locale) => {
    const { tagline = '', headline = '' } = texts[locale] ?? {};
    return {
      ...(tagline === '' ? {} : { 'shell.tagline': tagline }),
      ...(headline === '' ? {} : { 'home.hero.title': headline }),
    };
  };
  return { en: read('en'), zh_TW: read('zh_TW'), zh_HK: read('zh_HK'), vi: read('vi') };
}
