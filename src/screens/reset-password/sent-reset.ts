import type { SentForm } from '../sent-form.server.ts';

/** What the page says of a form that was sent to it. */
export type SentReset = SentForm & {
  /** The address to which a link is on its way, if it has an account. */
  readonly sentTo?: string;
  /** The secret of the link by which its reader came, for the next try. */
  readonly token?: string;
};
