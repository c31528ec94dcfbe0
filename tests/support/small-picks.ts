import { insertForecasts } from '#db/queries/forecast.ts';
import { insertPolicy } from '#db/queries/pick.ts';
import { gameIdOf } from '#domain/forecasting/sport/feed-rows.ts';
import { publishPicks } from '#domain/picks/publish/publish-picks.ts';
import type { Services } from '#domain/services.ts';
import type { FeedOdds } from '#feeds/feed.ts';
import { idOf } from '#platform/id.ts';
import { insertSmallSeason, SMALL_SOURCE, smallGame, smallState } from './small-season.ts';

/** A price on the winner at which the home side of `readyForecast` is worth betting. */
export function smallOdds(gameKey: string, knownAt: Date, homeOdds = 2.1): FeedOdds {
  const odds = { homeOdds, drawOdds: 3.5, awayOdds: 3.9 };
  return {
    gameKey,
    knownAt,
    ...odds,
    betType: 'win_loss',
    line: null,
    bookmaker: 'Sample Book',
    phase: 'open',
    origin: 'simulated',
  };
}

/** A forecast in which the home side wins about half of the time. */
export async function insertReadyForecast(services: Services, gameKey: string, knownAt: Date): Promise<void> {
  const gameId = gameIdOf(SMALL_SOURCE, gameKey);
  const probabilities = { pHome: 0.5, pDraw: 0.25, pAway: 0.25 };
  const pinned = { home: 0.5, draw: 0.25, away: 0.25 };
  await insertForecasts(services.db, [
    {
      id: idOf('forecast', gameId),
      gameId,
      knownAt,
      computedAt: knownAt,
      ...probabilities,
      origin: 'live',
      modelVersion: 'soccer-test',
      tier: 'B',
      state: 'ready',
      missing: [],
      distribution: { kind: 'soccer', lambda: 1.7, mu: 1.1, rho: -0.05, pinned },
      expectedHome: 1.7,
      expectedAway: 1.1,
      spread: null,
      drivers: [],
      contentHash: gameId,
      pricesUntil: knownAt,
    },
  ]);
}

/**
 * Publishes one pick on the home side for each start, in the order of the starts, at `publishedAt`. The game's key is its
 * position: '0', '1', … With `result` set, each game's final score is known two hours after its start.
 */
export async function publishSmallPicks(
  test: { readonly services: Services; setNow(at: Date): void },
  options: {
    readonly publishedAt: Date;
    readonly starts: readonly Date[];
    readonly result?: readonly [number, number];
  },
): Promise<void> {
  const { publishedAt, starts, result } = options;
  const before = new Date(publishedAt.getTime() - 60_000);
  const [homeScore, awayScore] = result ?? [null, null];
  await insertSmallSeason(test.services, {
    games: starts.map((startAt, index) => smallGame({ key: String(index), startAt })),
    odds: starts.map((_start, index) => smallOdds(String(index), before)),
    states: result
      ? starts.map((startAt, index) =>
          smallState({
            gameKey: String(index),
            status: 'completed',
            homeScore,
            awayScore,
            knownAt: new Date(startAt.getTime() + 7_200_000),
          }),
        )
      : [],
  });
  for (const index of starts.keys()) await insertReadyForecast(test.services, String(index), before);
  const policy = { version: 1, minEv: 0.02, minLeadMinutes: 15, maxLeadHours: 48, discloseMinutes: 0 };
  await insertPolicy(test.services.db, { ...policy, validFrom: new Date(0), note: 'test' });
  test.setNow(publishedAt);
  await publishPicks(test.services, { source: SMALL_SOURCE });
}
