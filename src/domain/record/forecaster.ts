import {
  createWalkForward,
  type Forecast,
  type Model,
  type PlayedGame,
  restoreWalkForward,
  type WalkForward,
} from '@trueline/predict';
import type { FixtureRow } from '#db/queries/fixture.ts';
import { findNewestArtifact, insertArtifact } from '#db/queries/forecast.ts';
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

/** The engine of one sport, fed from the database in the order in which results became known. */
export type Forecaster = {
  readonly sport: Sport;
  readonly source: string;
  /** Learns all results known by then and not learned yet; answers how many they were. */
  advance(until: Date, onProgress?: (games: number) => void): Promise<number>;
  predict(row: FixtureRow, odds: readonly OddsSnapshotRow[]): Forecast;
  /** Keeps the state as an artifact, from which a restart goes on. */
  save(): Promise<string>;
  readonly learnedUntil: Date | null;
  /** The newest result that the last kept artifact knows. */
  readonly savedUntil: Date | null;
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
  return {
    sport,
    source,
    async advance(until, onProgress) {
      let learned = 0;
      for (;;) {
        const rows: PlayedGameRow[] = await listPlayedGameRows(services.db, {
          ...{ source, sport, until, limit: PAGE },
          after: cursor,
        });
        const last = rows.at(-1);
        if (last === undefined) return learned;
        engine.advance(await withOdds(services, sport, rows));
        cursor = { knownAt: last.knownAt, gameId: last.game.id };
        learned += rows.length;
        onProgress?.(learned);
      }
    },
    predict: (row, odds) => engine.predict(fixture(row, odds)),
    async save() {
      const version = await keepArtifact(services, engine, { sport, source });
      savedUntil = cursor?.knownAt ?? null;
      return version;
    },
    get savedUntil() {
      return savedUntil;
    },
    get learnedUntil() {
      return cursor?.knownAt ?? null;
    },
  };
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
  return rows.map((row) => playedGame(row, sport, byGame.get(row.game.id) ?? []));
}

async function keepArtifact(
  services: Services,
  engine: WalkForward,
  of: { readonly sport: Sport; readonly source: string },
): Promise<string> {
  const model: Model = engine.model();
  await insertArtifact(services.db, {
    ...of,
    version: `${of.source}:${model.version}`,
    fittedAt: services.clock.now(),
    windowFrom: model.window.games > 0 ? new Date(model.window.fromAt) : null,
    windowUntil: new Date(model.window.untilAt),
    games: model.window.games,
    features: 0,
    parameters: model,
    scores: {},
  });
  return model.version;
}
