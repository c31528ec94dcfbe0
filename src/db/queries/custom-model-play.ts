import { z } from 'zod';
import { FINAL_STATUSES } from '#terms/games.ts';
import type { Db, Queryable } from '../client.ts';
import { and, eq, inArray, isNull, lte, sql } from '../drizzle.ts';
import { selectRows } from '../select-rows.ts';
import { customModel } from '../tables/custom-model.ts';
import { customModelGrade } from '../tables/custom-model-grade.ts';
import { customModelPause } from '../tables/custom-model-pause.ts';
import { customModelPending } from '../tables/custom-model-pending.ts';
import { customModelVerdict } from '../tables/custom-model-verdict.ts';
import { gameState } from '../tables/game-state.ts';
import type { ModelRow } from './custom-model.ts';
import type { GradeInsert } from './custom-model-record.ts';
import { insertJsonRows } from './json-rows.ts';

export type OwnerRow = {
  readonly accountId: number;
  readonly brand: string;
  readonly breakFrom: Date | null;
  readonly breakUntil: Date | null;
  /** Whether the owner ever had a plan. */
  readonly hadPlan: boolean;
  readonly isRunning: boolean;
  /** When the last period ended that has ended or was taken back. */
  readonly endedAt: Date | null;
  /** When the open pause began; null where there is none. */
  readonly pausedAt: Date | null;
};

const ownerRow = z.object({
  accountId: z.number(),
  brand: z.string(),
  breakFrom: z.string().nullable(),
  breakUntil: z.string().nullable(),
  hadPlan: z.boolean(),
  isRunning: z.boolean(),
  endedAt: z.string().nullable(),
  pausedAt: z.string().nullable(),
});

/** The owners of models that play, and what decides whether they may. */
export async function listOwners(
  db: Queryable,
  filter: { readonly source: string; readonly now: Date },
): Promise<OwnerRow[]> {
  const { source, now } = filter;
  const rows = await selectRows(
    db,
    ownerRow,
    sql`
    select account.id as "accountId", account.brand, to_json(account.break_from)#>>'{}' as "breakFrom",
      to_json(account.break_until)#>>'{}' as "breakUntil", plans.had as "hadPlan", plans.runs as "isRunning",
      to_json(plans.ended_at)#>>'{}' as "endedAt", to_json(pause.from_at)#>>'{}' as "pausedAt"
    from account
    cross join lateral (
      select count(*) > 0 as had,
        coalesce(bool_or(status = 'active' and start_at <= ${now} and end_at >= ${now}), false) as runs,
        max(case when status = 'voided' then updated_at else end_at end) filter (where status <> 'superseded') as ended_at
      from subscription where account_id = account.id
    ) as plans
    left join custom_model_pause as pause on pause.account_id = account.id and pause.until_at is null
    where exists (select 1 from custom_model where account_id = account.id and source = ${source}
      and status = 'ready' and deleted_at is null)`,
  );
  const instant = (text: string | null) => (text === null ? null : new Date(text));
  return rows.map((row) => ({
    ...row,
    breakFrom: instant(row.breakFrom),
    breakUntil: instant(row.breakUntil),
    endedAt: instant(row.endedAt),
    pausedAt: instant(row.pausedAt),
  }));
}

export async function beginPause(
  db: Queryable,
  row: Pick<typeof customModelPause.$inferInsert, 'accountId' | 'brand' | 'fromAt' | 'reason'>,
): Promise<void> {
  await db.insert(customModelPause).values(row).onConflictDoNothing();
}

export async function endPause(db: Queryable, accountId: number, untilAt: Date): Promise<void> {
  await db
    .update(customModelPause)
    .set({ untilAt: sql`greatest(${customModelPause.fromAt}, ${untilAt}::timestamptz)` })
    .where(and(eq(customModelPause.accountId, accountId), isNull(customModelPause.untilAt)));
}

/** The models that make picks now: ready, living, and their owner's are not paused. */
export function listPlayingModels(db: Queryable, source: string): Promise<ModelRow[]> {
  return db
    .select()
    .from(customModel)
    .where(
      and(
        eq(customModel.source, source),
        eq(customModel.status, 'ready'),
        isNull(customModel.deletedAt),
        sql`not exists (select 1 from custom_model_pause as pause
          where pause.account_id = ${customModel.accountId} and pause.until_at is null)`,
      ),
    )
    .orderBy(customModel.leagueId, customModel.id);
}

const leaguesWithGameRow = z.object({
  league: z.string(),
});

/** The leagues of a source with a game that starts in (after, until]. */
export async function listLeaguesWithGames(
  db: Queryable,
  filter: { readonly source: string; readonly after: Date; readonly until: Date },
): Promise<ReadonlySet<string>> {
  const rows = await selectRows(
    db,
    leaguesWithGameRow,
    sql`
    select distinct league_id as league from game
    where source = ${filter.source} and start_at > ${filter.after} and start_at <= ${filter.until}`,
  );
  return new Set(rows.map((row) => row.league));
}

/** Frozen picks without a grade whose games have ended, with how they ended. */
export async function listVerdictsToGrade(
  db: Queryable,
  filter: { readonly finalKnownBy: Date; readonly asOf: Date; readonly limit: number },
) {
  const final = db
    .select()
    .from(gameState)
    .where(and(eq(gameState.gameId, customModelPending.gameId), lte(gameState.knownAt, filter.asOf)))
    .orderBy(sql`${gameState.knownAt} desc`)
    .limit(1)
    .as('final');
  return db
    .select({
      modelId: customModelPending.modelId,
      gameId: customModelPending.gameId,
      side: customModelVerdict.side,
      line: customModelVerdict.line,
      odds: customModelVerdict.odds,
      sport: customModel.sport,
      category: customModel.category,
      status: final.status,
      homeScore: final.homeScore,
      awayScore: final.awayScore,
      parts: final.parts,
      reason: final.reason,
    })
    .from(customModelPending)
    .innerJoin(
      customModelVerdict,
      and(
        eq(customModelVerdict.modelId, customModelPending.modelId),
        eq(customModelVerdict.gameId, customModelPending.gameId),
      ),
    )
    .innerJoin(customModel, eq(customModel.id, customModelPending.modelId))
    .innerJoinLateral(final, sql`true`)
    .where(
      and(
        lte(customModelPending.startAt, filter.asOf),
        inArray(final.status, FINAL_STATUSES),
        lte(final.knownAt, filter.finalKnownBy),
      ),
    )
    .orderBy(customModelPending.startAt, customModelPending.gameId, customModelPending.modelId)
    .limit(filter.limit);
}

/** Adds grades; a pick that has one keeps it. */
export async function insertModelGrades(db: Db | Queryable, rows: readonly GradeInsert[]): Promise<void> {
  if (rows.length === 0) return;
  await db.execute(sql`${insertJsonRows(customModelGrade, rows)} on conflict do nothing`);
}
