import type { StoredEngine } from '../engine/sport-engine.ts';
import type { Sport, Tier } from '../surface/game.ts';
import type { SeenGames } from './seen-games.ts';

export type WalkForwardOptions = {
  readonly sport: Sport;
  /** Every random choice is drawn from it, so that the same games give the same bytes. */
  readonly seed: number;
  /** Completed games in this league and season that both teams need; 5 where nothing is said. */
  readonly minimumGames?: number;
  /** What to do with a team that the league has never seen: refuse (the site), or start from a newcomer's prior (backtests). */
  readonly unseenTeams?: 'refuse' | 'prior';
  /**
   * Tiers whose corrections are shared between ridge and boosted trees. None where nothing is said: the trees bring a
   * little and take most of the training time.
   */
  readonly boostedTiers?: readonly Tier[];
};

export type Window = { readonly fromAt: number; readonly untilAt: number; readonly games: number };

/** What a model keeps of a walk-forward; plain data. */
export type WalkForwardState = {
  readonly options: Required<WalkForwardOptions>;
  /** What the engine starts from; null where it has learned nothing. */
  readonly engine: StoredEngine | null;
  /** By league, the games that are not learned again. */
  readonly seen: Map<string, SeenGames>;
  window: Window;
};
