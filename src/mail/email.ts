import type { Translate } from '#i18n/t.ts';

/** The words of one e-mail, before they are dressed. Nothing in it is HTML. */
export type EmailText = {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Values under their names, after the first paragraph; the first of them is what the e-mail is about and stands larger. */
  readonly facts?: readonly { readonly label: string; readonly value: string }[];
  /** Lines under a heading, after the paragraphs. */
  readonly lists?: readonly { readonly title: string; readonly items: readonly string[] }[];
  /** The one thing to do. */
  readonly action?: Link;
  /** What is said last, in small letters. */
  readonly note?: string;
  /** For an e-mail that was asked for: where it is ended with one click (RFC 8058), and where it was asked for. */
  readonly unsubscribe?: Link & { readonly settings: Link };
};

type Link = { readonly label: string; readonly url: string };

/** What every e-mail is written from, beside facts of its own. */
export type EmailContext = {
  readonly t: Translate<'mail' | 'alerts' | 'jobs'>;
  readonly brandName: string;
  /** The site in the reader's language, without a slash at its end: `https://site.example/vi`. */
  readonly home: string;
  /** A zone as the reader calls its time: `Taipei time`. */
  readonly zoneName: (zone: string) => string;
};

/** An e-mail by its name, and the data that it needs. */
export type Email<Data> = {
  readonly name: string;
  /**
   * It may reach an address that no one has confirmed, whose owner may not know of the account at all. The name of the account is
   * a stranger's words then, and is not said.
   */
  readonly mayReachStranger?: true;
  write(context: EmailContext, data: Data): EmailText;
};
