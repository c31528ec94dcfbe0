import type { SentForm } from '../sent-form.server.ts';

/** What the page of the plans says of an order that was not taken. */
export type SentOrder = SentForm & {
  /** The order that has to be completed or given up before. */
  readonly openId?: string;
};
