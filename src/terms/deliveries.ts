/** How a message on its way to a device or a program stands. */
export const DELIVERY_STATUSES = ['queued', 'sent', 'failed', 'dropped'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];
