import type { Random } from '../../seeded-random.ts';
import type { Expected } from './rater.ts';

/** So many games have one move that does most of the way at once: a player is out, or much money comes on one side. */
const STEAM_CHANCE = 0.5;
/** The share of the variance of the whole way that such a move does. */
const STEAM_SHARE = { least: 0.6, spread: 0.3 } as const;

/**
 * What a market has still to learn of a game, of standard deviation 1 at the opening, then after each of `moves` moves, and nothing
 * after the last. The moves are drawn apart from each other, so that none foretells the next; in some games one of them is large.
 */
export function drawWay(random: Random, moves: number): Expected[] {
  const steam = random.chance(STEAM_CHANCE)
    ? { at: random.below(moves), share: STEAM_SHARE.least + random.next() * STEAM_SHARE.spread }
    : null;
  const drifts = Array.from({ length: moves }, () => 0.2 + random.next());
  const sum = drifts.reduce((total, drift) => total + drift, 0);
  const drifting = 1 - (steam?.share ?? 0);
  const way: Expected[] = [{ home: 0, away: 0 }];
  for (const [move, drift] of [...drifts.entries()].reverse()) {
    const step = Math.sqrt((drifting * drift) / sum + (steam?.at === move ? steam.share : 0));
    const [next = { home: 0, away: 0 }] = way;
    way.unshift({ home: next.home + step * random.normal(), away: next.away + step * random.normal() });
  }
  return way;
}
