import { learnReach, reachOf, type SeasonPart } from '../calibration/closing-reach.ts';
import { competitionRules, seasonGames } from '../features/competition-rules.ts';
import { logit } from '../numeric/logit.ts';
import { type Roster, seasonGamesOf } from '../roster/roster.ts';
import { type Base, outcomeOfLogits } from '../stack/base.ts';
import type { GameInput, Tier } from '../surface/game.ts';
import type { EngineState } from './engine-state.ts';
import type { SportModule } from './sport-module.ts';

/** A team that has played fewer games stands at the beginning of its season. */
const FIRST_GAMES = 5;
/** The last part of a season, in which teams begin to have nothing to play for. */
const LAST_PART = 0.18;

/** Sets what a tier said beside the closing price, once for each result. */
export function learnBand<League>(
  module: SportModule<League>,
  state: EngineState<League>,
  game: GameInput,
  tier: Tier,
  said: Base,
  closing: Base,
): void {
  const [ours, theirs] = [logOddsOf(said), logOddsOf(closing)];
  const gaps = ours.map((own, result) => Math.abs(own - (theirs[result] ?? Number.NaN)));
  learnReach(state.calibration[tier].reach, game.leagueId, partOf(module, state, game), gaps);
}

/**
 * How far the closing log-odds of home, draw and away will stand from ours in four games of five; null where too few games have
 * taught. Prices move by the root of the time that lies ahead, and at the start what is left is what the last correction changes.
 */
export function bandReach<League>(
  module: SportModule<League>,
  state: EngineState<League>,
  game: GameInput,
  options: { readonly tier: Tier; readonly ahead: number },
): readonly number[] | null {
  const part = partOf(module, state, game);
  const own = reachOf(state.calibration[options.tier].reach, game.leagueId, part);
  if (options.tier !== 'C' || options.ahead === 1 || own === null) return own;
  const closing = reachOf(state.calibration.D.reach, game.leagueId, part);
  return own.map((reach, result) =>
    Math.sqrt(options.ahead * reach ** 2 + (1 - options.ahead) * (closing?.[result] ?? 0) ** 2),
  );
}

/** Log-odds of every result against all others: home alone where there is no draw. */
function logOddsOf({ logits }: Base): readonly number[] {
  const { home, draw, away } = outcomeOfLogits(logits);
  return logits.length > 1 ? [logit(home), logit(draw), logit(away)] : [logit(home)];
}

function partOf<League>(
  module: SportModule<League>,
  state: EngineState<League>,
  game: GameInput,
): SeasonPart {
  const league = state.leagues.get(game.leagueId);
  const roster: Roster | null = league === undefined ? null : module.rosterOf(league.league);
  if (roster === null) return 0;
  const played = seasonGamesOf(roster, game.home, game.seasonStartYear);
  if (played < FIRST_GAMES) return 0;
  const rules = competitionRules(game.leagueId, module.sport);
  const total = seasonGames(rules, game.seasonStartYear, roster.current.size);
  return played >= (1 - LAST_PART) * total ? 2 : 1;
}
