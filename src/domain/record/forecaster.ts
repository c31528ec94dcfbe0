import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  createWalkForward,
  type Forecast,
  featureColumns,
  type Model,
  type PlayedGame,
  restoreWalkForward,
  type WalkForward,
} from '@trueline/predict';
import { findFeedCursor } from '#db/queries/feed-cursor.ts';
import type { FixtureRow } from '#db/queries/fixture.ts';
import { findNewestArtifact, findPromotedVersion, insertArtifact } from '#db/queries/forecast.ts';
import {
  listOpenAndClose,
  listPlayedGameRows,
  type OddsSnapshotRow,
  type PlayedCursor,
  type PlayedGameRow,
} from '#db/queries/played-game.ts';
import type { Services } from '../services.ts';
import { fixture, playedGame } from './engine-games.ts';
import { parseModel } from './model-schema.ts';

export type Sport = 'baseball' | 'basketball' | 'soccer';
type Scores = Readonly<Record<string, number>>;

/** The engine of one sport, fed from the database in the order in which results became known. */
export type Forecaster = {
  readonly sport: Sport;
  readonly source: string;
  /**
   * Learns all results known by then and not learned yet; answers how many they were. What the feed has not handed over in
   * full waits: a result that arrives behind one already learned would be passed over for ever. So does a result of the last
   * ten minutes, since a game is learned once and the first report is the one that gets corrected.
   */
  advance(until: Date, onProgress?: (games: number) => void): Promise<number>;
  predict(row: FixtureRow, odds: readonly OddsSnapshotRow[]): Forecast;
  /**
   * Keeps the state as an artifact, from which a restart goes on, and answers its name; null where nothing was learned yet.
   * With the scores that won it its place it is kept under a name of its own, beside a model that learned the same games.
   */
  save(scores?: Scores): Promise<string | null>;
  /** The model's version as it stands now. The whole state is encoded for it, so it is not asked game by game. */
  version(): string;
  readonly learnedUntil: Date | null;
  /** The newest result that the last kept artifact knows. */
  readonly savedUntil: Date | null;
  /** The artifact that last won this model its place, by name; null for one that never had to. */
  readonly promotedAs: string | null;
};

const PAGE = 1000;
const SEED = 20_261_121;
/** Every game at the instant of the artifact's newest result is behind the cursor. */
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** A forecaster that goes on from its newest artifact, or starts from nothing. */
export async function openForecaster(
  services: Services,
  options: { readonly sport: Sport; readonly source: string; readonly fresh?: boolean },
): Promise<Forecaster> {
  const { sport, source } = options;
  const stored = options.fresh ? null : await findNewestArtifact(services.db, { sport, source });
  const model = stored ? parseModel(stored.parameters) : null;
  const restored = model ? restore(services, model) : null;
  const engine = restored ?? createWalkForward({ sport, seed: SEED });
  let cursor: PlayedCursor | null =
    stored && restored ? { knownAt: stored.windowUntil, gameId: LAST_ID } : null;

  let savedUntil = cursor?.knownAt ?? null;
  let promotedAs = await findPromotedVersion(services.db, { sport, source });
  return {
    sport,
    source,
    async advance(until, onProgress) {
      let learned = 0;
      const complete = await completeUntil(services, source, until);
      for (;;) {
        const rows: PlayedGameRow[] = await listPlayedGameRows(services.db, {
          ...{ source, sport, after: cursor, limit: PAGE },
          until: new Date(complete.getTime() - STANDS_AFTER_MS),
          correctedBy: complete,
        });
        const last = rows.at(-1);
        if (last === undefined) return learned;
        engine.advance(await withOdds(services, sport, rows));
        cursor = { knownAt: last.knownAt, gameId: last.game.id };
        learned += rows.length;
        onProgress?.(learned);
        // A page keeps the process busy for a while; whatever else it has to do goes first now.
        await nextTurn();
      }
    },
    predict: (row, odds) => engine.predict(fixture(row, odds)),
    version: () => engine.model().version,
    async save(scores) {
      const version = await keepArtifact(services, engine, { sport, source, scores: scores ?? null });
      savedUntil = cursor?.knownAt ?? null;
      if (scores) promotedAs = version;
      return version;
    },
    get promotedAs() {
      return promotedAs;
    },
    get savedUntil() {
      return savedUntil;
    },
    get learnedUntil() {
      return cursor?.knownAt ?? null;
    },
  };
}

/** As long as bets wait for a correction, learning does too. */
const STANDS_AFTER_MS = 600_000;

/** Up to when all facts of the source are there: a feed that is being read has its last batches still to come. */
async function completeUntil({ db }: Services, source: string, until: Date): Promise<Date> {
  const cursor = await findFeedCursor(db, source);
  const knownUntil = cursor === null ? until : (cursor.knownUntil ?? new Date(0));
  return new Date(Math.min(knownUntil.getTime(), until.getTime()));
}

/** An artifact of an older format is left aside, and the engine learns from the beginning. */
function restore({ log }: Services, model: Model): WalkForward | null {
  try {
    return restoreWalkForward(model);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    log.warn({ version: model.version, reason: error.message }, 'an old model is left aside');
    return null;
  }
}

async function withOdds(
  services: Services,
  sport: Sport,
  rows: readonly PlayedGameRow[],
): Promise<PlayedGame[]> {
  const odds = await listOpenAndClose(services.db, {
    gameIds: rows.map((row) => row.game.id),
    asOf: rows.at(-1)?.knownAt ?? new Date(0),
    phases: ['open', 'close'],
  });
  const byGame = Map.groupBy(odds, (price) => price.gameId);
  return rows.map((row) => {
    const known = byGame.get(row.game.id)?.filter((price) => price.knownAt <= row.knownAt);
    return playedGame(row, sport, known ?? []);
  });
}

async function keepArtifact(
  services: Services,
  engine: WalkForward,
  options: { readonly sport: Sport; readonly source: string; readonly scores: Scores | null },
): Promise<string | null> {
  const model: Model = engine.model();
  if (model.window.games === 0) return null;
  const { sport, source, scores } = options;
  const fittedAt = services.clock.now();
  const name = `${source}:${model.version}`;
  const version = scores === null ? name : `${name}+${fittedAt.toISOString()}`;
  await insertArtifact(services.db, {
    sport,
    source,
    version,
    fittedAt,
    windowFrom: new Date(model.window.fromAt),
    windowUntil: new Date(model.window.untilAt),
    games: model.window.games,
    features: featureColumns(sport).length,
    parameters: model,
    scores: scores ?? {},
  });
  return version;
}
