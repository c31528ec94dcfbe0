/** What can be sent to an address of a member's program. */
export const MEMBER_WEBHOOK_EVENTS = [
  'order.paid',
  'pick.published',
  'pick.price_gone',
  'pick.settled',
  'pick.corrected',
] as const;
/** What can be sent to one of an operator's: also what is wrong with the site, and when it is over. */
export const WEBHOOK_EVENTS = [...MEMBER_WEBHOOK_EVENTS, 'alert.opened', 'alert.closed'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Addresses of one person. */
export const MAX_WEBHOOKS = 5;

/** Whether an event is about a pick, which readers in stats-only mode hear nothing of. */
export const isEventOfPicks = (event: WebhookEvent): boolean => event.startsWith('pick.');
