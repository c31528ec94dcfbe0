import type { Model } from './artefact/model.ts';
import type { PlayedGame, Sport } from './surface/game.ts';
import { createWalkForward, type WalkForwardOptions } from './walk-forward/walk-forward.ts';

/** Learns all games of a sport whose results are known at `asOf` (ms); later ones are ignored, whatever their order. */
export function fit(input: {
  readonly sport: Sport;
  readonly games: readonly PlayedGame[];
  readonly asOf: number;
  readonly seed: number;
  readonly options?: Omit<WalkForwardOptions, 'sport' | 'seed'>;
}): Model {
  const walk = createWalkForward({ ...input.options, sport: input.sport, seed: input.seed });
  const known = input.games.filter((game) => game.knownAt <= input.asOf);
  walk.advance(known.sort((a, b) => a.startAt - b.startAt || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)));
  return walk.model();
}
