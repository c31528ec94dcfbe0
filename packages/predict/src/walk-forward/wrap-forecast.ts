import { scoreLaw } from '../distribution/read-market.ts';
import type { EngineForecast } from '../engine/forecast-game.ts';
import { logit, sigmoid } from '../numeric/logit.ts';
import type { Band, ForecastOk, Outcome } from '../surface/forecast.ts';
import type { GameInput } from '../surface/game.ts';

/** Reads the published probabilities off the distribution, so that a forecast can not disagree with its own markets. */
export function wrapForecast(game: GameInput, version: string, made: EngineForecast): ForecastOk {
  const law = scoreLaw(made.distribution);
  let home = 0;
  let away = 0;
  law.margin.mass.forEach((mass, i) => {
    if (law.margin.from + i > 0) home += mass;
    else if (law.margin.from + i < 0) away += mass;
  });
  const draw = law.draws ? Math.max(0, 1 - home - away) : null;
  const probabilities: Outcome = { home, draw, away: law.draws ? away : 1 - home };
  return {
    state: 'ok',
    gameId: game.id,
    tier: made.tier,
    modelVersion: version,
    distribution: made.distribution,
    probabilities,
    expected: made.expected,
    drivers: [...made.drivers].sort((a, b) => Math.abs(b.contribution) - Math.abs(a.contribution)),
    spread: spreadOf(probabilities, made.reach),
  };
}

function spreadOf({ home, draw, away }: Outcome, reach: readonly number[] | null): ForecastOk['spread'] {
  if (reach === null) return null;
  const [toHome = 0, toDraw = 0, toAway = toHome] = reach;
  return {
    home: band(home, toHome),
    draw: draw === null ? null : band(draw, toDraw),
    away: band(away, toAway),
  };
}

function band(p: number, reach: number): Band {
  return [sigmoid(logit(p) - reach), sigmoid(logit(p) + reach)];
}
