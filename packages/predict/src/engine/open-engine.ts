import { BASEBALL_MODULE } from '../baseball/baseball-module.ts';
import { BASKETBALL_MODULE } from '../basketball/basketball-module.ts';
import type { FeatureColumn } from '../features/registry.ts';
import { SOCCER_MODULE } from '../soccer/soccer-module.ts';
import type { Sport } from '../surface/game.ts';
import {
  createSportEngine,
  type EngineOptions,
  type SportEngine,
  type StoredEngine,
} from './sport-engine.ts';
import type { SportModule } from './sport-module.ts';

/** A sport's engine, empty or with the state that a model kept. */
export type { SportEngine };

export function openEngine(sport: Sport, restored: StoredEngine | null, options: EngineOptions): SportEngine {
  switch (sport) {
    case 'soccer':
      return createSportEngine(SOCCER_MODULE, restored, options);
    case 'basketball':
      return createSportEngine(BASKETBALL_MODULE, restored, options);
    case 'baseball':
      return createSportEngine(BASEBALL_MODULE, restored, options);
  }
}

/** The registry of a sport's columns. */
export function featureColumns(sport: Sport): readonly FeatureColumn[] {
  switch (sport) {
    case 'soccer':
      return SOCCER_MODULE.columns;
    case 'basketball':
      return BASKETBALL_MODULE.columns;
    case 'baseball':
      return BASEBALL_MODULE.columns;
  }
}

/** The penalties of a sport's teacher stack, for a measurement that solves it again. */
export function teacherRidge(sport: Sport): SportModule<never>['ridge'] {
  switch (sport) {
    case 'soccer':
      return SOCCER_MODULE.ridge;
    case 'basketball':
      return BASKETBALL_MODULE.ridge;
    case 'baseball':
      return BASEBALL_MODULE.ridge;
  }
}
