import type { Distribution } from '../distribution/distribution.ts';
import { type MarketView, viewMarket } from '../prices/market-view.ts';
import { type Base, outcomeOfLogits } from '../stack/base.ts';
import type { Driver, Outcome } from '../surface/forecast.ts';
import type { ClosingPrice, GameFacts, OpeningPrice, SeenPhase, Standing, Tier } from '../surface/game.ts';
import { calibratedAt, withTrust } from './calibrate.ts';
import { correct } from './correct.ts';
import { mergeDrivers } from './drivers.ts';
import type { EngineState } from './engine-state.ts';
import { isImplausible } from './implausible.ts';
import { rowOf } from './row-of.ts';
import type { SportModule } from './sport-module.ts';
import type { PendingRow } from './teach.ts';

/** What the engine says about one game, before the surface wraps it. */
export type EngineForecast = {
  readonly tier: Tier;
  readonly distribution: Distribution;
  readonly expected: { readonly home: number; readonly away: number };
  readonly drivers: readonly Driver[];
  /** Win probabilities of the ensemble's members. */
  readonly members: readonly Outcome[];
};

/** A game with whatever of its own prices is known; what a tier may not see, the engine does not look at. */
export type AskedGame = GameFacts & {
  readonly opening?: readonly OpeningPrice[];
  readonly standing?: Standing;
  readonly closing?: readonly ClosingPrice[];
};

/** Forecasts at the given tier or, where its inputs are missing, at the highest below it. */
export function forecastGame<League>(
  module: SportModule<League>,
  state: EngineState<League>,
  game: AskedGame,
  asked: Tier,
): EngineForecast {
  const seesPrices = asked === 'C' || asked === 'D';
  const view = seesPrices ? seenPrices(module, game) : null;
  const seen = rowOf(module, state, game, view);
  const row = isImplausible(module, seen.opening, seen) ? rowOf(module, state, game, null) : seen;
  const usual = row.market ?? row.results;
  const closing =
    asked === 'D' && game.closing
      ? module.baseOfPrices(viewMarket('close', game.closing, module.devig), view, usual)
      : null;
  if (closing) {
    const members = [closing, row.opening ?? usual];
    return calibrated(module, state, { tier: 'D', ahead: 1, base: closing }, members, [
      marketDriver(closing),
    ]);
  }
  const tier = tierFor(asked, row);
  const base = tier === 'C' ? row.opening : tier === 'B' ? row.market : row.results;
  if (!base) throw new Error(`tier ${tier} was chosen without its base`);
  const ahead = seesPrices ? aheadOf(game) : 1;
  const corrected = correct(module, state, tier, base, row, tier === 'C' ? ahead : 1);
  const league = state.leagues.get(game.leagueId) ?? module.createLeague();
  const ratings = tier === 'C' ? [marketDriver(base)] : module.ratingDrivers(league, game, tier);
  const members = [...corrected.members, base, ...(tier === 'A' ? [] : [usual])];
  return calibrated(module, state, { tier, ahead, base: corrected.base }, members, [
    ...ratings,
    ...corrected.drivers,
  ]);
}

/** The prices that stand at the instant of the forecast, or the opening ones where that is the opening. */
function seenPrices<League>(module: SportModule<League>, game: AskedGame): MarketView<SeenPhase> | null {
  if (game.standing) return viewMarket('now', game.standing.prices, module.devig);
  return game.opening ? viewMarket('open', game.opening, module.devig) : null;
}

function aheadOf({ standing }: AskedGame): number {
  return standing ? Math.max(0, Math.min(1, standing.ahead)) : 1;
}

/** The tier's last word: the winner corrected by past results, and the law with its worth at market lines. */
function calibrated<League>(
  module: SportModule<League>,
  state: EngineState<League>,
  options: { readonly tier: Tier; readonly ahead: number; readonly base: Base },
  members: readonly Base[],
  drivers: readonly Driver[],
): EngineForecast {
  const { tier, ahead, base } = options;
  const final = calibratedAt(module, state, options);
  const merged = mergeDrivers([...drivers, ...calibrationDrivers(base, final)]);
  const made = asForecast(module, tier, final, members, merged);
  return { ...made, distribution: withTrust(state, tier, made.distribution, ahead) };
}

function tierFor(asked: Tier, row: PendingRow): 'A' | 'B' | 'C' {
  if ((asked === 'C' || asked === 'D') && row.opening) return 'C';
  return asked !== 'A' && row.market ? 'B' : 'A';
}

function marketDriver(base: Base): Driver {
  return { code: 'market_odds', contribution: homeAgainstAway(base) };
}

function calibrationDrivers(before: Base, after: Base): readonly Driver[] {
  const contribution = homeAgainstAway(after) - homeAgainstAway(before);
  return contribution === 0 ? [] : [{ code: 'other', contribution }];
}

function homeAgainstAway(base: Base): number {
  return (base.logits[0] ?? 0) - (base.logits[1] ?? 0);
}

function asForecast<League>(
  module: SportModule<League>,
  tier: Tier,
  base: Base,
  members: readonly Base[],
  drivers: readonly Driver[],
): EngineForecast {
  return {
    tier,
    distribution: module.distribution(base),
    expected: module.expected(base),
    drivers,
    members: members.map((member) => {
      const { home, draw, away } = outcomeOfLogits(member.logits);
      return { home, draw: member.logits.length > 1 ? draw : null, away };
    }),
  };
}
