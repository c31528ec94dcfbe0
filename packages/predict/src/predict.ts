import type { Model } from './artefact/model.ts';
import type { Forecast } from './surface/forecast.ts';
import type { Fixture } from './surface/game.ts';
import { restoreWalkForward, type WalkForward } from './walk-forward/walk-forward.ts';

/** Models are immutable, so the state read from one is kept for as long as the model lives. */
const opened = new WeakMap<Model, WalkForward>();

/** Forecasts one game from a stored model. */
export function predict(model: Model, fixture: Fixture<'B'> | Fixture<'C'>): Forecast {
  let walk = opened.get(model);
  if (!walk) {
    walk = restoreWalkForward(model);
    opened.set(model, walk);
  }
  return walk.predict(fixture);
}
