import { formatZoneOffset, type Instant } from '#i18n/format.ts';

/** The first and the last instant of the day that a page shows, and the instant at which the page was made. */
export type ShownDay = { readonly from: Instant; readonly until: Instant; readonly now: Instant };

/**
 * Whether the page would be the same in another zone: the same instants belong to its day, and it is the same time now. Hong Kong and
 * Taipei are such zones; London and Lisbon are.
 */
export function isSameDay({ from, until, now }: ShownDay, zone: string, other: string): boolean {
  return [from, until, now].every(
    (instant) => formatZoneOffset(instant, zone) === formatZoneOffset(instant, other),
  );
}
