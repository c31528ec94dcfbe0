import type { Distribution } from '../distribution/distribution.ts';
import type { MarketView } from '../prices/market-view.ts';
import type { GameInput, SeenPhase } from '../surface/game.ts';
import { unpricedBase } from './correct.ts';
import type { EngineState } from './engine-state.ts';
import type { PriceWriter, RatingBases, SportModule } from './sport-module.ts';
import type { PendingRow } from './teach.ts';

/** A game before anyone has looked at its prices: its columns without theirs, and what the ratings say. */
export type RatedGame = RatingBases & {
  readonly values: Float64Array;
  /** From where on the prices' columns stand. */
  readonly pricesAt: number;
  readonly writePrices: PriceWriter;
  /** What is expected of it without its prices. */
  readonly expected: () => Distribution;
};

/** A game as it stands before it begins, and as long as nothing else is learned. */
export function rateGame<League>(
  module: SportModule<League>,
  state: EngineState<League>,
  game: GameInput,
): RatedGame {
  const league = state.leagues.get(game.leagueId)?.league ?? module.createLeague();
  const writer = { values: new Float64Array(module.columns.length), at: 0 };
  const { results, market, writePrices } = module.writeRow(league, game, writer);
  const { values, at: pricesAt } = writer;
  let expected: Distribution | null = null;
  return {
    results,
    market,
    values,
    pricesAt,
    writePrices,
    expected: () => {
      expected ??= module.distribution(unpricedBase(module, state, { values, results, market }));
      return expected;
    },
  };
}

/** The game's columns and bases; `seen` are the prices that its tier may see. */
export function priceRow<League>(
  module: SportModule<League>,
  rated: RatedGame,
  seen: MarketView<SeenPhase> | null,
): PendingRow {
  const { results, market } = rated;
  const writer = { values: Float64Array.from(rated.values), at: rated.pricesAt };
  rated.writePrices(seen, writer);
  if (writer.at !== module.columns.length) {
    throw new Error(`${writer.at} values were written into ${module.columns.length} columns`);
  }
  return {
    values: writer.values,
    results,
    market,
    opening: seen ? module.baseOfPrices(seen, null, market ?? results) : null,
  };
}
