import { gameIdOf } from '#domain/forecasting/sport/feed-rows.ts';
import { idOf } from '#platform/id.ts';
import { addForecast } from './factories.ts';

type Options = {
  readonly source: string;
  readonly knownMs: number;
  /** The newest prices of the game's winner. */
  readonly price: {
    readonly key: string;
    readonly home: number;
    readonly draw: number;
    readonly away: number;
  };
};

/** A forecast that likes the home side better than the market does, so that there is something to bet on. */
export async function addHomeForecast(
  services: Parameters<typeof addForecast>[0],
  { source, knownMs, price: { key, home, draw, away } }: Options,
): Promise<void> {
  const sum = 1 / home + 1 / draw + 1 / away;
  const pinned = { home: 1 / home / sum + 0.03, draw: 1 / draw / sum - 0.015, away: 1 / away / sum - 0.015 };
  await addForecast(services, {
    gameKey: key,
    gameId: gameIdOf(source, key),
    knownAt: new Date(knownMs),
    id: idOf('forecast', key, String(knownMs)),
    distribution: { kind: 'soccer', lambda: 1.6, mu: 1.2, rho: -0.05, pinned },
  });
}
