import { openDatabase } from '#db/client.ts';
import { findAppSetting, putAppSetting } from '#db/queries/app-setting.ts';
import { keepFeedMapping } from '#db/queries/feed-cursor.ts';
import { createEngine, type Engine } from '#domain/picks/backfill/engine.ts';
import { publishPicks } from '#domain/picks/publish/publish-picks.ts';
import type { Services } from '#domain/services.ts';
import type { Feed, FeedState } from '#feeds/feed.ts';
import { createClock, fixedClock } from '#platform/clock.ts';
import { readEnv } from '#platform/env.ts';
import { silentLog } from '#platform/log.ts';
import { addForecast, addPolicy, goodOdds, minutesAfter } from '#tests/support/factories.ts';
import { insertSmallSeason, SMALL_SOURCE, smallGame, smallState } from '#tests/support/small-season.ts';

/** How many games are played while the storm lasts, and how many come into the publishing window meanwhile. */
export const GAMES = 20;
export const MARKETS = 3;
const SPACING_MIN = 0.25;
const BEGAN = 'small_season_began';

/**
 * Games around this instant: a pick of each market was published on the first twenty, whose results become known to the feed one after
 * the other in the minutes after it; twenty others come into the publishing window in the same minutes.
 */
export async function openSmallGames(ownerUrl: string): Promise<void> {
  const { db, close } = openDatabase(ownerUrl, { role: 'app', max: 2 });
  const services = { db, clock: createClock(), env: readEnv({ APP_MODE: 'test' }), log: silentLog() };
  await insertGames(services, services.clock.now()).finally(close);
}

async function insertGames(services: Services, began: Date): Promise<void> {
  const early = minutesAfter(began, -300);
  const ended = Array.from({ length: GAMES }, (_, index) => ({
    key: `ended ${index}`,
    startAt: minutesAfter(began, index * SPACING_MIN - 130),
  }));
  const coming = Array.from({ length: GAMES }, (_, index) => ({
    key: `coming ${index}`,
    startAt: minutesAfter(began, index * SPACING_MIN + 48 * 60),
  }));
  const games = [...ended, ...coming];
  await insertSmallSeason(services, {
    games: games.map((game) => smallGame(game)),
    // The prices of games to come stay young enough for a pick, however far the kills move the clock.
    odds: [
      ...ended.flatMap(({ key }) => goodOdds(key, early)),
      ...coming.flatMap(({ key }) => goodOdds(key, began)),
    ],
  });
  // A pick is made at prices that its forecast knows.
  for (const { key } of ended) await addForecast(services, { gameKey: key, knownAt: early });
  for (const { key } of coming) await addForecast(services, { gameKey: key, knownAt: began });
  await addPolicy(services);
  await publishPicks({ ...services, clock: fixedClock(early) }, { source: SMALL_SOURCE });
  await keepFeedMapping(services.db, SMALL_SOURCE, {});
  await putAppSetting(services.db, BEGAN, began.toISOString(), began);
}

/** The product's engine on those games: its feed reports their results, and nothing is learned from so few. */
export function createSmallEngine(services: Services): Engine {
  return {
    ...createEngine(services),
    source: SMALL_SOURCE,
    feed: async () => smallFeed(new Date(String(await findAppSetting(services.db, BEGAN)))),
    forecast: async () => ({}),
  };
}

function smallFeed(began: Date): Feed {
  const states: FeedState[] = Array.from({ length: GAMES }, (_, index) =>
    smallState({
      gameKey: `ended ${index}`,
      status: 'completed',
      homeScore: index % 3,
      awayScore: index % 2,
      // Ten minutes later it is settled.
      knownAt: minutesAfter(began, index * SPACING_MIN - 10),
    }),
  );
  return {
    source: SMALL_SOURCE,
    leagues: async () => [],
    teams: async () => [],
    async *changes({ from, until }) {
      const known = states.filter(({ knownAt }) => (from === null || knownAt > from) && knownAt <= until);
      yield { games: [], states: known, odds: [], references: [] };
    },
  };
}
