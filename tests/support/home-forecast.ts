import { gameIdOf } from '#domain/forecasting/sport/feed-rows.ts';
import { idOf } from '#platform/id.ts';
import { addForecast } from './factories.ts';

const GOALS = { kind: 'soccer', lambda: 1.6, mu: 1.2, rho: -0.05 } as const;
const RUNS = {
  kind: 'baseball',
  home: { mean: 4.5, size: 4 },
  away: { mean: 4.4, size: 4 },
  extraHome: 0.5,
} as const;

type Options = {
  readonly source: string;
  readonly knownMs: number;
  /** The newest prices of the game's winner. */
  readonly price: {
    readonly key: string;
    readonly home: number;
    /** Null where a game is played until somebody wins, as in baseball. */
    readonly draw: number | null;
    readonly away: number;
  };
};

/** A forecast that likes the home side better than the market does, so that there is something to bet on. */
export async function addHomeForecast(
  services: Parameters<typeof addForecast>[0],
  { source, knownMs, price: { key, home, draw, away } }: Options,
): Promise<void> {
  const drawShare = draw === null ? 0 : 1 / draw;
  const sum = 1 / home + drawShare + 1 / away;
  const taken = draw === null ? 0 : 0.015;
  const pinned = {
    home: 1 / home / sum + 0.03,
    draw: drawShare / sum - taken,
    away: 1 / away / sum - 0.03 + taken,
  };
  await addForecast(services, {
    gameKey: key,
    gameId: gameIdOf(source, key),
    knownAt: new Date(knownMs),
    id: idOf('forecast', key, String(knownMs)),
    distribution: draw === null ? { ...RUNS, pinned } : { ...GOALS, pinned },
  });
}
