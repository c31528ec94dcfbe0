import { settingKeys } from '#domain/foundation/setting/business-settings.ts';

export type ChangeType = 'money' | 'instant' | 'text' | 'flag' | 'order_state' | 'number';

/** One thing that a request would change: how it is, and how it would be. */
export type Change = {
  readonly field: ChangeField;
  readonly type: ChangeType;
  readonly before: string | number | boolean | null;
  readonly after: string | number | boolean | null;
};

const CHANGE_FIELDS = [
  'order_state',
  'amount_paid',
  'owed',
  'period_end',
  'earlier_plan_end',
  'money_source',
  'plan_end',
  'granted_days',
  'price',
  'price_from',
  'name_en',
  'name_zh_TW',
  'name_zh_HK',
  'name_vi',
  'rank',
  'on_sale',
  'bank_code',
  'account_no',
  'holder',
  'virtual_prefix',
  ...settingKeys,
] as const;

export type ChangeField = (typeof CHANGE_FIELDS)[number];

export type RequestSubject = {
  readonly kind: 'order' | 'member' | 'plan' | 'bank_account' | 'other';
  /** What its page's address ends with; null where it has none. */
  readonly id: string | null;
  readonly label: string;
  /** Of an order: the version of which the changes tell. */
  readonly version?: number;
};

export type DescribedRequest = { readonly subject: RequestSubject; readonly changes: readonly Change[] };
