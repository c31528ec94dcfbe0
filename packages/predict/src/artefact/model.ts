import type { Sport } from '../surface/game.ts';
import type { WalkForwardState, Window } from '../walk-forward/walk-forward-state.ts';
import { decodeState, type JsonValue } from './codec.ts';

/** Raised whenever the state's shape or meaning changes, so that an old artefact is refused rather than misread. */
export const MODEL_FORMAT = 9;

/** A fitted model as it is stored: what it is, what it learned from, and its whole state. */
export type Model = {
  readonly format: number;
  readonly version: string;
  readonly sport: Sport;
  readonly seed: number;
  /** First start, newest known result (ms), and how many games it has learned; an empty window has no games. */
  readonly window: Window;
  readonly state: JsonValue;
};

/** A stored model that this version cannot continue from; anything else that goes wrong is an error of the program. */
export class UnreadableModelError extends Error {
  override readonly name = 'UnreadableModelError';
}

const ENGINE_VERSION = '2.7';

/** Engine, sport and the newest result that went in: two models of one version are the same model. */
export function modelVersion(sport: Sport, window: Window): string {
  const newest = window.games > 0 ? new Date(window.untilAt).toISOString().slice(0, 10) : 'empty';
  return `${sport}-${ENGINE_VERSION}-${newest}-${window.games}`;
}

/** The state of a stored model; throws an UnreadableModelError for another format and for a damaged state. */
export function readModelState(model: Model): WalkForwardState {
  if (model.format !== MODEL_FORMAT) {
    throw new UnreadableModelError(
      `a model of format ${model.format} can not be read, ${MODEL_FORMAT} is needed`,
    );
  }
  const state = decodeState(model.state);
  if (!isWalkForwardState(state))
    throw new UnreadableModelError(`the state of model ${model.version} is damaged`);
  return state;
}

function isWalkForwardState(value: unknown): value is WalkForwardState {
  return (
    typeof value === 'object' &&
    value !== null &&
    'options' in value &&
    'engine' in value &&
    'seen' in value &&
    'window' in value
  );
}
