import type { Translate } from '#i18n/t.ts';

/** The words of one letter, before they are dressed. Nothing in it is HTML. */
export type LetterText = {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The one thing to do. */
  readonly action?: { readonly label: string; readonly url: string };
  /** What is said last, in small letters. */
  readonly note?: string;
};

/** What every letter is written from, beside facts of its own. */
export type LetterContext = {
  readonly t: Translate<'mail'>;
  readonly brandName: string;
  /** The site in the reader's language, without a slash at its end: `https://site.example/vi`. */
  readonly home: string;
};

/** A letter by its name, and what it has to be told. */
export type Letter<Facts> = {
  readonly name: string;
  write(context: LetterContext, facts: Facts): LetterText;
};
