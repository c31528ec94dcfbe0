import { DAY_MS } from '#terms/durations.ts';
import type { ZoneOffsets } from './zone-offsets.ts';

/** As far as a page of the site shows times: from the record's past to the end of the next season. */
const REACH = { pastDays: 800, futureDays: 400 } as const;
const MAX_ZONES = 200;

const lists = new Map<string, ZoneOffsets>();

/** The offsets of an IANA zone around an instant, for `learnZoneOffsets`. Looked up once a day for each zone. */
export function listZoneOffsets(zone: string, now: Date): ZoneOffsets {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const fromMs = today - REACH.pastDays * DAY_MS;
  const known = lists.get(zone);
  if (known?.fromMs === fromMs) return known;
  const offsets = readOffsets(zone, fromMs, today + REACH.futureDays * DAY_MS);
  if (lists.size >= MAX_ZONES) lists.clear();
  lists.set(zone, offsets);
  return offsets;
}

function readOffsets(zone: string, fromMs: number, untilMs: number): ZoneOffsets {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  const minutesAt = (ms: number) => {
    const name = format.formatToParts(ms).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  };
  let last = minutesAt(fromMs);
  const steps: [number, number][] = [[fromMs, last]];
  for (let day = fromMs; day < untilMs; day += DAY_MS) {
    const after = minutesAt(day + DAY_MS);
    if (after === last) continue;
    steps.push([changeWithin(day, day + DAY_MS, (ms) => minutesAt(ms) === last), after]);
    last = after;
  }
  return { zone, fromMs, untilMs, steps };
}

/** The first whole minute of a day at which the old offset no longer holds. */
function changeWithin(fromMs: number, untilMs: number, isOld: (ms: number) => boolean): number {
  let [low, high] = [fromMs / 60_000, untilMs / 60_000];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isOld(middle * 60_000)) low = middle;
    else high = middle;
  }
  return high * 60_000;
}
