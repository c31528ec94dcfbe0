import { readMarketLine } from '../distribution/market-line.ts';
import { createRates, judgeRate, learnRate } from './average-rate.ts';
import { chooseMostValuable, type Verdict } from './choose-side.ts';
import type { FeatureRow } from './feature-writer.ts';
import { createMargins, judgeMargin, learnMargin, seeMargin } from './margin-rating.ts';
import { LEAD_MS, type ModelConfig, type ModelGame, SEASON_GAMES } from './model-game.ts';
import { createRestrictedStack, forecastRow, learnRow } from './restricted-stack.ts';
import {
  createSituations,
  learnSituation,
  type Situation,
  type Situations,
  seasonGamesOf,
  seeSituation,
} from './situation.ts';

/** A model on its way through a league: it is asked about a game before the start, and learns its result afterwards. */
export type ModelRunner = {
  /**
   * What it says of a game from all that it has learned so far. Asked earlier than an hour before the start (`at`, ms UTC), it
   * answers as things stand then, and leaves no trace in what it says when asked again.
   */
  see(game: ModelGame, at?: number): Verdict;
  /** Sees a game an hour before its start without saying anything, which is quicker; what comes later is the same. */
  pass(game: ModelGame): void;
  learn(game: ModelGame): void;
};

const INSUFFICIENT = { state: 'pass', reason: 'insufficient_data' } as const;
const NO_ODDS = { state: 'pass', reason: 'no_odds' } as const;

/**
 * Runs a model through one league. `rows` answers the feature row of a game that was seen an hour before its start; only
 * `expected_value` asks for them. Hand games over in the order of `livedUntil`.
 */
export function createModelRunner(
  config: ModelConfig,
  rows: (gameId: string) => FeatureRow | null,
): ModelRunner {
  const situations = createSituations(config);
  const judge = judgeOf(config, situations, rows);
  return {
    see(game, at = game.startAt - LEAD_MS) {
      const situation = seeSituation(situations, game);
      const verdict = judge.see(game, situation, at);
      const played = [game.home, game.away].map((team) => seasonGamesOf(situations, team, game.season));
      if (Math.min(...played) < SEASON_GAMES) return INSUFFICIENT;
      return verdict ?? NO_ODDS;
    },
    pass: (game) => judge.pass(game, seeSituation(situations, game)),
    learn(game) {
      judge.learn(game);
      learnSituation(situations, game);
    },
  };
}

type Judge = {
  /** Null where there is no price to judge. */
  see(game: ModelGame, situation: Situation, at: number): Verdict | null;
  /** What seeing leaves behind, without the verdict. */
  pass(game: ModelGame, situation: Situation): void;
  learn(game: ModelGame): void;
};

function judgeOf(
  config: ModelConfig,
  situations: Situations,
  rows: (gameId: string) => FeatureRow | null,
): Judge {
  switch (config.strategy) {
    case 'average_rate':
      return judgeByRate(situations);
    case 'mov':
      return judgeByMargin(situations);
    case 'expected_value':
      return judgeByValue(config, rows);
  }
}

function judgeByRate(situations: Situations): Judge {
  const rates = createRates(situations);
  return {
    see: (game, situation) => game.offer && judgeRate(rates, game, situation, game.offer),
    pass: () => undefined,
    learn: (game) => learnRate(rates, game),
  };
}

function judgeByMargin(situations: Situations): Judge {
  const margins = createMargins(situations);
  return {
    see(game, situation, at) {
      seeMargin(margins, game, situation);
      return game.offer && judgeMargin(margins, game, situation, game.offer, at);
    },
    pass: (game, situation) => seeMargin(margins, game, situation),
    learn: (game) => learnMargin(margins, game),
  };
}

function judgeByValue(config: ModelConfig, rows: (gameId: string) => FeatureRow | null): Judge {
  const stack = createRestrictedStack(config);
  return {
    see({ id, offer }, _situation, at) {
      const row = rows(id);
      if (!offer) return null;
      if (!row) return INSUFFICIENT;
      const law = forecastRow(stack, row, at);
      return chooseMostValuable(readMarketLine(law, config.category, offer.line).sides, offer);
    },
    pass: () => undefined,
    learn({ id }) {
      const row = rows(id);
      if (row) learnRow(stack, row);
    },
  };
}
