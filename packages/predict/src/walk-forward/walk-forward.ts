import { encodeState } from '../artefact/codec.ts';
import {
  type LeagueModel,
  MODEL_FORMAT,
  type Model,
  modelVersion,
  readModelState,
  type SharedModel,
} from '../artefact/model.ts';
import type { AskedGame } from '../engine/forecast-game.ts';
import { openEngine, type SportEngine } from '../engine/open-engine.ts';
import type { Lesson } from '../engine/teach.ts';
import type { Forecast } from '../surface/forecast.ts';
import type { Fixture, PlayedGame, Tier } from '../surface/game.ts';
import { missingFor } from './missing.ts';
import { isBehind, noteGames } from './seen-games.ts';
import type { WalkForwardOptions, WalkForwardState, Window } from './walk-forward-state.ts';
import { wrapForecast } from './wrap-forecast.ts';

export type { WalkForwardOptions } from './walk-forward-state.ts';

export type WalkForward = {
  /**
   * Learns games whose results became known, oldest first. A game known already, of another sport, or of a season before
   * the league's last but one changes nothing; a RangeError names a game whose times or scores are no numbers, and then nothing of the call is learned.
   */
  readonly advance: (games: readonly PlayedGame[]) => void;
  /** Forecasts from what was learned so far, at the highest of tiers A to C whose inputs exist; leaves no trace. */
  readonly predict: (fixture: Fixture<'B'> | Fixture<'C'>) => Forecast;
  /** As `predict`, at the given tier or, where its inputs are missing, at the highest below it. */
  readonly predictTier: <T extends Tier>(tier: T, fixture: Fixture<T>) => Forecast;
  /** By league, how many of the registered columns have held more than one value there. */
  readonly columns: () => ReadonlyMap<string, number>;
  /** The name of what it has learned by now, and from which games; costs nothing. */
  readonly version: () => string;
  readonly window: () => Window;
  /** A snapshot that can be stored as JSON. */
  readonly model: () => Model;
  /** The same in parts, for which no more than one league is held at a time. All belong to one snapshot only if nothing is learned in between. */
  readonly shared: () => SharedModel;
  readonly leagues: () => Iterable<LeagueModel>;
};

/** What goes along with a walk and is no part of its model. */
type Companions = {
  /** Told what each game teaches, for measurements. */
  readonly onLesson?: ((lesson: Lesson) => void) | undefined;
};

export function createWalkForward(options: WalkForwardOptions, companions: Companions = {}): WalkForward {
  const state: WalkForwardState = {
    options: { minimumGames: 5, unseenTeams: 'refuse', boostedTiers: [], ...options },
    engine: null,
    seen: new Map(),
    window: { fromAt: Number.POSITIVE_INFINITY, untilAt: Number.NEGATIVE_INFINITY, games: 0 },
  };
  return walkForwardOf(state, companions);
}

/** Continues from a stored model. Throws an UnreadableModelError where the model is of another format or damaged. */
export function restoreWalkForward(model: Model, companions: Companions = {}): WalkForward {
  return walkForwardOf(readModelState(model), companions);
}

function walkForwardOf(state: WalkForwardState, companions: Companions): WalkForward {
  const { options } = state;
  const engine = openEngine(options.sport, state.engine, { ...options, ...companions });
  const ask = (tier: Tier, fixture: AskedGame): Forecast => {
    const missing = missingFor(options, engine.rosterOf(fixture.leagueId), fixture);
    if (missing.length > 0) return { state: 'insufficient', gameId: fixture.id, missing };
    return wrapForecast(fixture, modelVersion(options.sport, state.window), engine.forecast(fixture, tier));
  };
  const shared = (): SharedModel => ({
    format: MODEL_FORMAT,
    version: modelVersion(options.sport, state.window),
    sport: options.sport,
    seed: options.seed,
    window: { ...state.window },
    state: encodeState({ options, window: state.window, engine: engine.shared() }),
  });
  return {
    advance: (games) => advance(state, engine, games),
    predict: (fixture) => ask('C', fixture),
    predictTier: (tier, fixture) => ask(tier, fixture),
    columns: () => engine.columns(),
    version: () => modelVersion(options.sport, state.window),
    window: () => ({ ...state.window }),
    model: () => ({ ...shared(), leagues: [...leaguesOf(state, engine)] }),
    shared,
    leagues: () => leaguesOf(state, engine),
  };
}

function* leaguesOf(state: WalkForwardState, engine: SportEngine): Generator<LeagueModel> {
  for (const [leagueId, seen] of state.seen) {
    yield { leagueId, state: encodeState({ engine: engine.league(leagueId), seen }) };
  }
}

function advance(state: WalkForwardState, engine: SportEngine, games: readonly PlayedGame[]): void {
  for (const game of games) {
    if (!isSound(game)) throw new RangeError(`game ${game.id} has a time or score that is no number`);
  }
  const fresh = new Map<string, PlayedGame>();
  for (const game of games) {
    if (game.sport !== state.options.sport || fresh.has(game.id)) continue;
    if (isBehind(state.seen.get(game.leagueId), game)) continue;
    fresh.set(game.id, game);
    state.window = {
      fromAt: Math.min(state.window.fromAt, game.startAt),
      untilAt: Math.max(state.window.untilAt, game.knownAt),
      games: state.window.games + 1,
    };
  }
  noteGames(state.seen, [...fresh.values()]);
  engine.learn(
    [...fresh.values()].sort((a, b) => a.startAt - b.startAt || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)),
  );
}

/** One NaN would spread through every rating, so a malformed game is refused before anything is learned. */
function isSound(game: PlayedGame): boolean {
  const numbers = [game.startAt, game.knownAt, game.seasonStartYear, game.homeScore, game.awayScore];
  return numbers.every(Number.isFinite) && game.homeScore >= 0 && game.awayScore >= 0;
}
