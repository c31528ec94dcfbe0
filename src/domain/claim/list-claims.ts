import { listFeatureCounts } from '#db/queries/forecast.ts';
import { listLeagueRows } from '#db/queries/league.ts';
import { countEvaluatedGames, sumGradedPicks } from '#db/queries/pick-list.ts';
import { brandWindow } from '../record/brand-day.ts';
import type { Services } from '../services.ts';
import { findShownSources } from '../sport/shown-sources.ts';
import { wilsonInterval } from './wilson-interval.ts';

/** A figure that the site may say, with what it rests on. A claim whose query no longer supports it is not in the list. */
export type Claim = {
  readonly id:
    | 'events_analysed'
    | 'features_per_league'
    | 'win_rate'
    | 'average_daily_profit'
    | 'profit'
    | 'closing_value';
  /** 'backfill' was calculated afterwards and is only ever shown with that label. */
  readonly origin: 'live' | 'backfill';
  readonly value: number;
  readonly unit: 'games' | 'features' | 'rate' | 'usd';
  readonly n: number;
  readonly interval: readonly [number, number] | null;
  readonly period: { readonly days: number; readonly from: string; readonly until: string } | null;
  /** True where a pick of the sample rests on simulated results or prices. */
  readonly simulated: boolean;
  readonly as_of: string;
  readonly evidence: string;
};

const WINDOWS = [
  { origin: 'live', days: 20 },
  { origin: 'backfill', days: 20 },
  { origin: 'backfill', days: 90 },
] as const;

/** Every claim that holds now, each computed from the rows it names (B11). Nothing here is typed by hand. */
export async function listClaims(services: Services): Promise<Claim[]> {
  const now = services.clock.now();
  const sources = await findShownSources(services);
  const [events, features, ...windows] = await Promise.all([
    eventClaims(services, sources, now),
    featureClaims(services, sources, now),
    ...WINDOWS.map((window) => windowClaims(services, { ...window, sources, now })),
  ]);
  return [...events, ...features, ...windows.flat()];
}

async function eventClaims({ db }: Services, sources: readonly string[], now: Date): Promise<Claim[]> {
  const origins = ['live', 'backfill'] as const;
  const counts = await Promise.all(
    origins.map((origin) => countEvaluatedGames(db, { origin, sources, asOf: now })),
  );
  return origins.flatMap((origin, index) => {
    const games = counts[index] ?? 0;
    if (games === 0) return [];
    const claim = { id: 'events_analysed', origin, value: games, unit: 'games', n: games } as const;
    return [
      {
        ...claim,
        interval: null,
        period: null,
        simulated: false,
        as_of: now.toISOString(),
        evidence: evidence(origin),
      },
    ];
  });
}

/** "Over 600 features per league" may be said as long as the models that run have so many on average (C20). */
const CLAIMED_FEATURES = 600;

async function featureClaims({ db }: Services, sources: readonly string[], now: Date): Promise<Claim[]> {
  const [leagues, counts] = await Promise.all([
    listLeagueRows(db, { asOf: now, sources }),
    listFeatureCounts(db, { asOf: now, sources }),
  ]);
  const covered = leagues.filter((league) => league.covered);
  const total = covered.reduce(
    (sum, { sport }) => sum + (counts.find((count) => count.sport === sport)?.features ?? 0),
    0,
  );
  const average = covered.length > 0 ? total / covered.length : 0;
  if (average < CLAIMED_FEATURES) return [];
  const claim = { id: 'features_per_league', origin: 'live', value: average, unit: 'features' } as const;
  const common = { n: covered.length, interval: null, period: null, simulated: false };
  return [{ ...claim, ...common, as_of: now.toISOString(), evidence: '/api/sport/league' }];
}

async function windowClaims(
  { db }: Services,
  window: {
    readonly origin: Claim['origin'];
    readonly days: number;
    readonly sources: readonly string[];
    readonly now: Date;
  },
): Promise<Claim[]> {
  const { origin, days, sources, now } = window;
  const { from, until } = brandWindow(now, days);
  const sums = await sumGradedPicks(db, { origin, sources, from, until, asOf: now });
  if (!sums || sums.n === 0) return [];
  const common = {
    origin,
    period: { days, from: from.toISOString(), until: until.toISOString() },
    simulated: sums.isSimulated,
    as_of: now.toISOString(),
    evidence: evidence(origin),
  };
  const decided = sums.win + sums.lose;
  const profitUsd = sums.profitCents / 100;
  const claims: Claim[] = [
    { ...common, id: 'profit', value: profitUsd, unit: 'usd', n: sums.n, interval: null },
    {
      ...common,
      id: 'average_daily_profit',
      value: profitUsd / days,
      unit: 'usd',
      n: sums.n,
      interval: null,
    },
  ];
  if (decided > 0) {
    const interval = wilsonInterval(sums.win, decided);
    claims.push({ ...common, id: 'win_rate', value: sums.win / decided, unit: 'rate', n: decided, interval });
  }
  if (sums.closingValue !== null && sums.closingCount > 0) {
    const value = sums.closingValue;
    claims.push({
      ...common,
      id: 'closing_value',
      value,
      unit: 'rate',
      n: sums.closingCount,
      interval: null,
    });
  }
  return claims;
}

function evidence(origin: Claim['origin']): string {
  return `/api/public/ledger?origin=${origin}`;
}
