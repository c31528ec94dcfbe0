import type { Distribution } from '../distribution/distribution.ts';
import { type MarketView, viewMarket } from '../prices/market-view.ts';
import type { Base } from '../stack/base.ts';
import type { Driver } from '../surface/forecast.ts';
import type { ClosingPrice, GameInput, OpeningPrice, SeenPhase, Standing, Tier } from '../surface/game.ts';
import { calibratedAt, withTrust } from './calibrate.ts';
import { bandReach } from './closing-band.ts';
import { correct } from './correct.ts';
import { mergeDrivers } from './drivers.ts';
import type { EngineState } from './engine-state.ts';
import { isImplausible } from './implausible.ts';
import { type Lines, usualLines } from './line-moves.ts';
import { priceRow, type RatedGame } from './row-of.ts';
import type { SportModule } from './sport-module.ts';
import type { PendingRow } from './teach.ts';

/** What the engine says about one game, before the surface wraps it. */
export type EngineForecast = {
  readonly tier: Tier;
  readonly distribution: Distribution;
  readonly expected: { readonly home: number; readonly away: number };
  readonly drivers: readonly Driver[];
  /** By result, how far the closing log-odds will stand from ours in four games of five; null while that is not known. */
  readonly reach: readonly number[] | null;
};

/** A game with whatever of its own prices is known; what a tier may not see, the engine does not look at. */
export type AskedGame = GameInput & {
  readonly opening?: readonly OpeningPrice[];
  readonly standing?: Standing;
  readonly closing?: readonly ClosingPrice[];
};

/** Forecasts at the given tier or, where its inputs are missing, at the highest below it. */
export function forecastGame<League>(
  module: SportModule<League>,
  state: EngineState<League>,
  { game, rated, asked }: { readonly game: AskedGame; readonly rated: RatedGame; readonly asked: Tier },
): EngineForecast {
  const seesPrices = asked === 'C' || asked === 'D';
  const view = seesPrices ? seenPrices(module, game) : null;
  const seen = priceRow(module, rated, view);
  const row = isImplausible(module, seen.opening, seen) ? priceRow(module, rated, null) : seen;
  const usual = row.market ?? row.results;
  const closing =
    asked === 'D' && game.closing
      ? module.baseOfPrices(viewMarket('close', game.closing, module.devig), view, usual)
      : null;
  if (closing) {
    return calibrated(module, state, game, { tier: 'D', ahead: 1, base: closing, lines: null }, [
      marketDriver(closing),
    ]);
  }
  const tier = tierFor(asked, row);
  const base = tier === 'C' ? row.opening : tier === 'B' ? row.market : row.results;
  if (!base) throw new Error(`tier ${tier} was chosen without its base`);
  const ahead = seesPrices ? aheadOf(game) : 1;
  const corrected = correct(module, state, tier, base, row, tier === 'C' ? ahead : 1);
  const league = state.leagues.get(game.leagueId)?.league ?? module.createLeague();
  const ratings = tier === 'C' ? [marketDriver(base)] : module.ratingDrivers(league, game, tier);
  const lines = tier === 'C' && view ? usualLines(rated.expected(), view) : null;
  return calibrated(module, state, game, { tier, ahead, base: corrected.base, lines }, [
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
  game: GameInput,
  options: {
    readonly tier: Tier;
    readonly ahead: number;
    readonly base: Base;
    /** The lines that stand where they were expected; null where the tier sees none. */
    readonly lines: Lines | null;
  },
  drivers: readonly Driver[],
): EngineForecast {
  const { tier, base } = options;
  const final = calibratedAt(module, state, options);
  const merged = mergeDrivers([...drivers, ...calibrationDrivers(base, final)]);
  return {
    tier,
    distribution: withTrust(state, tier, module.distribution(final), options),
    expected: module.expected(final),
    drivers: merged,
    reach: bandReach(module, state, game, options),
  };
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
