import { SETTING_KEYS } from './settings.ts';

/** How a second person answers. */
export const DECISIONS = ['approved', 'refused'] as const;
export type ApprovalAnswer = (typeof DECISIONS)[number];

export const APPROVAL_STATUSES = ['open', 'approved', 'refused', 'withdrawn', 'lapsed'] as const;

/** What a request that needs two persons is about. */
export const REQUEST_SUBJECTS = ['order', 'member', 'plan', 'bank_account', 'other'] as const;
export type RequestSubjectKind = (typeof REQUEST_SUBJECTS)[number];

/** How the values of a change are written. */
export const CHANGE_TYPES = ['money', 'instant', 'text', 'flag', 'order_state', 'number'] as const;
export type ChangeType = (typeof CHANGE_TYPES)[number];

/** What can be asked of a second person. */
export const APPROVAL_KINDS = [
  'void_order',
  'revive_order',
  'typed_payment',
  'grant',
  'price',
  'plan',
  'bank_account',
  'setting',
  'brand',
] as const;
export type ApprovalKind = (typeof APPROVAL_KINDS)[number];

/** What a request may change; a brand's settings are fields of their own. */
export const CHANGE_FIELDS = [
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
  'brand_open',
  'brand_hosts',
  ...SETTING_KEYS,
] as const;
export type ChangeField = (typeof CHANGE_FIELDS)[number];
