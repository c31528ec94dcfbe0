import type { Currency } from '#i18n/format.ts';
import type { MessageKey } from '#i18n/message-files.ts';
import type { Jurisdiction } from '#terms/content.ts';
import type { Locale } from '#terms/locales.ts';
import type { Ground, Header, Heading, Motif, Shape } from '#terms/looks.ts';

/**
 * The meanings that a brand may colour. Values are CSS colours, except `textGradient`, which is an image. The names are
 * those of the settings call; `onPrimary` and `primaryInk` follow from the primary colour by contrast.
 */
export interface ThemeTokens {
  /** Fill of actions and of what is selected. */
  primary: string;
  /** Background of a table's head. */
  primaryTable: string;
  /** Three tints of the primary colour, from the faintest background to a visible edge. */
  primary100: string;
  primary200: string;
  primary300: string;
  primaryHover: string;
  /** Text and icons on `primary` and `primaryHover`: white where it can be read, else black. */
  onPrimary: string;
  /** The primary colour as text or line on a surface, made darker or lighter until it can be read. */
  primaryInk: string;
  /** Colour of headings and of the strongest text. */
  main: string;
  /** Lines that carry meaning, such as the border of a field. */
  borderMain: string;
  /** Edge of a raised button. */
  shadowButtonBorder: string;
  /** Gains, and what is confirmed. */
  mainGreen: string;
  /** Fill of large display text. */
  textGradient: string;
}

export type ThemeMode = 'light' | 'dark';
export type Theme = Record<ThemeMode, ThemeTokens>;

/** Texts that replace those of the base, by full key. Each language of the brand overrides the same keys. */
export type MessageOverrides = Record<Locale, Partial<Record<MessageKey, string>>>;

/** What a reader meets as words and law; `texts.ts` of each brand. */
export interface BrandTexts {
  name: string;
  legalEntity: string;
  jurisdiction: Jurisdiction;
  languages: readonly [Locale, ...Locale[]];
  primaryLanguage: Locale;
  currency: Currency;
  /** Where the law or the brand wants it: no one is shown odds, stakes, profit or a word of betting (docs/product/brands.md). */
  statsOnly: boolean;
  /** Years of age to hold an account, and to subscribe. */
  ages: { account: number; subscribe: number };
  messageOverrides: MessageOverrides;
}

/** What distinguishes a brand from the next one at a glance, beside its colour, corners and mark. The drawing behind it is `motif.svg`. */
export interface Face {
  readonly header: Header;
  readonly ground: Ground;
  readonly heading: Heading;
}

/** What a reader sees; `tokens.ts` of each brand. */
export interface BrandLook {
  tokens: Theme;
  shape: Shape;
  face: Face;
  /** `full` lets the logo fill the width of the header's left part; `normal` keeps it at its own width. */
  logo: { mode: 'normal' | 'full' };
}

/** A logo that was uploaded, as the picture that was drawn of it. */
export interface StoredLogo {
  readonly png: Uint8Array;
  /** Names the bytes, and stands in their address. */
  readonly hash: string;
  readonly width: number;
  readonly height: number;
}

/** What a brand of the office has instead of a folder. */
export interface StoredParts {
  /** Counts its changes. */
  readonly version: number;
  /** A closed brand is known by its key, for its members and orders, and answers under none of its hosts. */
  readonly isOpen: boolean;
  readonly motif: Motif;
  readonly logo: StoredLogo;
}

export interface Brand extends BrandTexts, BrandLook {
  key: string;
  /** Host names without a port, lower case. */
  hosts: readonly string[];
  /** Null for a brand of the program, which has a folder. */
  stored: StoredParts | null;
}
