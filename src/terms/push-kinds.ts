/** What a member can be notified of on a device. */
export const PUSH_KINDS = [
  'new_pick',
  'price_gone',
  'started',
  'settled',
  'correction',
  'plan_ends',
] as const;
export type PushKind = (typeof PUSH_KINDS)[number];
