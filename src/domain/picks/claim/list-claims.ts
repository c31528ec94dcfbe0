import { countActiveMembers, countEvaluatedGames } from '#db/queries/claim.ts';
import { listColumnScores } from '#db/queries/forecast.ts';
import { listLeagueRows } from '#db/queries/league.ts';
import { columnsOfLeague } from '#domain/forecasting/engine/league-columns.ts';
import { cacheStore, openDataCache } from '#domain/foundation/cache/data-cache.ts';
import { cachedSources } from '#domain/picks/figures/cached-sums.ts';
import type { Services } from '#domain/services.ts';
import { RECORD_ORIGINS } from '#terms/results.ts';
import type { Claim } from './claim.ts';
import { ledgerEvidence, windowClaims } from './window-claims.ts';

export type { Claim };

const WINDOWS = [
  { origin: 'live', window: '20d' },
  { origin: 'backfill', window: '20d' },
  { origin: 'backfill', window: '90d' },
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
  const cache = await openDataCache(services);
  const sources = await cachedSources(services, cache);
  const [events, features, members, ...windows] = await Promise.all([
    cache.getOrCompute(claimStore, 'events', () => eventClaims(services, sources, now)),
    cache.getOrCompute(claimStore, 'features', () => featureClaims(services, sources, now)),
    options.brand === undefined ? [] : memberClaims(services, options.brand, now),
    ...WINDOWS.map((window) => windowClaims(services, window)),
  ]);
  const asOf = { as_of: now.toISOString() };
  return [...events, ...features, ...members, ...windows.flat()].map((claim) => ({ ...claim, ...asOf }));
}

/** Claims that change with the record's facts alone. */
const claimStore = cacheStore<readonly Claim[]>(['record']);

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
        evidence: ledgerEvidence(origin),
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
