import type { WalkForwardOptions } from '@trueline/predict';
import type { HyperParameters } from '#db/queries/model.ts';
import { PICK_TIERS } from '#terms/forecasts.ts';

/** What a site's first model is trained with. */
export const FIRST_PARAMETERS: HyperParameters = {
  seed: 20_261_121,
  minimum_games: 5,
  trees: false,
  history_from: null,
};

/** The same, as the engine takes them. Trees take part where forecasts are published: in the tiers that know results and prices. */
export function engineOptions(
  sport: WalkForwardOptions['sport'],
  { seed, minimum_games: minimumGames, trees }: HyperParameters,
): WalkForwardOptions {
  return { sport, seed, minimumGames, boostedTiers: trees ? PICK_TIERS : [] };
}

/** The instant from which results are learned; null for all. */
export function historyFrom({ history_from: day }: HyperParameters): Date | null {
  return day === null ? null : new Date(`${day}T00:00:00Z`);
}

/** The name of a model in its sport, as operators call it: `soccer-2`. */
export function modelName({ sport, number }: { readonly sport: string; readonly number: number }): string {
  return `${sport}-${number}`;
}
