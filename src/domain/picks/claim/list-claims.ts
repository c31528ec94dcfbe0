import { addSums, EMPTY_SUMS } from '#db/queries/add-sums.ts';
import { countActiveMembers, countEvaluatedGames, findClosingDeviation } from '#db/queries/claim.ts';
import { listColumnScores } from '#db/queries/forecast.ts';
import { listLeagueRows } from '#db/queries/league.ts';
import type { RecordSums } from '#db/queries/record-sum-columns.ts';
import { columnsOfLeague } from '#domain/forecasting/engine/league-columns.ts';
import { keptStore, openKeptFacts } from '#domain/foundation/cache/kept-facts.ts';
import { brandDayBounds } from '#domain/foundation/clock/brand-day.ts';
import { withGameIntervals } from '#domain/picks/figures/by-game.ts';
import { meanInterval, summaryOf } from '#domain/picks/figures/figures.ts';
import { keptGames, keptSources, keptSums } from '#domain/picks/figures/kept-sums.ts';
import { type RecordWindow, readScope } from '#domain/picks/figures/record-scope.ts';
import type { Services } from '#domain/services.ts';
import { RECORD_ORIGINS, type RecordOrigin } from '#terms/results.ts';

/** A figure that the site may say, with what it rests on. A claim whose query no longer supports it is not in the list. */
export type Claim = {
  readonly id:
    | 'events_analysed'
    | 'features_per_league'
    | 'win_rate'
    | 'average_daily_profit'
    | 'profit'
    | 'closing_value'
    | 'members';
  /** 'backfill' was calculated afterwards and is only ever shown with that label. */
  readonly origin: RecordOrigin;
  readonly value: number;
  readonly unit: 'games' | 'features' | 'rate' | 'usd' | 'members';
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

/**
 * Every claim that holds now, each computed from the rows it names (docs/product/picks.md). Nothing here is typed by hand. The members are those
 * of the brand that says it; without a brand there is no such claim.
 */
export async function listClaims(
  services: Services,
  options: { readonly brand?: string | undefined } = {},
): Promise<Claim[]> {
  const now = services.clock.now();
  const kept = await openKeptFacts(services);
  const sources = await keptSources(services, kept);
  const [events, features, members, ...windows] = await Promise.all([
    kept.keep(claimStore, 'events', () => eventClaims(services, sources, now)),
    kept.keep(claimStore, 'features', () => featureClaims(services, sources, now)),
    options.brand === undefined ? [] : memberClaims(services, options.brand, now),
    ...WINDOWS.map((window) => windowClaims(services, { ...window, now })),
  ]);
  const asOf = { as_of: now.toISOString() };
  return [...events, ...features, ...members, ...windows.flat()].map((claim) => ({ ...claim, ...asOf }));
}

/** Claims that change with the record's facts alone. */
const claimStore = keptStore<readonly Claim[]>(['record']);

const deviationStore = keptStore<number | null>(['record']);

const MEMBERS_STEP = 100;

/** Active accounts, rounded down to hundreds (docs/product/picks.md); fewer than a hundred are not worth a claim. */
async function memberClaims({ db }: Services, brand: string, now: Date): Promise<Claim[]> {
  const members = await countActiveMembers(db, { brand, asOf: now });
  const value = Math.floor(members / MEMBERS_STEP) * MEMBERS_STEP;
  if (value === 0) return [];
  const claim = { id: 'members', origin: 'live', value, unit: 'members', n: members } as const;
  const common = { interval: null, period: null, simulated: false, as_of: now.toISOString() };
  return [{ ...claim, ...common, evidence: '/api/claims' }];
}

async function eventClaims({ db }: Services, sources: readonly string[], now: Date): Promise<Claim[]> {
  const origins = RECORD_ORIGINS;
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

/**
 * "Over 600 features per league" may be said as long as so many columns have varied in a league on average (docs/product/picks.md):
 * those that exist and say nothing there are not counted.
 */
export const CLAIMED_FEATURES = 600;

async function featureClaims({ db }: Services, sources: readonly string[], now: Date): Promise<Claim[]> {
  const [leagues, models] = await Promise.all([
    listLeagueRows(db, { asOf: now, sources }),
    listColumnScores(db, { asOf: now, sources }),
  ]);
  const covered = leagues.filter((league) => league.covered);
  const total = covered.reduce((sum, league) => sum + columnsOfLeague(league, models), 0);
  const average = covered.length > 0 ? total / covered.length : 0;
  if (average < CLAIMED_FEATURES) return [];
  const claim = { id: 'features_per_league', origin: 'live', value: average, unit: 'features' } as const;
  const common = { n: covered.length, interval: null, period: null, simulated: false };
  return [{ ...claim, ...common, as_of: now.toISOString(), evidence: '/api/sport/league' }];
}

async function windowClaims(
  services: Services,
  window: {
    readonly origin: Claim['origin'];
    readonly days: 20 | 90;
    readonly now: Date;
  },
): Promise<Claim[]> {
  const { origin, days, now } = window;
  const scope = await readScope(services, { origin, window: `${days}d` });
  const cuts = (await keptSums(services, scope.kept, { ...scope.filter, cuts: ['total'] })).filter(
    ({ cut }) => cut === 'total',
  );
  const sums = cuts.reduce<RecordSums>(addSums, EMPTY_SUMS);
  const games = await keptGames(services, scope.kept, scope.filter);
  const { n, win_rate, roi, profit_cents, staked_cents, closing_value, simulated } = withGameIntervals(
    summaryOf(sums),
    games,
  );
  if (n === 0) return [];
  const usd = { unit: 'usd', n } as const;
  const earned = (cents: number, over: number) => cents / 100 / over;
  // What was earned is as sure as the return on what was staked.
  const interval =
    roi.interval && ([roi.interval[0] * staked_cents, roi.interval[1] * staked_cents] as const);
  const earnedOver = (over: number) => ({
    value: earned(profit_cents, over),
    interval: interval && ([earned(interval[0], over), earned(interval[1], over)] as const),
  });
  const common = {
    origin,
    period: periodOf(scope.window),
    simulated: simulated > 0,
    as_of: now.toISOString(),
    evidence: evidence(origin),
  };
  const claims: Claim[] = [
    { ...common, ...usd, id: 'profit', ...earnedOver(1) },
    { ...common, ...usd, id: 'average_daily_profit', ...earnedOver(days) },
  ];
  if (win_rate.value !== null) {
    const { value, interval } = win_rate;
    claims.push({ ...common, id: 'win_rate', value, unit: 'rate', n: win_rate.n, interval });
  }
  if (closing_value.value !== null) {
    const { value, n: closed } = closing_value;
    const deviation = await scope.kept.keep(deviationStore, JSON.stringify(scope.filter), () =>
      findClosingDeviation(services.db, scope.filter),
    );
    const around = meanInterval({ mean: value, deviation: deviation ?? 0, n: closed });
    claims.push({ ...common, id: 'closing_value', value, unit: 'rate', n: closed, interval: around });
  }
  return claims;
}

function periodOf({ from, until, days }: RecordWindow): NonNullable<Claim['period']> {
  const lastMs = brandDayBounds(until).until.getTime() - 1;
  return {
    days,
    from: brandDayBounds(from ?? until).from.toISOString(),
    until: new Date(lastMs).toISOString(),
  };
}

function evidence(origin: Claim['origin']): string {
  return `/api/public/ledger?origin=${origin}`;
}
