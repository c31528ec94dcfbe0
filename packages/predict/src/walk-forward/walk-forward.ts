import { encodeState } from '../artefact/codec.ts';
import { MODEL_FORMAT, type Model, modelVersion, readModelState } from '../artefact/model.ts';
import type { Forecast } from '../surface/forecast.ts';
import type { Fixture, PlayedGame, Sport } from '../surface/game.ts';
import { missingFor } from './missing.ts';
import { createSportState, forecastGame, learnGame, type SportState } from './sport-state.ts';
import { wrapForecast } from './wrap-forecast.ts';

export type WalkForwardOptions = {
  readonly sport: Sport;
  /** Every random choice is drawn from it, so that the same games give the same bytes. */
  readonly seed: number;
  /** Completed games in this league and season that both teams need; 5 where nothing is said. */
  readonly minimumGames?: number;
  /** What to do with a team that the league has never seen: refuse (the site), or start from a newcomer's prior (backtests). */
  readonly unseenTeams?: 'refuse' | 'prior';
};

export type WalkForward = {
  /**
   * Learns games whose results became known, oldest first. A game known already, or of another sport, changes
   * nothing; a RangeError names a game whose times or scores are no numbers, and then nothing of the call is learned.
   */
  readonly advance: (games: readonly PlayedGame[]) => void;
  /** Forecasts from what was learned so far, at the highest of tiers A to C whose inputs exist; leaves no trace. */
  readonly predict: (fixture: Fixture<'B'> | Fixture<'C'>) => Forecast;
  /** A snapshot that can be stored as JSON. */
  readonly model: () => Model;
};

/** Internal record of a walk-forward; plain data, so that a model holds all of it. */
export type WalkForwardState = {
  readonly options: Required<WalkForwardOptions>;
  readonly sport: SportState;
  readonly seen: Set<string>;
  window: { fromAt: number; untilAt: number; games: number };
};

export function createWalkForward(options: WalkForwardOptions): WalkForward {
  return walkForwardOf({
    options: { minimumGames: 5, unseenTeams: 'refuse', ...options },
    sport: createSportState(options.sport),
    seen: new Set(),
    window: { fromAt: Number.POSITIVE_INFINITY, untilAt: Number.NEGATIVE_INFINITY, games: 0 },
  });
}

/** Continues from a stored model. Throws a TypeError where the model is of another format. */
export function restoreWalkForward(model: Model): WalkForward {
  return walkForwardOf(readModelState(model));
}

function walkForwardOf(state: WalkForwardState): WalkForward {
  return {
    advance: (games) => advance(state, games),
    predict: (fixture) => {
      const missing = missingFor(state, fixture);
      if (missing.length > 0) return { state: 'insufficient', gameId: fixture.id, missing };
      return wrapForecast(fixture, modelVersion(state), forecastGame(state.sport, fixture));
    },
    model: () => ({
      format: MODEL_FORMAT,
      version: modelVersion(state),
      sport: state.options.sport,
      seed: state.options.seed,
      window: { ...state.window },
      state: encodeState(state),
    }),
  };
}

function advance(state: WalkForwardState, games: readonly PlayedGame[]): void {
  for (const game of games) {
    if (!isSound(game)) throw new RangeError(`game ${game.id} has a time or score that is no number`);
  }
  for (const game of games) {
    if (game.sport !== state.options.sport || state.seen.has(game.id)) continue;
    state.seen.add(game.id);
    learnGame(state.sport, game);
    state.window = {
      fromAt: Math.min(state.window.fromAt, game.startAt),
      untilAt: Math.max(state.window.untilAt, game.knownAt),
      games: state.window.games + 1,
    };
  }
}

/** One NaN would spread through every rating, so a malformed game is refused before anything is learned. */
function isSound(game: PlayedGame): boolean {
  const numbers = [game.startAt, game.knownAt, game.seasonStartYear, game.homeScore, game.awayScore];
  return numbers.every(Number.isFinite) && game.homeScore >= 0 && game.awayScore >= 0;
}
