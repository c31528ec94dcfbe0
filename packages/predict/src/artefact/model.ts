import type { Sport } from '../surface/game.ts';
import type { WalkForwardState } from '../walk-forward/walk-forward.ts';
import { decodeState, type JsonValue } from './codec.ts';

/** Raised whenever the state's shape changes, so that an old artefact is refused rather than misread. */
export const MODEL_FORMAT = 1;

/** A fitted model as it is stored: what it is, what it learned from, and its whole state. */
export type Model = {
  readonly format: number;
  readonly version: string;
  readonly sport: Sport;
  readonly seed: number;
  /** First start, newest known result (ms), and how many games it has learned; an empty window has no games. */
  readonly window: { readonly fromAt: number; readonly untilAt: number; readonly games: number };
  readonly state: JsonValue;
};

const ENGINE_VERSION = '1.0';

/** Engine, sport and the newest result that went in: two models of one version are the same model. */
export function modelVersion(state: WalkForwardState): string {
  const { untilAt, games } = state.window;
  const newest = games > 0 ? new Date(untilAt).toISOString().slice(0, 10) : 'empty';
  return `${state.options.sport}-${ENGINE_VERSION}-${newest}-${games}`;
}

export function readModelState(model: Model): WalkForwardState {
  const state = decodeState(model.state);
  if (model.format !== MODEL_FORMAT || !isWalkForwardState(state)) {
    throw new TypeError(`a model of format ${model.format} can not be read, ${MODEL_FORMAT} is needed`);
  }
  return state;
}

function isWalkForwardState(value: unknown): value is WalkForwardState {
  return (
    typeof value === 'object' &&
    value !== null &&
    'options' in value &&
    'sport' in value &&
    'seen' in value &&
    'window' in value
  );
}
