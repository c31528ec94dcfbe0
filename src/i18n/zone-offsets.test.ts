import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY_MS } from '#terms/durations.ts';
import { formatDateTime, formatZoneOffset } from './format.ts';
import { listZoneOffsets } from './list-zone-offsets.ts';
import { knownZoneOffset, learnZoneOffsets } from './zone-offsets.ts';

const NOW = new Date('2026-11-21T09:30:00Z');
/** Whole and half hours, both hemispheres, changes by an hour and by half of one, and none. */
const ZONES = ['Asia/Taipei', 'Asia/Kolkata', 'Europe/London', 'America/New_York', 'Australia/Lord_Howe'];

it('gives the same time as the calendar of the runtime, on the days of a change too', () => {
  const instants = fc.date({
    min: new Date(NOW.getTime() - 799 * DAY_MS),
    max: new Date(NOW.getTime() + 399 * DAY_MS),
    noInvalidDate: true,
  });
  const changes = ZONES.flatMap((zone) => listZoneOffsets(zone, NOW).steps.map(([ms]) => ms)).slice(0, 40);
  const near = fc
    .tuple(fc.constantFrom(...changes), fc.integer({ min: -90 * 60_000, max: 90 * 60_000 }))
    .map(([change, apart]) => new Date(change + apart));
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), fc.oneof(instants, near), (zone, instant) => {
      const [unlearned, named] = [formatDateTime(instant, `${zone}`), formatZoneOffset(instant, zone)];
      learnZoneOffsets(listZoneOffsets(zone, NOW));
      expect([formatDateTime(instant, zone), formatZoneOffset(instant, zone)]).toEqual([unlearned, named]);
      learnZoneOffsets({ zone, fromMs: 1, untilMs: 0, steps: [] });
    }),
  );
});

it('says nothing of instants out of its reach and of zones no one named', () => {
  learnZoneOffsets(listZoneOffsets('Asia/Tokyo', NOW));
  expect(knownZoneOffset('Asia/Tokyo', NOW.getTime())).toBe(540);
  expect(knownZoneOffset('Asia/Tokyo', NOW.getTime() - 900 * DAY_MS)).toBeNull();
  expect(knownZoneOffset('Asia/Seoul', NOW.getTime())).toBeNull();
});
