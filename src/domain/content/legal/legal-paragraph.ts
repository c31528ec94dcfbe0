import type { Jurisdiction } from '#terms/content.ts';

/** What a text may leave open: a name, a court or a figure that every language is given from the same constants. */
export type LegalPlaceholder =
  | 'brand'
  | 'company'
  | 'law'
  | 'court'
  | 'account_min_age'
  | 'subscribe_min_age'
  | 'minimum_price'
  | 'unit_usd'
  | 'record_days'
  | 'dispute_days'
  | 'password_min_length'
  | 'order_days'
  | 'daily_order_days'
  | 'late_transfer_days'
  | 'withdrawal_days'
  | 'order_retention_years'
  | 'session_retention_days'
  | 'email_retention_days';

type OutlineParagraph = {
  readonly id: string;
  readonly only?: Jurisdiction;
  readonly needs: readonly LegalPlaceholder[];
};
export type OutlineSection = { readonly id: string; readonly paragraphs: readonly OutlineParagraph[] };
