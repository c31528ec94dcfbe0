import {
  createFeatureWriter,
  type FeatureRow,
  type FeatureWriter,
  newProgress,
  type ReplayProgress,
  stepsUntil,
} from '@trueline/predict';
import type { Services } from '#domain/services.ts';
import { DAY_MS } from '#terms/durations.ts';
import { type League, type LeagueGame, leagueSpan, readLeagueGames } from './league-games.ts';
import type { Pace } from './pace.ts';

type Progress = (done: number, total: number) => void;

/** A league's games and feature rows, cached in a worker's memory and brought up to date when they are asked for. */
export type LeagueCache = {
  readonly league: League;
  /** All games by start, as known at an instant. */
  games(asOf: Date, pace: Pace): Promise<readonly LeagueGame[]>;
  /** The feature rows of the games that were an hour from their start by then; written once. */
  rows(asOf: Date, pace: Pace, onProgress?: Progress): Promise<(gameId: string) => FeatureRow | null>;
  /** The row of a coming game as things stand; it is not cached. */
  previewRow(game: LeagueGame): FeatureRow;
};

/** Games that began longer ago than this do not change any more. */
const SETTLED_MS = 12 * DAY_MS;
/** No one is notified of games later than this. */
const COMING_MS = 4 * DAY_MS;

export function createLeagueCache(services: Services, league: League): LeagueCache {
  let games: readonly LeagueGame[] = [];
  let readAt: Date | null = null;
  const writer: FeatureWriter = createFeatureWriter(league.sport);
  const progress: ReplayProgress = newProgress();
  const rows = new Map<string, FeatureRow>();

  // Two jobs of a worker may ask at once; one after the other reads and goes on.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };

  const read = async (asOf: Date, pace: Pace): Promise<readonly LeagueGame[]> => {
    if (readAt !== null && readAt >= asOf) return games;
    const span = await leagueSpan(services, league, asOf);
    if (span === null) return games;
    const from = readAt === null ? span.from : new Date(readAt.getTime() - SETTLED_MS);
    const until =
      readAt === null ? span.until : new Date(Math.min(span.until.getTime(), asOf.getTime() + COMING_MS));
    const fresh = await readLeagueGames(services, league, { from, until, asOf }, async () => pace());
    const byId = new Map(games.map((game) => [game.input.id, game]));
    for (const game of fresh) byId.set(game.input.id, game);
    games = [...byId.values()].sort((a, b) => a.input.startAt - b.input.startAt);
    readAt = asOf;
    return games;
  };
  const write = async (asOf: Date, pace: Pace, onProgress?: Progress) => {
    const all = (await read(asOf, pace)).map(({ input }) => ({ ...input, offer: null }));
    for (const { kind, game } of stepsUntil(all, progress, asOf.getTime())) {
      if (kind === 'see') rows.set(game.id, writer.see(game));
      else writer.learn(game);
      onProgress?.(rows.size, all.length);
      await pace();
    }
    return (gameId: string) => rows.get(gameId) ?? null;
  };
  return {
    league,
    games: (asOf, pace) => inTurn(() => read(asOf, pace)),
    rows: (asOf, pace, onProgress) => inTurn(() => write(asOf, pace, onProgress)),
    previewRow: ({ input }) => writer.see({ ...input, offer: null }),
  };
}
