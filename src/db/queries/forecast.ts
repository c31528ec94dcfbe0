import type { Queryable } from '../client.ts';
import { and, desc, eq, inArray, isNull, lt, lte, sql } from '../drizzle.ts';
import { forecast } from '../tables/forecast.ts';
import { game } from '../tables/game.ts';
import { modelArtifact } from '../tables/model-artifact.ts';
import { insertJsonRows } from './json-rows.ts';
import { deleteModelLeagues } from './model-league.ts';

export type ForecastInsert = typeof forecast.$inferInsert;
export type ForecastRow = typeof forecast.$inferSelect;

/** Adds forecasts; one whose id is already there is left alone. */
export async function insertForecasts(db: Queryable, rows: readonly ForecastInsert[]): Promise<number> {
  if (rows.length === 0) return 0;
  const result = await db.execute(sql`${insertJsonRows(forecast, rows)} on conflict do nothing`);
  return result.rowCount ?? 0;
}

/** The newest live forecast of each game that was known at an instant. */
export async function listNewestForecasts(
  db: Queryable,
  filter: { readonly gameIds: readonly string[]; readonly asOf: Date },
): Promise<ForecastRow[]> {
  if (filter.gameIds.length === 0) return [];
  return db
    .selectDistinctOn([forecast.gameId])
    .from(forecast)
    .where(
      and(
        inArray(forecast.gameId, [...filter.gameIds]),
        eq(forecast.origin, 'live'),
        lte(forecast.knownAt, filter.asOf),
      ),
    )
    .orderBy(forecast.gameId, desc(forecast.knownAt));
}

/** What was said live of a game up to an instant, the oldest first; of very many the newest. */
export async function listForecastPath(
  db: Queryable,
  filter: { readonly gameId: string; readonly until: Date; readonly limit: number },
): Promise<ForecastRow[]> {
  const rows = await db
    .select()
    .from(forecast)
    .where(
      and(
        eq(forecast.gameId, filter.gameId),
        eq(forecast.origin, 'live'),
        lte(forecast.knownAt, filter.until),
      ),
    )
    .orderBy(desc(forecast.knownAt))
    .limit(filter.limit);
  return rows.toReversed();
}

/** What was last said live of each game before it began, by its probabilities alone; games never forecast are left out. */
export async function listForecastsBeforeStart(db: Queryable, gameIds: readonly string[]) {
  if (gameIds.length === 0) return [];
  return db
    .selectDistinctOn([forecast.gameId], {
      gameId: forecast.gameId,
      pHome: forecast.pHome,
      pDraw: forecast.pDraw,
      pAway: forecast.pAway,
    })
    .from(forecast)
    .innerJoin(game, eq(game.id, forecast.gameId))
    .where(
      and(
        inArray(forecast.gameId, [...gameIds]),
        eq(forecast.origin, 'live'),
        eq(forecast.state, 'ready'),
        lt(forecast.knownAt, game.startAt),
      ),
    )
    .orderBy(forecast.gameId, desc(forecast.knownAt));
}

export type ForecastBeforeStart = Awaited<ReturnType<typeof listForecastsBeforeStart>>[number];

export type ModelArtifactRow = typeof modelArtifact.$inferSelect;

type ModelFilter = {
  readonly source: string;
  readonly sport: ModelArtifactRow['sport'];
  /** Null: a model that has not been counted yet. */
  readonly modelId: string | null;
};

/** The newest state of a model that was kept. */
export async function findNewestArtifact(
  db: Queryable,
  filter: ModelFilter,
): Promise<ModelArtifactRow | null> {
  const [row] = await db
    .select()
    .from(modelArtifact)
    .where(isOfModel(filter))
    .orderBy(desc(modelArtifact.fittedAt))
    .limit(1);
  return row ?? null;
}

function isOfModel({ source, sport, modelId }: ModelFilter) {
  return and(
    eq(modelArtifact.source, source),
    eq(modelArtifact.sport, sport),
    modelId === null ? isNull(modelArtifact.modelId) : eq(modelArtifact.modelId, modelId),
  );
}

/**
 * Keeps an artifact and answers whether it is new; what the model's one before the last had learned is dropped, since no restart goes back
 * that far.
 */
export async function insertArtifact(
  db: Queryable,
  row: typeof modelArtifact.$inferInsert,
): Promise<boolean> {
  const added = await db.insert(modelArtifact).values(row).onConflictDoNothing();
  const ofModel = isOfModel({ ...row, modelId: row.modelId ?? null });
  const [old] = await db
    .select({ version: modelArtifact.version })
    .from(modelArtifact)
    .where(ofModel)
    .orderBy(desc(modelArtifact.fittedAt))
    .offset(2)
    .limit(1);
  if (old) {
    await db.update(modelArtifact).set({ parameters: {} }).where(eq(modelArtifact.version, old.version));
    await deleteModelLeagues(db, old.version);
  }
  return added.rowCount === 1;
}

/** What was counted with the newest model of each sport, among the shown sources. */
export async function listColumnScores(
  db: Queryable,
  filter: { readonly sources: readonly string[]; readonly asOf: Date },
): Promise<{ readonly sport: ModelArtifactRow['sport']; readonly scores: ModelArtifactRow['scores'] }[]> {
  return db
    .selectDistinctOn([modelArtifact.sport], { sport: modelArtifact.sport, scores: modelArtifact.scores })
    .from(modelArtifact)
    .where(and(inArray(modelArtifact.source, [...filter.sources]), lte(modelArtifact.fittedAt, filter.asOf)))
    .orderBy(modelArtifact.sport, desc(modelArtifact.fittedAt));
}
