/** How far a zone is from UTC over a stretch of time: what a browser needs to calculate the time there by adding. */
export type ZoneOffsets = {
  readonly zone: string;
  /** Nothing is said of instants before and after, in milliseconds since 1970. */
  readonly fromMs: number;
  readonly untilMs: number;
  /** Minutes east of UTC, each from an instant on, in the order of time; the first from `fromMs`. */
  readonly steps: readonly (readonly [sinceMs: number, minutes: number])[];
};

const UTC: ZoneOffsets = {
  zone: 'UTC',
  fromMs: Number.NEGATIVE_INFINITY,
  untilMs: Number.POSITIVE_INFINITY,
  steps: [[Number.NEGATIVE_INFINITY, 0]],
};

const known = new Map<string, ZoneOffsets>([[UTC.zone, UTC]]);

/**
 * Takes over what the server knows of a zone. Without it every instant is written by the runtime's own calendar, which a
 * browser has to load first: some twenty milliseconds of a desk's processor before the first time of a page can be shown.
 */
export function learnZoneOffsets(offsets: ZoneOffsets): void {
  known.set(offsets.zone, offsets);
}

/** Minutes east of UTC at an instant; null where no one has said. */
export function knownZoneOffset(zone: string, instantMs: number): number | null {
  const offsets = known.get(zone);
  if (offsets === undefined || instantMs < offsets.fromMs || instantMs > offsets.untilMs) return null;
  return offsets.steps.findLast(([sinceMs]) => sinceMs <= instantMs)?.[1] ?? null;
}
