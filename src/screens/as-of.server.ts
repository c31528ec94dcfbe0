import { readInstant } from '#domain/foundation/clock/read-instant.ts';
import { formatDateTime } from '#i18n/format.ts';
import { zonePlace } from '#i18n/zone-labels.ts';
import type { Locale } from '#terms/locales.ts';

/** The instant at which a page is looked at, as its address says it in `as_of`. */
export type AsOfView = {
  /** The instant as ISO text; null where the page shows the present. */
  readonly at: string | null;
  /** What was wrong with the instant in the address; the page then shows the present. */
  readonly problem: 'unreadable' | 'future' | null;
  /** The zone in which the reader chooses the time. */
  readonly zone: string;
  /** What the reader calls its time: `Taipei time`. */
  readonly place: string;
  /** What the field of the form begins with: the chosen time, or now, on the clocks of the zone. */
  readonly wall: string;
};

export function readAsOfView(
  request: Request,
  { zone, now, locale }: { zone: string; now: Date; locale: Locale },
): AsOfView {
  const asked = new URL(request.url).searchParams.get('as_of') ?? '';
  const instant = asked === '' ? null : readInstant(asked, zone);
  const isFuture = instant !== null && instant > now;
  return {
    at: instant === null || isFuture ? null : instant.toISOString(),
    problem: isFuture ? 'future' : asked !== '' && instant === null ? 'unreadable' : null,
    zone,
    place: zonePlace(zone, locale),
    wall: formatDateTime(instant ?? now, zone)
      .replace(' ', 'T')
      .slice(0, 16),
  };
}
