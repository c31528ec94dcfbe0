import { featureColumns } from '../engine/open-engine.ts';
import type { FeatureColumn, FeatureGroup } from '../features/registry.ts';
import type { Sport } from '../surface/game.ts';
import type { ModelConfig } from './model-game.ts';

/** Days between two games of a team, about. */
const DAYS_A_GAME: Readonly<Record<Sport, number>> = { soccer: 7, basketball: 2, baseball: 1.1 };

/** The kinds of data that a sport has. */
export function modelGroups(sport: Sport): readonly FeatureGroup[] {
  return [...new Set(featureColumns(sport).map((column) => column.group))];
}

/**
 * The columns that a model of the chosen data reads: those of its groups whose half-life is not longer than the look-back (the
 * shortest one always), and those that rest on prices only where market odds are among the groups.
 */
export function modelColumns(config: Pick<ModelConfig, 'sport' | 'days' | 'groups'>): readonly number[] {
  const columns = featureColumns(config.sport);
  const shortest = Math.min(...columns.map(halfLifeOf).filter((games) => games !== null));
  const longest = Math.max(shortest, config.days / DAYS_A_GAME[config.sport]);
  const seesPrices = config.groups.includes('market_odds');
  return columns.flatMap((column, index) => {
    if (!config.groups.includes(column.group)) return [];
    if (column.tier !== 'A' && !seesPrices) return [];
    const games = halfLifeOf(column);
    return games !== null && games > longest ? [] : [index];
  });
}

/** Half-life in games out of a column's name, family.quantity.hl4.side; null where it has none. */
function halfLifeOf({ name }: FeatureColumn): number | null {
  const found = /\.hl(\d+(?:\.\d+)?)\./.exec(name);
  return found ? Number(found[1]) : null;
}
