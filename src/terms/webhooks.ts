/** What an address of a program can be told. */
export const WEBHOOK_EVENTS = [
  'order.paid',
  'pick.published',
  'pick.price_gone',
  'pick.settled',
  'pick.corrected',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Addresses of one person. */
export const MAX_WEBHOOKS = 5;

/** Whether an event is about a pick, which readers in stats-only mode hear nothing of. */
export const isEventOfPicks = (event: WebhookEvent): boolean => event.startsWith('pick.');
