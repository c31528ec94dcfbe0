import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  createWalkForward,
  type Forecast,
  featureColumns,
  type PlayedGame,
  type WalkForward,
} from '@trueline/predict';
import { findFeedCursor } from '#db/queries/feed-cursor.ts';
import type { FixtureRow } from '#db/queries/fixture.ts';
import { findNewestArtifact } from '#db/queries/forecast.ts';
import { findModelInRole, type HyperParameters, type ModelRow } from '#db/queries/model.ts';
import {
  hasGames,
  listOpenAndClose,
  listPlayedGameRows,
  type OddsSnapshotRow,
  type PlayedCursor,
  type PlayedGameRow,
} from '#db/queries/played-game.ts';
import type { Services } from '#domain/services.ts';
import type { Sport } from '#terms/sports.ts';
import { fixture, playedGame } from './engine-games.ts';
import { engineOptions, FIRST_PARAMETERS, historyFrom } from './hyper-parameters.ts';
import { keepModel, openModel } from './keep-model.ts';

/** Which of the site's models a forecaster is: none while no one has counted it. */
type Identity = Pick<ModelRow, 'id' | 'number'>;

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
  /** `odds` are the prices known by then, oldest first: the opening ones and the newest at least. */
  predict(row: FixtureRow, odds: readonly OddsSnapshotRow[]): Forecast;
  /** Keeps the state as an artifact, from which a restart goes on, and answers its name; null where nothing was learned yet. */
  save(): Promise<string | null>;
  /** Counts as this model from now on: what it says and keeps bears its number. */
  become(model: Identity): void;
  /** The model's version as it stands now. */
  version(): string;
  /** What it has learned from, and with what. */
  fields(): ModelFields;
  readonly learnedUntil: Date | null;
  /** The newest result that the last kept artifact knows. */
  readonly savedUntil: Date | null;
  readonly modelId: string | null;
};

type ModelFields = Pick<ModelRow, 'hyperParameters' | 'windowFrom' | 'windowUntil' | 'games' | 'features'>;

const PAGE = 1000;
/** Every game at the instant of the artifact's newest result is behind the cursor. */
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
/** And every game at the instant from which a model learns is before it. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

type OpenOptions = {
  readonly sport: Sport;
  readonly source: string;
  /** Begins with the first game, whatever was kept. */
  readonly fresh?: boolean;
  /** One of the site's models; left out, the live one. Null: one that no one has counted yet. */
  readonly model?: ModelRow | null;
  /** What a model is trained with that no one has counted yet; left out, as the live one. */
  readonly hyperParameters?: HyperParameters;
};

/** A forecaster that goes on from its newest artifact, or starts from nothing. */
export async function openForecaster(services: Services, options: OpenOptions): Promise<Forecaster> {
  const { sport, source } = options;
  const live = await findModelInRole(services.db, { sport, source, role: 'live' });
  const own = options.model === undefined ? live : options.model;
  const hyperParameters = options.hyperParameters ?? (own ?? live)?.hyperParameters ?? FIRST_PARAMETERS;
  const stored = options.fresh
    ? null
    : await findNewestArtifact(services.db, { sport, source, modelId: own?.id ?? null });
  const restored = stored ? await openModel(services, stored) : null;
  const engine = restored ?? createWalkForward(engineOptions(sport, hyperParameters));
  const begin = historyFrom(hyperParameters);
  let cursor: PlayedCursor | null = begin && { knownAt: begin, gameId: FIRST_ID };
  if (stored && restored) cursor = { knownAt: stored.windowUntil, gameId: LAST_ID };
  let hasLearned = restored !== null;
  let identity: Identity | null = own;
  let savedUntil = restored === null ? null : (cursor?.knownAt ?? null);
  let turn: Promise<unknown> = Promise.resolve();
  /** What is stored is one state: nothing is learned while it is being written, league by league. */
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const next = turn.then(work);
    turn = next.catch(() => undefined);
    return next;
  };
  const learnUntil = async (until: Date, onProgress?: (games: number) => void): Promise<number> => {
    let learned = 0;
    // Without a place to go on from, each look would read the results of all sports again, to find none of a sport that no one plays.
    if (cursor === null && !(await hasGames(services.db, { source, sport }))) return learned;
    const complete = await completeUntil(services, source, until);
    for (;;) {
      const rows: PlayedGameRow[] = await listPlayedGameRows(services.db, {
        source,
        sport,
        after: cursor,
        limit: PAGE,
        until: new Date(complete.getTime() - STANDS_AFTER_MS),
        correctedBy: complete,
      });
      const last = rows.at(-1);
      if (last === undefined) return learned;
      engine.advance(await withOdds(services, sport, rows));
      cursor = { knownAt: last.knownAt, gameId: last.game.id };
      hasLearned = true;
      learned += rows.length;
      onProgress?.(learned);
      // A page keeps the process busy for a while; whatever else it has to do goes first now.
      await nextTurn();
    }
  };
  return {
    sport,
    source,
    advance: (until, onProgress) => inTurn(() => learnUntil(until, onProgress)),
    predict(row, odds) {
      const forecast = engine.predict(fixture(row, odds));
      if (forecast.state !== 'ok') return forecast;
      return { ...forecast, modelVersion: versionOf(forecast.modelVersion, identity) };
    },
    version: () => versionOf(engine.version(), identity),
    fields: () => fieldsOf(engine, { sport, hyperParameters }),
    save: () =>
      inTurn(async () => {
        const version = await keepModel(services, engine, { sport, source, identity });
        savedUntil = hasLearned ? (cursor?.knownAt ?? null) : null;
        return version;
      }),
    become(next) {
      identity = next;
    },
    get modelId() {
      return identity?.id ?? null;
    },
    get savedUntil() {
      return savedUntil;
    },
    get learnedUntil() {
      return hasLearned ? (cursor?.knownAt ?? null) : null;
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

/** Two models that learned the same games go by the same name in the engine; from the second on it says which one it is. */
function versionOf(engineVersion: string, identity: Identity | null): string {
  return identity === null || identity.number === 1 ? engineVersion : `${engineVersion}#${identity.number}`;
}

function fieldsOf(
  engine: WalkForward,
  options: { readonly sport: Sport; readonly hyperParameters: HyperParameters },
): ModelFields {
  const window = engine.window();
  const hasGames = window.games > 0;
  return {
    hyperParameters: options.hyperParameters,
    windowFrom: hasGames ? new Date(window.fromAt) : null,
    windowUntil: new Date(hasGames ? window.untilAt : 0),
    games: window.games,
    features: featureColumns(options.sport).length,
  };
}
