import { expect } from 'vitest';
import { publishPicks } from '#domain/picks/publish/publish-picks.ts';
import type { Services } from '#domain/services.ts';
import { addForecast, goodOdds, minutesAfter } from './factories.ts';
import { insertSmallSeason, SMALL_SOURCE, smallGame } from './small-season.ts';

/** Three picks are published of a game that begins in ten hours, under the policy that stands. Answers the game's key. */
export async function publishThreePicks(
  services: Services,
  game: { readonly key?: string; readonly homeKey?: string } = {},
): Promise<string> {
  const now = services.clock.now();
  const { key = `game ${now.toISOString()}`, homeKey = 'EPL/Reds' } = game;
  const known = minutesAfter(now, -60);
  const games = [smallGame({ key, homeKey, startAt: minutesAfter(now, 600) })];
  await insertSmallSeason(services, { games, odds: goodOdds(key, known) });
  await addForecast(services, { gameKey: key, knownAt: known });
  expect((await publishPicks(services, { source: SMALL_SOURCE })).published).toBe(3);
  return key;
}
