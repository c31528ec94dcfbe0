import { type MarketView, viewMarket } from '../prices/market-view.ts';
import type { Roster } from '../roster/roster.ts';
import type { Base } from '../stack/base.ts';
import type { PlayedGame, Tier } from '../surface/game.ts';
import { type BoostRows, createBoostRows, keepRow, trainTiers } from './boost.ts';
import { decayCalibration, learnCalibration } from './calibrate.ts';
import {
  createEngineState,
  type EngineState,
  type LeagueState,
  leagueStateOf,
  type SharedState,
} from './engine-state.ts';
import { type AskedGame, type EngineForecast, forecastGame } from './forecast-game.ts';
import { isImplausible } from './implausible.ts';
import { createRatedGames } from './rated-games.ts';
import { priceRow, rateGame } from './row-of.ts';
import type { SportModule } from './sport-module.ts';
import {
  type Lesson,
  openTeachingSeason,
  type PendingRow,
  SEASON_DECAY,
  solveWhenDue,
  teach,
} from './teach.ts';
import { countVaried, noteColumns } from './varied-columns.ts';

/** Games between two trainings of the trees; about a season. */
const BOOST_EVERY_ROWS = 1700;

export type SportEngine = {
  /** Learns games in the order of their start. */
  readonly learn: (games: readonly PlayedGame[]) => void;
  /** Forecasts at the given tier or, where its inputs are missing, at the highest below it. */
  readonly forecast: (game: AskedGame, tier: Tier) => EngineForecast;
  readonly rosterOf: (leagueId: string) => Roster | null;
  /** By league, how many columns have varied there. */
  readonly columns: () => ReadonlyMap<string, number>;
  /** What all leagues share, and what one has learned by itself; plain data. */
  readonly shared: () => unknown;
  readonly league: (leagueId: string) => unknown;
};

/** What an engine goes on from: the parts that it gave before. */
export type StoredEngine = { readonly shared: unknown; readonly leagues: ReadonlyMap<string, unknown> };

export type EngineOptions = {
  readonly seed: number;
  /** Tiers whose trees are trained; an empty list leaves every correction to the ridge, which is much quicker. */
  readonly boostedTiers: readonly Tier[];
  /** Told what each game teaches, as it is learned; changes nothing. */
  readonly onLesson?: ((lesson: Lesson) => void) | undefined;
};

export function createSportEngine<League>(
  module: SportModule<League>,
  restored: StoredEngine | null,
  options: EngineOptions,
): SportEngine {
  const state = restored === null ? createEngineState(module) : stateOf<League>(restored);
  const store = options.boostedTiers.length > 0 ? createBoostRows(module) : null;
  const rated = createRatedGames((game) => rateGame(module, state, game));
  return {
    learn: (games) => {
      rated.forget();
      for (const block of blocksOf(games)) learnBlock(module, state, store, options, block);
    },
    forecast: (game, asked) => forecastGame(module, state, { game, rated: rated.find(game), asked }),
    rosterOf: (leagueId) => {
      const league = state.leagues.get(leagueId);
      return league === undefined ? null : module.rosterOf(league.league);
    },
    columns: () => new Map([...state.leagues].map(([id, { varied }]) => [id, countVaried(varied)])),
    shared: () => {
      const { leagues, ...shared } = state;
      return shared;
    },
    league: (leagueId) => state.leagues.get(leagueId) ?? null,
  };
}

function stateOf<League>({ shared, leagues }: StoredEngine): EngineState<League> {
  if (!isSharedState(shared)) throw new TypeError('what the leagues share is no state of an engine');
  const own = new Map<string, LeagueState<League>>();
  for (const [leagueId, league] of leagues) {
    if (!isLeagueState<League>(league))
      throw new TypeError(`what ${leagueId} has learned is no state of a league`);
    own.set(leagueId, league);
  }
  return { ...shared, leagues: own };
}

/** The codec gives back what it was given; the format number of the artefact stands for the shape. */
function isSharedState(value: unknown): value is SharedState {
  return typeof value === 'object' && value !== null && 'past' in value;
}

function isLeagueState<League>(value: unknown): value is LeagueState<League> {
  return typeof value === 'object' && value !== null && 'league' in value && 'varied' in value;
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
    const rated = rateGame(module, state, game);
    const row = priceRow(module, rated, opening);
    if (!isImplausible(module, row.opening, row)) return { game, opening, row };
    const unpriced = viewMarket('open', [], module.devig);
    return { game, opening: unpriced, row: priceRow(module, rated, unpriced) };
  });
  for (const { game, opening, row } of rows) {
    if (openTeachingSeason(state, game.seasonStartYear)) decayCalibration(state, SEASON_DECAY);
    const { closing, teacher } = closeOf(module, game, opening, row);
    learnCalibration(module, state, game, row, { opening, closing }, teacher);
    const lesson = teach(state, row, teacher);
    const { league, varied } = leagueStateOf(module, state, game.leagueId);
    noteColumns(varied, row.values);
    if (lesson) options.onLesson?.({ ...lesson, startAt: game.startAt, season: game.seasonStartYear });
    if (store && teacher)
      keepRow(store, row.values, teacher, { A: row.results, B: row.market, C: row.opening });
    module.learn(league, game, opening, closing);
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
