/** The groups of "model data" that members choose from. */
export const FEATURE_GROUPS = [
  'recent_form',
  'home_away',
  'head_to_head',
  'rest_travel',
  'scoring',
  'rating',
  'market_odds',
  'starting_pitcher',
  'pace',
  'shots',
] as const;
export type FeatureGroup = (typeof FEATURE_GROUPS)[number];

/** The lowest tier that may see a column: A no prices, B prices of earlier games, C the game's own opening prices. */
export type FeatureTier = 'A' | 'B' | 'C';

export type FeatureColumn = {
  /** Unique within the sport: family.quantity.window.side. */
  readonly name: string;
  readonly group: FeatureGroup;
  readonly tier: FeatureTier;
  readonly meaning: string;
  /** True where the game's own price says all that the column could, so that tier C leaves it out. */
  readonly isInPrice?: boolean;
};

/** Writes a fixed number of values from a position on; what is unknown is NaN. */
export type Writer = { values: Float64Array; at: number };

export function put(writer: Writer, value: number): void {
  writer.values[writer.at] = value;
  writer.at += 1;
}

/** Home minus away, and home plus away: one carries who is better, the other what kind of game it will be. */
export function putPair(writer: Writer, home: number, away: number): void {
  writer.values[writer.at] = home - away;
  writer.values[writer.at + 1] = home + away;
  writer.at += 2;
}

/** The two columns of `putPair`. */
export function pairColumns(
  name: string,
  group: FeatureGroup,
  tier: FeatureTier,
  meaning: string,
): readonly FeatureColumn[] {
  return [
    { name: `${name}.diff`, group, tier, meaning: `${meaning}; home side minus away side` },
    { name: `${name}.sum`, group, tier, meaning: `${meaning}; both sides together` },
  ];
}
