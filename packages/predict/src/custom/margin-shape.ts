import type { FeatureGroup } from '../features/registry.ts';
import type { Sport } from '../surface/game.ts';
import type { ModelConfig } from './model-game.ts';
import type { Quantities, Situation } from './situation.ts';

export type MarginShape = {
  /** Ridge penalties of a team's margin and total, and of a covariate, in games. */
  readonly margin: number;
  readonly total: number;
  readonly covariate: number;
  /** What is believed before any game: the edge of the ground, the total, and the spread of both around a forecast. */
  readonly home: number;
  readonly usual: number;
  readonly sd: number;
  readonly totalSd: number;
  /** Margins beyond this are capped: the rest of a rout says little. */
  readonly cap: number;
};

/** What is usual in a sport. */
export const MARGIN_SHAPES: Readonly<Record<Sport, MarginShape>> = {
  soccer: { margin: 8, total: 25, covariate: 40, home: 0.3, usual: 2.7, sd: 1.6, totalSd: 1.65, cap: 4 },
  basketball: {
    margin: 8,
    total: 16,
    covariate: 40,
    home: 2.5,
    usual: 215,
    sd: 12.5,
    totalSd: 18.5,
    cap: 25,
  },
  baseball: { margin: 50, total: 55, covariate: 60, home: 0.15, usual: 8.9, sd: 4.3, totalSd: 4.4, cap: 8 },
};

const MAX_COVARIATE = 3;

/** Covariates of the chosen kinds of data, home minus away or of the game, at about unit size; 0 where unknown. */
export function covariatesOf(config: ModelConfig, { home, away }: Situation): Float64Array {
  const values = config.groups.flatMap((group) => covariateOf(config, group, home, away));
  return Float64Array.from(values, (value) =>
    Number.isFinite(value) ? Math.max(-MAX_COVARIATE, Math.min(MAX_COVARIATE, value)) : 0,
  );
}

function covariateOf(
  { sport, category }: ModelConfig,
  group: FeatureGroup,
  home: Quantities,
  away: Quantities,
): readonly number[] {
  const { sd, totalSd, usual } = MARGIN_SHAPES[sport];
  const level = (home.level - usual) / (totalSd / 2);
  switch (group) {
    case 'recent_form':
      return [home.form / (sd / 2)];
    case 'home_away':
      return [home.venue / (sd / 2)];
    case 'head_to_head':
      return [home.meetings / (sd / 2)];
    case 'rest_travel':
      return [(home.rest - away.rest) / 3];
    case 'scoring':
      return [home.scored / (sd / 2), level];
    case 'rating':
      return [home.rating];
    case 'market_odds':
      if (category === 'over_under') return [(home.market - usual) / (totalSd / 2)];
      return [category === 'run_line' ? home.market / (sd / 2) : home.market];
    case 'starting_pitcher':
      return [home.pitching / (sd / 2)];
    case 'pace':
      return [level];
    case 'shots':
      return [home.shots / 4];
  }
}
