import { BRAND_ZONE_OFFSET_MS } from '#terms/brand-zone.ts';

/** How many whole months before a model was trained are held out: the evidence that its thresholds may be judged by. */
const HELD_OUT_MONTHS = 6;

/** The first instant of the brand-zone month that lies `HELD_OUT_MONTHS` before the one of `at`. */
export function heldOutFrom(at: Date): Date {
  return monthStart(at, -HELD_OUT_MONTHS);
}

/** The first instant of the brand-zone month of `at`, or of one that lies `months` later. */
export function monthStart(at: Date, months = 0): Date {
  const local = new Date(at.getTime() + BRAND_ZONE_OFFSET_MS);
  return new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + months, 1) - BRAND_ZONE_OFFSET_MS);
}
