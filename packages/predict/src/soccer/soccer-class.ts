import type { FormSpec } from '../features/form-tracker.ts';
import type { GameResult } from '../surface/game.ts';

/**
 * What class a side is of, over years: a club that was great two seasons ago has most of what made it so, and the market knows it long
 * before results do.
 */
export const SOCCER_CLASS_FORM: FormSpec = {
  family: 'class',
  tier: 'A',
  halfLives: [60, 120, 240],
  venueHalfLives: [],
  prior: 10,
  isInPrice: true,
  quantities: [
    { name: 'margin', group: 'scoring', meaning: 'goal difference' },
    { name: 'result', group: 'scoring', meaning: 'won (1) or lost (−1)' },
    { name: 'on_target', group: 'shots', meaning: 'shots on target minus those allowed' },
    { name: 'shots', group: 'shots', meaning: 'shots minus those allowed' },
  ],
};

/** Values of one side, in the order of SOCCER_CLASS_FORM. */
export function fillClass(game: GameResult, isHome: boolean, out: Float64Array): void {
  const sign = isHome ? 1 : -1;
  const margin = sign * (game.homeScore - game.awayScore);
  const stats = game.statistics ?? {};
  const gap = (name: string) =>
    sign * ((stats[`${name}_home`] ?? Number.NaN) - (stats[`${name}_away`] ?? Number.NaN));
  out.set([margin, Math.sign(margin), gap('sot'), gap('shots')]);
}
