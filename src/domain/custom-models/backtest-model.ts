import {
  createModelRunner,
  MODEL_SEASON_GAMES,
  type ModelConfig,
  type ModelVerdict,
  newProgress,
  stepsUntil,
} from '@trueline/predict';
import type { ModelMissing } from '#db/queries/custom-model.ts';
import { type BetGrade, gradeBet } from './grade-bet.ts';
import type { LeagueCache } from './league-cache.ts';
import { type LeagueGame, modelGame } from './league-games.ts';
import type { TakenPrice } from './market-offer.ts';
import { MODEL_LIMITS } from './model-limits.ts';
import { type ModelRecord, modelRecord } from './model-report.ts';
import type { Pace } from './pace.ts';

type Picked = Extract<ModelVerdict, { readonly state: 'pick' }>;

type BacktestBet = Omit<Picked, 'state'> &
  BetGrade & {
    readonly gameId: string;
    readonly startAt: Date;
    readonly bookmaker: string;
    readonly oddsAt: Date;
    readonly isLocked: boolean;
  };

type Backtest = {
  readonly span: { readonly from: Date; readonly lockFrom: Date; readonly until: Date };
  readonly bets: readonly BacktestBet[];
  readonly report: ModelRecord;
  readonly lockedReport: ModelRecord;
};

export type BacktestResult =
  | ({ readonly state: 'ready' } & Backtest)
  | { readonly state: 'insufficient'; readonly missing: readonly ModelMissing[] };

/** Where a verdict's price was taken. */
export function takenPrice(game: LeagueGame, config: ModelConfig, verdict: Picked): TakenPrice {
  const columns = {
    home: 'homeOdds',
    over: 'homeOdds',
    draw: 'drawOdds',
    away: 'awayOdds',
    under: 'awayOdds',
  } as const;
  const taken = game.offers[config.category]?.taken[columns[verdict.side]];
  if (!taken) throw new Error(`game ${game.input.id} has no price of ${verdict.side}`);
  return taken;
}

/**
 * Replays a league as a model and bets on its newest seasons: each game is judged from what was known an hour before its
 * start, at the prices of that moment, and graded by its final score. The last fifth of the time is set apart.
 */
export async function backtestModel(
  cache: LeagueCache,
  config: ModelConfig,
  run: {
    readonly asOf: Date;
    readonly pace: Pace;
    readonly onProgress?: (done: number, total: number) => void;
  },
): Promise<BacktestResult> {
  const { asOf, pace, onProgress } = run;
  const games = await cache.games(asOf, pace);
  const spanGames = gamesOfSpan(games);
  const missing = missingGames(spanGames, config);
  if (missing.length > 0) return { state: 'insufficient', missing };
  const span = spanOf(spanGames);
  const verdicts = await liveThrough(cache, config, games, { asOf, from: span.from, pace, onProgress });
  const bets = spanGames.flatMap((game) => betOf(game, config, verdicts.get(game.input.id), span.lockFrom));
  if (bets.length < MODEL_LIMITS.picks) {
    return {
      state: 'insufficient',
      missing: [{ code: 'picks', have: bets.length, need: MODEL_LIMITS.picks }],
    };
  }
  const isLocked = (at: Date) => at >= span.lockFrom;
  const looked = spanGames.map((game) => new Date(game.input.startAt));
  const part = (locked: boolean, from: Date, until: Date) =>
    modelRecord(
      { from, until },
      bets.filter((bet) => bet.isLocked === locked),
      looked.filter((at) => isLocked(at) === locked),
    );
  return {
    state: 'ready',
    span,
    bets,
    report: part(false, span.from, span.lockFrom),
    lockedReport: part(true, span.lockFrom, span.until),
  };
}

async function liveThrough(
  cache: LeagueCache,
  config: ModelConfig,
  games: readonly LeagueGame[],
  run: {
    readonly asOf: Date;
    /** Verdicts are wanted of games from then on. */
    readonly from: Date;
    readonly pace: Pace;
    readonly onProgress?: ((done: number, total: number) => void) | undefined;
  },
): Promise<ReadonlyMap<string, ModelVerdict>> {
  const { asOf, from, pace, onProgress } = run;
  // Writing a league's rows for the first time takes longer than all that follows.
  const isByRows = config.strategy === 'expected_value';
  const base = isByRows ? games.length : 0;
  const announce = (part: number) => onProgress?.(part, base + games.length);
  const rows = isByRows ? await cache.rows(asOf, pace, announce) : () => null;
  const runner = createModelRunner(config, rows);
  const verdicts = new Map<string, ModelVerdict>();
  const seen = games.map((game) => modelGame(game, config.category));
  let done = 0;
  for (const { kind, game } of stepsUntil(seen, newProgress(), asOf.getTime())) {
    if (kind === 'see') {
      if (game.startAt < from.getTime()) runner.pass(game);
      else verdicts.set(game.id, runner.see(game));
      done += 1;
      announce(base + done);
    } else runner.learn(game);
    await pace();
  }
  return verdicts;
}

/** The ended games of the newest seasons that have any. */
function gamesOfSpan(games: readonly LeagueGame[]): readonly LeagueGame[] {
  const ended = games.filter((game) => game.final !== null);
  const completed = ended.filter((game) => game.final?.status === 'completed');
  const seasons = [...new Set(completed.map((game) => game.input.season))]
    .sort()
    .slice(-MODEL_LIMITS.seasons);
  return ended.filter((game) => seasons.includes(game.input.season));
}

function spanOf(games: readonly LeagueGame[]): Backtest['span'] {
  const from = games[0]?.input.startAt ?? 0;
  const until = games.at(-1)?.input.startAt ?? 0;
  const lockFrom = Math.round(until - MODEL_LIMITS.lockedShare * (until - from));
  return { from: new Date(from), lockFrom: new Date(lockFrom), until: new Date(until) };
}

function missingGames(games: readonly LeagueGame[], { category }: ModelConfig): ModelMissing[] {
  const priced = games.filter((game) => game.final?.status === 'completed' && game.offers[category] !== null);
  const missing: ModelMissing[] = [];
  if (priced.length < MODEL_LIMITS.leagueGames) {
    missing.push({ code: 'league_games', have: priced.length, need: MODEL_LIMITS.leagueGames });
  }
  const most = mostGamesOfATeam(games);
  if (most < MODEL_SEASON_GAMES) missing.push({ code: 'team_games', have: most, need: MODEL_SEASON_GAMES });
  return missing;
}

/** Finished games of the team that has played most in one season. */
function mostGamesOfATeam(games: readonly LeagueGame[]): number {
  const counts = new Map<string, number>();
  for (const { input, final } of games) {
    if (final?.status !== 'completed') continue;
    for (const team of [input.home, input.away]) {
      const key = `${input.season}/${team}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return Math.max(0, ...counts.values());
}

function betOf(
  game: LeagueGame,
  config: ModelConfig,
  verdict: ModelVerdict | undefined,
  lockFrom: Date,
): BacktestBet[] {
  if (verdict?.state !== 'pick' || game.final === null) return [];
  const { state: _state, ...bet } = verdict;
  const { bookmaker, at: oddsAt } = takenPrice(game, config, verdict);
  const { sport, category } = config;
  const grade = gradeBet(bet, { sport, category, final: game.final, closing: game.closing });
  const startAt = new Date(game.input.startAt);
  const isLocked = startAt >= lockFrom;
  return [{ ...bet, ...grade, gameId: game.input.id, startAt, bookmaker, oddsAt, isLocked }];
}
