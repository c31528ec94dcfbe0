import { HOUR_MS } from './durations.ts';

/** The zone in which money, serials, plan ends and days of the record are counted: the same numbers for every reader of every brand. */
export const BRAND_ZONE = 'Asia/Taipei';

/** Taipei keeps UTC+8 all year. */
export const BRAND_ZONE_OFFSET_MS = 8 * HOUR_MS;
