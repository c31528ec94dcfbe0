import type { SentForm } from '../sent-form.server.ts';

/** The columns that have to be chosen before a file can be read. */
export type MappingForm = {
  readonly fileName: string;
  /** The file in base64, sent along with the choice. */
  readonly file: string;
  readonly headings: readonly string[];
  readonly sample: readonly (readonly string[])[];
};

/** What the page says of a form of bets that was sent to it. */
export type SentBets = SentForm & { readonly mapping?: MappingForm };
