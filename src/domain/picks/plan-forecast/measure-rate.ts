import { countLeadHours, findFirstPicks, listLeagueDays, listPickKinds } from '#db/queries/plan-content.ts';
import { cacheStore, openDataCache } from '#domain/foundation/cache/data-cache.ts';
import { MAX_PRICE_AGE_MS } from '#domain/picks/bet/standing-prices.ts';
import type { Services } from '#domain/services.ts';
import { DAY_MS } from '#terms/durations.ts';
import type { RecordOrigin } from '#terms/results.ts';
import { expectPicks } from './expect-picks.ts';
import { isSameRegime } from './price-regime.ts';
import type { PlayedDay } from './publication-rates.ts';

/** A league's last season still counts when its next one begins. */
const HISTORY_DAYS = 400;
/** Our own publications count from so many days on, the one that runs included; before that the ones calculated afterwards do, and it is said. */
const MIN_LIVE_DAYS = 14;
/** Picks are published up to two days ahead: games before that had no whole window. */
const FIRST_WINDOW_MS = 2 * DAY_MS;
/** What is said of the rate is that of so many days at most (docs/product/plans.md). */
const SPREAD_DAYS = 60;

export type MeasuredRate = {
  readonly origin: RecordOrigin;
  /** Day by day and league by league what was played and published, up to the last midnight (UTC). */
  readonly days: readonly PlayedDay[];
  /** Today, as the days count themselves. */
  readonly today: number;
  /** What is said of it: the games that began in (from, until], and their picks. */
  readonly counts: {
    readonly games: number;
    readonly picks: number;
    readonly from: Date;
    readonly until: Date;
  };
  /** For each whole hour before a start, the share of the picks that is published later than that. */
  readonly shares: readonly number[];
  /** False where the rate is one of other prices than those at which we publish: nothing can be foretold from it. */
  readonly foretells: boolean;
};

const rateStore = cacheStore<MeasuredRate | null>(['record', 'games']);

/** What has been published on the games that were played, of our own publications or of those calculated afterwards; null before any. */
export async function measureRate(
  services: Services,
  known: { readonly asOf: Date; readonly sources: readonly string[] },
): Promise<MeasuredRate | null> {
  const today = Math.floor(known.asOf.getTime() / DAY_MS);
  const cache = await openDataCache(services);
  const key = JSON.stringify([today, known.sources]);
  return cache.getOrCompute(rateStore, key, () => measure(services, { ...known, today }));
}

type Measured = { readonly asOf: Date; readonly sources: readonly string[]; readonly today: number };

async function measure(services: Services, measured: Measured): Promise<MeasuredRate | null> {
  const { db } = services;
  const { today, ...known } = measured;
  const until = new Date(today * DAY_MS);
  const first = await findFirstPicks(db, known);
  const liveFrom = first.live === null ? null : new Date(first.live.getTime() + FIRST_WINDOW_MS);
  const isLive = liveFrom !== null && until.getTime() + DAY_MS - liveFrom.getTime() >= MIN_LIVE_DAYS * DAY_MS;
  const origin = isLive ? 'live' : 'backfill';
  const start = isLive ? liveFrom : first.backfill;
  if (start === null) return null;
  const from = new Date(Math.max(start.getTime(), until.getTime() - HISTORY_DAYS * DAY_MS));
  // What was published since the start is no part of what was calculated for the time before it.
  const ended = isLive
    ? until
    : new Date(Math.min(until.getTime(), first.live?.getTime() ?? until.getTime()));
  const days = await listLeagueDays(db, { ...known, origin, from, until: ended });
  if (days.length === 0) return null;
  const recent = days.filter(({ day }) => day >= today - SPREAD_DAYS);
  const sum = (field: 'games' | 'picks') => recent.reduce((total, day) => total + day[field], 0);
  const since = new Date(until.getTime() - SPREAD_DAYS * DAY_MS);
  return {
    origin,
    days,
    today,
    counts: {
      games: sum('games'),
      picks: sum('picks'),
      from: new Date(Math.max(from.getTime(), since.getTime())),
      until: ended,
    },
    shares: sharesOf(await countLeadHours(db, { ...known, origin, since })),
    foretells: isLive || (await agreesWithLive(services, { ...measured, days, since, liveFrom })),
  };
}

/** Whether what was calculated afterwards is of one kind with what has been published since, in its prices and in its number. */
async function agreesWithLive(
  { db }: Services,
  options: Measured & {
    readonly days: readonly PlayedDay[];
    readonly since: Date;
    readonly liveFrom: Date | null;
  },
): Promise<boolean> {
  const { asOf, sources, since, liveFrom } = options;
  const kinds = await listPickKinds(db, { asOf, sources, since, maxAgeS: MAX_PRICE_AGE_MS / 1000 });
  if (!isSameRegime(kinds)) return false;
  const until = new Date(options.today * DAY_MS);
  if (liveFrom === null || liveFrom >= until) return true;
  const published = await listLeagueDays(db, { asOf, sources, origin: 'live', from: liveFrom, until });
  const days = options.today - Math.floor(liveFrom.getTime() / DAY_MS);
  const expected = expectPicks(options.days, published, { today: options.today - days, days });
  const came = published.reduce((sum, { picks }) => sum + picks, 0);
  return expected === null || published.length === 0 || (came >= expected.low && came <= expected.high);
}

/** The running share of the picks by the whole hours of their lead; none where there is no pick. */
function sharesOf(hours: readonly { readonly hour: number; readonly picks: number }[]): number[] {
  const all = hours.reduce((sum, { picks }) => sum + picks, 0);
  const last = Math.max(-1, ...hours.map(({ hour }) => hour));
  // In the middle of an hour half of the hour's picks are still to come.
  return Array.from({ length: last + 1 }, (_, hour) => {
    const later = hours.filter((row) => row.hour < hour).reduce((sum, { picks }) => sum + picks, 0);
    const within = hours.find((row) => row.hour === hour)?.picks ?? 0;
    return (later + within / 2) / all;
  });
}
