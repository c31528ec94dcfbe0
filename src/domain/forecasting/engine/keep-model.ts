import {
  featureColumns,
  restoreWalkForward,
  UnreadableModelError,
  type WalkForward,
} from '@trueline/predict';
import { insertArtifact, type ModelArtifactRow } from '#db/queries/forecast.ts';
import { insertModelLeagues, listModelLeagues } from '#db/queries/model-league.ts';
import type { Services } from '#domain/services.ts';
import type { Sport } from '#terms/sports.ts';
import { columnScores } from './league-columns.ts';
import { parseLeagueModel, parseSharedModel } from './model-schema.ts';

/** So many leagues are written or read at a time; one is about half a megabyte. */
const LEAGUES_AT_ONCE = 8;

/** Stores what an engine has learned, in one transaction: all of it is there for a restart, or none. Answers its name. */
export async function keepModel(
  { db, clock }: Services,
  engine: WalkForward,
  options: {
    readonly sport: Sport;
    readonly source: string;
    readonly identity: { readonly id: string; readonly number: number } | null;
  },
): Promise<string | null> {
  const shared = engine.shared();
  if (shared.window.games === 0) return null;
  const { sport, source, identity } = options;
  const version = `${source}:${shared.version}${identity === null ? '' : `#${identity.number}`}`;
  await db.transaction(async (tx) => {
    const isNew = await insertArtifact(tx, {
      sport,
      source,
      version,
      fittedAt: clock.now(),
      windowFrom: new Date(shared.window.fromAt),
      windowUntil: new Date(shared.window.untilAt),
      games: shared.window.games,
      features: featureColumns(sport).length,
      parameters: shared,
      scores: columnScores(engine.columns()),
      modelId: identity?.id ?? null,
    });
    if (!isNew) return;
    for (const leagues of batchesOf(engine.leagues(), LEAGUES_AT_ONCE)) {
      await insertModelLeagues(
        tx,
        leagues.map((league) => ({ version, leagueId: league.leagueId, state: league.state })),
      );
    }
  });
  return version;
}

/** What was stored, opened again. An artifact of an older format is left aside, and the engine learns from the beginning. */
export async function openModel(
  { db, log }: Services,
  { version, parameters }: ModelArtifactRow,
): Promise<WalkForward | null> {
  const shared = parseSharedModel(parameters);
  if (shared === null) return null;
  const leagues = [];
  for (let after: string | null = null; ; ) {
    const rows = await listModelLeagues(db, { version, after, limit: LEAGUES_AT_ONCE });
    leagues.push(...rows.map(parseLeagueModel));
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last.leagueId;
  }
  try {
    return restoreWalkForward({ ...shared, leagues });
  } catch (error) {
    if (!(error instanceof UnreadableModelError)) throw error;
    log.warn({ version: shared.version, reason: error.message }, 'an old model is left aside');
    return null;
  }
}

function* batchesOf<Item>(items: Iterable<Item>, size: number): Generator<Item[]> {
  let batch: Item[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
