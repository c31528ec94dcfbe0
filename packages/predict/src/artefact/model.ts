import type { Sport } from '../surface/game.ts';
import type { SeenGames } from '../walk-forward/seen-games.ts';
import type { WalkForwardState, Window } from '../walk-forward/walk-forward-state.ts';
import { decodeState, type JsonValue } from './codec.ts';

/** Raised whenever the state's shape or meaning changes, so that an old artefact is refused rather than misread. */
export const MODEL_FORMAT = 12;

/** What one league has learned by itself, stored apart from the others. */
export type LeagueModel = { readonly leagueId: string; readonly state: JsonValue };

/** A fitted model without its leagues: what it is, what it learned from, and what all leagues share. */
export type SharedModel = {
  readonly format: number;
  readonly version: string;
  readonly sport: Sport;
  readonly seed: number;
  /** First start, newest known result (ms), and how many games it has learned; an empty window has no games. */
  readonly window: Window;
  readonly state: JsonValue;
};

/** A whole fitted model. With hundreds of leagues it is too large for one document, so that its leagues can be stored one by one. */
export type Model = SharedModel & { readonly leagues: readonly LeagueModel[] };

/** A stored model that this version cannot continue from; anything else that goes wrong is an error of the program. */
export class UnreadableModelError extends Error {
  override readonly name = 'UnreadableModelError';
}

const ENGINE_VERSION = '2.10';

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
  const shared = decodeState(model.state);
  if (!isShared(shared)) throw new UnreadableModelError(`the state of model ${model.version} is damaged`);
  const leagues = new Map<string, unknown>();
  const seen = new Map<string, SeenGames>();
  for (const { leagueId, state } of model.leagues) {
    const league = decodeState(state);
    if (!isLeague(league)) {
      throw new UnreadableModelError(`the state of ${leagueId} in model ${model.version} is damaged`);
    }
    leagues.set(leagueId, league.engine);
    seen.set(leagueId, league.seen);
  }
  return {
    options: shared.options,
    engine: { shared: shared.engine, leagues },
    seen,
    window: shared.window,
  };
}

function isShared(
  value: unknown,
): value is Pick<WalkForwardState, 'options' | 'window'> & { readonly engine: unknown } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'options' in value &&
    'window' in value &&
    'engine' in value
  );
}

function isLeague(value: unknown): value is { readonly engine: unknown; readonly seen: SeenGames } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'engine' in value &&
    'seen' in value &&
    value.seen instanceof Map
  );
}
