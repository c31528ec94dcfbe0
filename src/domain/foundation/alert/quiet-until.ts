import { quietEnd } from '#domain/foundation/clock/quiet-hours.ts';
import { BRAND_ZONE } from '#terms/brand-zone.ts';
import { isUrgentAlert } from './notified-kinds.ts';

type Hours = {
  readonly zone: string | null;
  readonly quietFrom: number | null;
  readonly quietUntil: number | null;
};

/** Until when an alert of a kind waits for the end of an operator's quiet hours; null where it is announced now. */
export function quietUntil(hours: Hours | null, kind: string, now: Date): Date | null {
  const { zone = null, quietFrom: from = null, quietUntil: until = null } = hours ?? {};
  if (from === null || until === null || isUrgentAlert(kind)) return null;
  return quietEnd({ from, until }, zone ?? BRAND_ZONE, now);
}
