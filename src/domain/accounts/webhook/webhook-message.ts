import type { DueWebhook } from '#db/queries/webhook-delivery.ts';

/**
 * What a program is told: what happened to what, and when. It names a game and never what is bet on it; a program that may know more asks
 * the API, which decides at that moment.
 */
export function webhookMessage(due: DueWebhook): string {
  const { kind, at } = due;
  return JSON.stringify({ type: kind, timestamp: at.toISOString(), data: dataOf(due) });
}

function dataOf({ orderId, orderNo, orderBrand, pickId, gameId, league, startAt }: DueWebhook) {
  if (orderId !== null) return { order_id: orderId, order_no: orderNo, brand: orderBrand };
  return { pick_id: pickId, event_id: gameId, league, start_time: startAt?.toISOString() ?? null };
}
