import { BASEBALL_MODULE } from '../baseball/baseball-module.ts';
import { BASKETBALL_MODULE } from '../basketball/basketball-module.ts';
import { isImplausible } from '../engine/implausible.ts';
import type { SportModule } from '../engine/sport-module.ts';
import { type FairLine, viewMarket } from '../prices/market-view.ts';
import { SOCCER_MODULE } from '../soccer/soccer-module.ts';
import type { Base } from '../stack/base.ts';
import type { Sport } from '../surface/game.ts';
import type { ModelGame, ModelResult } from './model-game.ts';

/** What the closing market says of a game, and how it ended: known once its result is. */
export type Lesson = {
  readonly teacher: Base | null;
  readonly handicap: FairLine | null;
  readonly total: FairLine | null;
  readonly result: ModelResult;
};

/** A game as the house's engine saw it an hour before its start; the lesson follows. */
export type FeatureRow = {
  readonly game: Pick<ModelGame, 'id' | 'startAt' | 'seasonStartYear'>;
  /** All columns of the sport, in the order of `featureColumns`; NaN where a value is unknown. */
  readonly values: Float32Array;
  readonly results: Base;
  readonly market: Base | null;
  readonly opening: Base | null;
  lesson: Lesson | null;
};

/** Writes the feature rows of one league, game by game. Costly once; models read what it has written. */
export type FeatureWriter = {
  see(game: ModelGame): FeatureRow;
  learn(game: ModelGame): void;
};

export function createFeatureWriter(sport: Sport): FeatureWriter {
  switch (sport) {
    case 'soccer':
      return writerOf(SOCCER_MODULE);
    case 'basketball':
      return writerOf(BASKETBALL_MODULE);
    case 'baseball':
      return writerOf(BASEBALL_MODULE);
  }
}

function writerOf<League>(module: SportModule<League>): FeatureWriter {
  const league = module.createLeague();
  const open = new Map<string, FeatureRow>();
  const written = new Float64Array(module.columns.length);
  const rowOf = (game: ModelGame, hasPrices: boolean): FeatureRow => {
    const opening = hasPrices ? viewMarket('open', game.opening, module.devig) : null;
    const writer = { values: written, at: 0 };
    const { results, market, writePrices } = module.writeRow(league, game, writer);
    writePrices(opening, writer);
    return {
      game,
      results,
      market,
      lesson: null,
      values: Float32Array.from(written),
      opening: opening ? module.baseOfPrices(opening, null, market ?? results) : null,
    };
  };
  const see = (game: ModelGame): FeatureRow => {
    const seen = rowOf(game, true);
    const row = isImplausible(module, seen.opening, seen) ? rowOf(game, false) : seen;
    open.set(game.id, row);
    return row;
  };
  return {
    see,
    learn(game) {
      const { result } = game;
      if (result === null) return;
      const row = open.get(game.id) ?? see(game);
      open.delete(game.id);
      const opening = viewMarket('open', row.opening ? game.opening : [], module.devig);
      const closing = viewMarket('close', game.closing, module.devig);
      const teacher = module.baseOfPrices(closing, opening, row.market ?? row.results);
      const isSound = !isImplausible(module, teacher, row);
      const { handicap, total } = closing;
      row.lesson = isSound ? { teacher, handicap, total, result } : { ...NO_PRICES, result };
      const taught = isSound ? closing : viewMarket('close', [], module.devig);
      module.learn(league, { ...game, ...result }, opening, taught);
    },
  };
}

const NO_PRICES = { teacher: null, handicap: null, total: null } as const;
