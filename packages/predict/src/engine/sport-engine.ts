import type { Distribution } from '../distribution/distribution.ts';
import { type MarketView, viewMarket } from '../prices/market-view.ts';
import type { Roster } from '../roster/roster.ts';
import { type Base, outcomeOfLogits } from '../stack/base.ts';
import type { Driver, Outcome } from '../surface/forecast.ts';
import type { ClosingPrice, GameFacts, OpeningPrice, PlayedGame, Tier } from '../surface/game.ts';
import { type BoostRows, createBoostRows, keepRow, trainTiers } from './boost.ts';
import { calibratedBase, decayCalibration, learnCalibration, withTrust } from './calibrate.ts';
import { correct } from './correct.ts';
import { mergeDrivers } from './drivers.ts';
import { createEngineState, type EngineState } from './engine-state.ts';
import { isImplausible } from './implausible.ts';
import type { SportModule } from './sport-module.ts';
import {
  type Lesson,
  openTeachingSeason,
  type PendingRow,
  SEASON_DECAY,
  solveWhenDue,
  teach,
} from './teach.ts';

/** What the engine says about one game, before the surface wraps it. */
export type EngineForecast = {
  readonly tier: Tier;
  readonly distribution: Distribution;
  readonly expected: { readonly home: number; readonly away: number };
  readonly drivers: readonly Driver[];
  /** Win probabilities of the ensemble's members. */
  readonly members: readonly Outcome[];
};

/** Games between two trainings of the trees; about a season. */
const BOOST_EVERY_ROWS = 1700;

/** A game with whatever of its own prices is known; what a tier may not see, the engine does not look at. */
export type AskedGame = GameFacts & {
  readonly opening?: readonly OpeningPrice[];
  readonly closing?: readonly ClosingPrice[];
};

export type SportEngine = {
  /** Learns games in the order of their start. */
  readonly learn: (games: readonly PlayedGame[]) => void;
  /** Forecasts at the given tier or, where its inputs are missing, at the highest below it. */
  readonly forecast: (game: AskedGame, tier: Tier) => EngineForecast;
  readonly rosterOf: (leagueId: string) => Roster | null;
  readonly state: () => unknown;
};

export type EngineOptions = {
  readonly seed: number;
  /** Tiers whose trees are trained; an empty list leaves every correction to the ridge, which is much quicker. */
  readonly boostedTiers: readonly Tier[];
  /** Told what each game teaches, as it is learned; changes nothing. */
  readonly onLesson?: ((lesson: Lesson) => void) | undefined;
};

export function createSportEngine<League>(
  module: SportModule<League>,
  restored: unknown,
  options: EngineOptions,
): SportEngine {
  const state = isEngineState<League>(restored) ? restored : createEngineState(module);
  const store = options.boostedTiers.length > 0 ? createBoostRows(module) : null;
  return {
    learn: (games) => {
      for (const block of blocksOf(games)) learnBlock(module, state, store, options, block);
    },
    forecast: (game, tier) => forecast(module, state, game, tier),
    rosterOf: (leagueId) => {
      const league = state.leagues.get(leagueId);
      return league === undefined ? null : module.rosterOf(league);
    },
    state: () => state,
  };
}

/** The codec gives back what it was given; the format number of the artefact stands for the shape. */
function isEngineState<League>(value: unknown): value is EngineState<League> {
  return typeof value === 'object' && value !== null && 'leagues' in value && 'past' in value;
}

/** Runs of games that began before the first result among them was known: none of them could learn from another. */
function blocksOf(games: readonly PlayedGame[]): readonly (readonly PlayedGame[])[] {
  const blocks: PlayedGame[][] = [];
  let knownFrom = Number.NEGATIVE_INFINITY;
  for (const game of games) {
    const block = blocks.at(-1);
    if (block && game.startAt < knownFrom) {
      block.push(game);
      knownFrom = Math.min(knownFrom, game.knownAt);
    } else {
      blocks.push([game]);
      knownFrom = game.knownAt;
    }
  }
  return blocks;
}

function learnBlock<League>(
  module: SportModule<League>,
  state: EngineState<League>,
  store: BoostRows | null,
  options: EngineOptions,
  games: readonly PlayedGame[],
): void {
  const rows = games.map((game) => {
    const opening = viewMarket('open', game.opening, module.devig);
    const row = rowOf(module, state, game, opening);
    if (!isImplausible(module, row.opening, row)) return { game, opening, row };
    const unpriced = viewMarket('open', [], module.devig);
    return { game, opening: unpriced, row: rowOf(module, state, game, unpriced) };
  });
  for (const { game, opening, row } of rows) {
    if (openTeachingSeason(state, game.seasonStartYear)) decayCalibration(state, SEASON_DECAY);
    const { closing, teacher } = closeOf(module, game, opening, row);
    learnCalibration(module, state, game, row, { opening, closing }, teacher);
    const lesson = teach(state, row, teacher);
    if (lesson) options.onLesson?.({ ...lesson, startAt: game.startAt, season: game.seasonStartYear });
    if (store && teacher)
      keepRow(store, row.values, teacher, { A: row.results, B: row.market, C: row.opening });
    module.learn(leagueOf(module, state, game.leagueId), game, opening, closing);
  }
  solveWhenDue(module, state);
  if (store) boostWhenDue(module, state, store, options);
}

/** What the closing prices teach; prices that cannot be are read as none. */
function closeOf<League>(
  module: SportModule<League>,
  game: PlayedGame,
  opening: MarketView<'open'>,
  row: PendingRow,
): { readonly closing: MarketView<'close'>; readonly teacher: Base | null } {
  const closing = viewMarket('close', game.closing, module.devig);
  const teacher = module.baseOfPrices(closing, opening, row.market ?? row.results);
  return isImplausible(module, teacher, row)
    ? { closing: viewMarket('close', [], module.devig), teacher: null }
    : { closing, teacher };
}

function boostWhenDue<League>(
  module: SportModule<League>,
  state: EngineState<League>,
  store: BoostRows,
  options: EngineOptions,
): void {
  if (state.past.rows < state.nextBoostRows) return;
  const trained = trainTiers(module, store, options, state.boostedRows);
  state.nextBoostRows = state.past.rows + BOOST_EVERY_ROWS;
  if (!trained) return;
  state.boosted = trained;
  state.boostedRows = store.rows;
}

function leagueOf<League>(module: SportModule<League>, state: EngineState<League>, id: string): League {
  let league = state.leagues.get(id);
  if (league === undefined) {
    league = module.createLeague();
    state.leagues.set(id, league);
  }
  return league;
}

function rowOf<League>(
  module: SportModule<League>,
  state: EngineState<League>,
  game: GameFacts,
  opening: MarketView<'open'> | null,
): PendingRow {
  const league = state.leagues.get(game.leagueId) ?? module.createLeague();
  const writer = { values: new Float64Array(module.columns.length), at: 0 };
  const { results, market } = module.writeRow(league, game, opening, writer);
  if (writer.at !== module.columns.length) {
    throw new Error(`${writer.at} values were written into ${module.columns.length} columns`);
  }
  const usual = market ?? results;
  return {
    values: writer.values,
    results,
    market,
    opening: opening ? module.baseOfPrices(opening, null, usual) : null,
  };
}

function forecast<League>(
  module: SportModule<League>,
  state: EngineState<League>,
  game: AskedGame,
  asked: Tier,
): EngineForecast {
  const seesOpening = (asked === 'C' || asked === 'D') && game.opening !== undefined;
  const opening = seesOpening ? viewMarket('open', game.opening ?? [], module.devig) : null;
  const seen = rowOf(module, state, game, opening);
  const row = isImplausible(module, seen.opening, seen) ? rowOf(module, state, game, null) : seen;
  const usual = row.market ?? row.results;
  const closing =
    asked === 'D' && game.closing
      ? module.baseOfPrices(viewMarket('close', game.closing, module.devig), opening, usual)
      : null;
  if (closing) {
    return calibrated(module, state, 'D', closing, [closing, row.opening ?? usual], [marketDriver(closing)]);
  }
  const tier = tierFor(asked, row);
  const base = tier === 'C' ? row.opening : tier === 'B' ? row.market : row.results;
  if (!base) throw new Error(`tier ${tier} was chosen without its base`);
  const corrected = correct(module, state, tier, base, row);
  const league = state.leagues.get(game.leagueId) ?? module.createLeague();
  const ratings = tier === 'C' ? [marketDriver(base)] : module.ratingDrivers(league, game, tier);
  const members = [...corrected.members, base, ...(tier === 'A' ? [] : [usual])];
  return calibrated(module, state, tier, corrected.base, members, [...ratings, ...corrected.drivers]);
}

/** The tier's last word: the winner corrected by past results, and the law with its worth at market lines. */
function calibrated<League>(
  module: SportModule<League>,
  state: EngineState<League>,
  tier: Tier,
  base: Base,
  members: readonly Base[],
  drivers: readonly Driver[],
): EngineForecast {
  const final = calibratedBase(module, state, tier, base);
  const merged = mergeDrivers([...drivers, ...calibrationDrivers(base, final)]);
  const made = asForecast(module, tier, final, members, merged);
  return { ...made, distribution: withTrust(state, tier, made.distribution) };
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
