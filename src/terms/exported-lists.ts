/** What is exported by days, of any length. */
export const DAY_EXPORTS = ['orders', 'payments', 'members', 'audit'] as const;
export type DayExport = (typeof DAY_EXPORTS)[number];

/** Lists of what a brand says. */
export const CONTENT_EXPORTS = ['news', 'announcements', 'answers', 'contacts', 'feedback'] as const;

/** Every other list that an operator sees. */
export const LIST_EXPORTS = [
  'approvals',
  'transfers',
  'statements',
  'bank_lines',
  'typed_payments',
  'plans',
  'coupons',
  'bank_accounts',
  'funnel',
  'renewals',
  'coupon_yield',
  'models',
  'picks',
  'disputes',
  'alerts',
  'legal',
  'languages',
  'settings',
  'leagues',
  'teams',
  'aliases',
  'emails',
  'operators',
] as const;

/** Everything that can be taken out of the office as a file. */
export const EXPORTED_LISTS = [...DAY_EXPORTS, ...CONTENT_EXPORTS, ...LIST_EXPORTS] as const;
export type ExportedList = (typeof EXPORTED_LISTS)[number];
