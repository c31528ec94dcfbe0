import type { Distribution } from '../distribution/distribution.ts';
import type { Driver, Outcome } from '../surface/forecast.ts';
import type { ClosingPrice, GameFacts, OpeningPrice, Tier } from '../surface/game.ts';

/** What a sport's models say about one game, before the surface wraps it. */
export type EngineForecast = {
  readonly tier: Tier;
  readonly distribution: Distribution;
  readonly expected: { readonly home: number; readonly away: number };
  readonly drivers: readonly Driver[];
  /** Win probabilities of the ensemble's members, the published one first. */
  readonly members: readonly Outcome[];
};

/** A fixture with the prices that the asked tier may see. */
export type AskedGame = GameFacts & {
  readonly opening?: readonly OpeningPrice[];
  readonly closing?: readonly ClosingPrice[];
};
