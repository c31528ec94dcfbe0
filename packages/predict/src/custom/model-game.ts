import type { FeatureGroup } from '../features/registry.ts';
import type { BetType, ClosingPrice, GameInput, OpeningPrice, Sport } from '../surface/game.ts';

export const MODEL_STRATEGIES = ['average_rate', 'mov', 'expected_value'] as const;
export type ModelStrategy = (typeof MODEL_STRATEGIES)[number];

/** A model as a member made it: which bet, how a pick is chosen, how far back it looks (days), and which data it may use. */
export type ModelConfig = {
  readonly sport: Sport;
  readonly category: BetType;
  readonly strategy: ModelStrategy;
  readonly days: number;
  readonly groups: readonly FeatureGroup[];
};

/** The market that could be taken an hour before the start: decimal odds at one line. */
export type Offer = {
  readonly line: number | null;
  /** Home or over. */
  readonly homeOdds: number;
  readonly drawOdds: number | null;
  /** Away or under. */
  readonly awayOdds: number;
};

/** A final score and the instant (ms UTC) from which it was known. */
export type ModelResult = {
  readonly knownAt: number;
  readonly homeScore: number;
  readonly awayScore: number;
  readonly halfTime: readonly [number, number] | null;
  readonly statistics: Readonly<Record<string, number>>;
};

/** A game of the model's league. What belongs to later instants is looked at only once they have come. */
export type ModelGame = GameInput & {
  readonly result: ModelResult | null;
  readonly offer: Offer | null;
  /** Opening prices that were known an hour before the start. */
  readonly opening: readonly OpeningPrice[];
  /** Closing prices; they teach once the result is known. */
  readonly closing: readonly ClosingPrice[];
};

/** Prices count that were known this long before the start. */
export const LEAD_MS = 3_600_000;
/** Both teams need so many finished games of the season. */
export const SEASON_GAMES = 5;
