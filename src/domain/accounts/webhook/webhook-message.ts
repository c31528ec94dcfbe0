import type { DueWebhook } from '#db/queries/webhook-delivery.ts';

/**
 * What is sent to a program: what happened to what, and when. It names a game and never what is bet on it; a program that may know more asks
 * the API, which decides at that moment. Of an alert it says what the e-mail to its operator says, as names and figures.
 */
export function webhookMessage(due: DueWebhook): string {
  const { kind, at } = due;
  return JSON.stringify({ type: kind, timestamp: at.toISOString(), data: dataOf(due) });
}

function dataOf(due: DueWebhook) {
  const { orderId, orderNo, orderBrand, pickId, gameId, league, startAt } = due;
  const { alertId, alertKind, severity, facts, path } = due;
  if (alertId !== null) return { alert_id: alertId, alert: alertKind, severity, facts, path };
  if (orderId !== null) return { order_id: orderId, order_no: orderNo, brand: orderBrand };
  return { pick_id: pickId, event_id: gameId, league, start_time: startAt?.toISOString() ?? null };
}
