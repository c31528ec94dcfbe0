/** What a member can open to a program by a key. Everything else needs a session. */
export const MEMBER_SCOPES = [
  'picks.read',
  'record.read',
  'orders.read',
  'orders.write',
  'profile.read',
] as const;
export type MemberScope = (typeof MEMBER_SCOPES)[number];

/** What an operator can let a program read: each is a permission of the office, and opens the reading calls that ask for it. */
export const OFFICE_READ_SCOPES = [
  'orders.view',
  'members.view',
  'plans.view',
  'bank_accounts.view',
  'coupons.view',
  'approvals.view',
  'audit.view_own',
  'audit.view_all',
  'models.view',
  'results.view',
  'legal.view',
  'wording.view',
  'seo.view',
  'settings.view',
  'content.view',
  'feeds.view',
  'operations.view',
] as const;

/**
 * What an operator can let a program write. Money, members' accounts, results, models, settings and operators are left out: those actions
 * ask for a second person, or for an operator who has shown their second factor that day.
 */
export const OFFICE_WRITE_SCOPES = [
  'content.edit',
  'seo.edit',
  'wording.edit',
  'coupons.edit',
  'members.note',
  'feeds.run',
  'operations.run',
] as const;

export const OFFICE_SCOPES = [...OFFICE_READ_SCOPES, ...OFFICE_WRITE_SCOPES] as const;
export type OfficeScope = (typeof OFFICE_SCOPES)[number];

/** Any of them. */
export type ApiScope = MemberScope | OfficeScope;

/** Keys that are good at one time, for one person. */
export const MAX_API_KEYS = 10;
/** A key is good for so many days. */
export const API_KEY_DAYS = 365;
/** Calls a minute with one key. */
export const API_KEY_CALLS_A_MINUTE = 120;
