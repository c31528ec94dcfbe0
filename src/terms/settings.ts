/** What owners set for a brand by themselves: what is shown, when an order is late, and how much may be typed by hand. */
export const SETTING_KEYS = [
  'stats_only',
  'account_age',
  'subscribe_age',
  'order_days',
  'daily_order_days',
  'order_limit',
  'payment_tolerance',
  'typed_limit',
  'typed_daily_limit',
  'typed_alert_days',
] as const;
export type SettingKey = (typeof SETTING_KEYS)[number];
