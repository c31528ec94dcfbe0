import { findFirstPicks, listLeagueDays } from '#db/queries/plan-content.ts';
import { keptStore, openKeptFacts } from '#domain/kept/kept-facts.ts';
import type { Services } from '#domain/services.ts';
import type { PlayedDay } from './publication-rates.ts';

const DAY_MS = 86_400_000;
/** A league's last season still counts when its next one begins. */
const HISTORY_DAYS = 400;
/** Our own publications count from so many days on, the one that runs included; before that the ones calculated afterwards do, and it is said. */
const LEAST_LIVE_DAYS = 14;
/** Picks are published up to two days ahead: games before that had no whole window. */
const FIRST_WINDOW_MS = 2 * DAY_MS;
/** What is said of the rate is that of so many days (B4). */
const TOLD_DAYS = 60;

export type MeasuredRate = {
  readonly origin: 'live' | 'backfill';
  /** Day by day and league by league what was played and published, up to the last midnight (UTC). */
  readonly days: readonly PlayedDay[];
  /** Today, as the days count themselves. */
  readonly today: number;
  readonly told: { readonly games: number; readonly picks: number };
};

const rateStore = keptStore<MeasuredRate | null>(['record', 'games']);

/** What has been published on the games that were played, of our own publications or of those calculated afterwards; null before any. */
export async function measureRate(
  services: Services,
  known: { readonly asOf: Date; readonly sources: readonly string[] },
): Promise<MeasuredRate | null> {
  const today = Math.floor(known.asOf.getTime() / DAY_MS);
  const kept = await openKeptFacts(services);
  const key = JSON.stringify([today, known.sources]);
  return kept.keep(rateStore, key, () => measure(services, { ...known, today }));
}

async function measure(
  { db }: Services,
  of: { readonly asOf: Date; readonly sources: readonly string[]; readonly today: number },
): Promise<MeasuredRate | null> {
  const { today, ...known } = of;
  const until = new Date(today * DAY_MS);
  const first = await findFirstPicks(db, known);
  const liveFromMs = first.live === null ? null : first.live.getTime() + FIRST_WINDOW_MS;
  const isLive = liveFromMs !== null && until.getTime() + DAY_MS - liveFromMs >= LEAST_LIVE_DAYS * DAY_MS;
  const origin = isLive ? 'live' : 'backfill';
  const fromMs = isLive ? liveFromMs : first.backfill?.getTime();
  if (fromMs === undefined) return null;
  const from = new Date(Math.max(fromMs, until.getTime() - HISTORY_DAYS * DAY_MS));
  const days = await listLeagueDays(db, { ...known, origin, from, until });
  if (days.length === 0) return null;
  const told = days.filter(({ day }) => day >= today - TOLD_DAYS);
  const sum = (field: 'games' | 'picks') => told.reduce((total, day) => total + day[field], 0);
  return { origin, days, today, told: { games: sum('games'), picks: sum('picks') } };
}
