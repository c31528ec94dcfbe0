import type { MarketView } from '../prices/market-view.ts';
import type { GameInput, SeenPhase } from '../surface/game.ts';
import type { EngineState } from './engine-state.ts';
import type { SportModule } from './sport-module.ts';
import type { PendingRow } from './teach.ts';

/** A game's columns and bases as they stand before it begins; `seen` are the prices that its tier may see. */
export function rowOf<League>(
  module: SportModule<League>,
  state: EngineState<League>,
  game: GameInput,
  seen: MarketView<SeenPhase> | null,
): PendingRow {
  const league = state.leagues.get(game.leagueId) ?? module.createLeague();
  const writer = { values: new Float64Array(module.columns.length), at: 0 };
  const { results, market } = module.writeRow(league, game, seen, writer);
  if (writer.at !== module.columns.length) {
    throw new Error(`${writer.at} values were written into ${module.columns.length} columns`);
  }
  const usual = market ?? results;
  return {
    values: writer.values,
    results,
    market,
    opening: seen ? module.baseOfPrices(seen, null, usual) : null,
  };
}
