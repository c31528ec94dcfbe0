import { type ForecastInsert, insertForecasts } from '#db/queries/forecast.ts';
import { insertPolicy, type PolicyRow } from '#db/queries/pick.ts';
import { gameIdOf } from '#domain/forecasting/sport/feed-rows.ts';
import type { Services } from '#domain/services.ts';
import type { Feed, FeedBatch, FeedOdds } from '#feeds/feed.ts';
import { idOf } from '#platform/id.ts';
import { MINUTE_MS } from '#terms/durations.ts';
import { PROVEN } from './proven-law.ts';
import { SMALL_SOURCE } from './small-season.ts';

/** An instant some minutes after another one; before it with a negative number. */
export function minutesAfter(at: Date, minutes: number): Date {
  return new Date(at.getTime() + minutes * MINUTE_MS);
}

/** A policy that any side with a positive expected value of 2 % meets. */
export async function addPolicy(services: Services, options: Partial<PolicyRow> = {}): Promise<void> {
  const limits = { minEv: 0.02, minLeadMinutes: 15, maxLeadHours: 48, discloseMinutes: 0 };
  await insertPolicy(services.db, {
    version: 1,
    ...limits,
    validFrom: new Date(0),
    note: 'test',
    ...options,
  });
}

/** A forecast of a soccer game in which home wins about half of the time and 2.8 goals are expected. */
export async function addForecast(
  services: Services,
  options: Partial<ForecastInsert> & { readonly gameKey: string; readonly knownAt: Date },
): Promise<void> {
  const { gameKey, knownAt, ...rest } = options;
  const gameId = gameIdOf(SMALL_SOURCE, gameKey);
  await insertForecasts(services.db, [
    {
      id: idOf('forecast', gameId, knownAt.toISOString()),
      gameId,
      knownAt,
      computedAt: knownAt,
      origin: 'live',
      modelVersion: 'soccer-test',
      tier: 'B',
      state: 'ready',
      missing: [],
      drivers: [],
      distribution: { kind: 'soccer', lambda: 1.7, mu: 1.1, rho: -0.05, marketLine: PROVEN },
      pHome: 0.5,
      pDraw: 0.25,
      pAway: 0.25,
      expectedHome: 1.7,
      expectedAway: 1.1,
      spread: null,
      contentHash: gameId,
      pricesUntil: knownAt,
      ...rest,
    },
  ]);
}

/** A forecast that says only what is missing. */
export const INSUFFICIENT = {
  state: 'insufficient',
  missing: [{ code: 'home_games', have: 1, need: 5 }],
  distribution: null,
  pHome: null,
  pDraw: null,
  pAway: null,
  expectedHome: null,
  expectedAway: null,
} as const satisfies Partial<ForecastInsert>;

/** Prices on the three markets of a game, each with one side worth betting under `addForecast`: home, home −1.5, over. */
export function goodOdds(gameKey: string, knownAt: Date): FeedOdds[] {
  const common = { gameKey, knownAt, bookmaker: 'one', phase: 'open', origin: 'simulated' } as const;
  return [
    { ...common, betType: 'win_loss', line: null, homeOdds: 2.1, drawOdds: 3.4, awayOdds: 4 },
    { ...common, betType: 'run_line', line: -1.5, homeOdds: 3.9, drawOdds: null, awayOdds: 1.3 },
    { ...common, betType: 'over_under', line: 2.5, homeOdds: 2, drawOdds: null, awayOdds: 1.9 },
  ];
}

/** Prices on which no side is worth a bet. */
export function poorOdds(gameKey: string, knownAt: Date): FeedOdds[] {
  return goodOdds(gameKey, knownAt).map((odds) => ({
    ...odds,
    homeOdds: odds.betType === 'run_line' ? 3.4 : 1.8,
  }));
}

type Window = Parameters<Feed['changes']>[0];

/** A feed of the small season that hands over what the test says, whatever window it is asked for. */
export function scriptedFeed(
  changes: (window: Window) => Iterable<Partial<FeedBatch>>,
  options: Partial<Feed> = {},
): Feed {
  const names = (en: string) => ({ en, zh_TW: en, zh_HK: en, vi: en });
  const league = { id: 'EPL', sport: 'soccer', names: names('Premier League'), country: 'England' } as const;
  return {
    source: SMALL_SOURCE,
    leagues: async () => [{ ...league, seasons: [] }],
    teams: async () =>
      ['Reds', 'Blues', 'Greens'].map((name) => ({
        key: `EPL/${name}`,
        leagueId: 'EPL',
        names: names(name),
      })),
    async *changes(window) {
      const nothing = { games: [], states: [], odds: [], references: [] };
      for (const batch of changes(window)) yield { ...nothing, ...batch };
    },
    ...options,
  };
}
