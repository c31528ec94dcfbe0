import type { Queryable } from '../client.ts';
import { and, eq, gt, isNull, lt, lte, or, sql } from '../drizzle.ts';
import { operator } from '../tables/operator.ts';
import { operatorSession } from '../tables/operator-session.ts';
import type { OperatorRow } from './operator.ts';

type OperatorSessionRow = typeof operatorSession.$inferSelect;

/** The active operator of a living session, or null. */
export async function findOperatorBySession(
  db: Queryable,
  options: { readonly tokenHash: string; readonly now: Date },
): Promise<{ operator: OperatorRow; session: OperatorSessionRow } | null> {
  const [row] = await db
    .select({ operator, session: operatorSession })
    .from(operatorSession)
    .innerJoin(operator, eq(operator.id, operatorSession.operatorId))
    .where(
      and(
        eq(operatorSession.tokenHash, options.tokenHash),
        isNull(operatorSession.revokedAt),
        gt(operatorSession.endsAt, options.now),
        eq(operator.status, 'active'),
      ),
    );
  return row ?? null;
}

export async function insertOperatorSession(db: Queryable, row: OperatorSessionRow): Promise<void> {
  await db.insert(operatorSession).values(row);
}

export async function revokeOperatorSession(
  db: Queryable,
  options: { readonly tokenHash: string; readonly now: Date },
): Promise<void> {
  await db
    .update(operatorSession)
    .set({ revokedAt: options.now })
    .where(and(eq(operatorSession.tokenHash, options.tokenHash), isNull(operatorSession.revokedAt)));
}

/** Writes down that sessions whose time is over have ended, one or all, so that no clock turned back revives them. */
export async function endOperatorSessionsOver(
  db: Queryable,
  options: { readonly tokenHash?: string; readonly now: Date },
): Promise<void> {
  const one = options.tokenHash === undefined ? undefined : eq(operatorSession.tokenHash, options.tokenHash);
  await db
    .update(operatorSession)
    .set({ revokedAt: sql`${operatorSession.endsAt}` })
    .where(and(one, isNull(operatorSession.revokedAt), lte(operatorSession.endsAt, options.now)));
}

/** Notes that the code of a time step was used; false where that step, or a later one, was used before. */
export async function takeTotpStep(
  db: Queryable,
  options: { readonly operatorId: string; readonly step: number; readonly now: Date },
): Promise<boolean> {
  const used = await db
    .update(operator)
    .set({ totpLastStep: options.step, updatedAt: options.now })
    .where(
      and(
        eq(operator.id, options.operatorId),
        or(isNull(operator.totpLastStep), lt(operator.totpLastStep, options.step)),
      ),
    )
    .returning({ id: operator.id });
  return used.length > 0;
}

/** Strikes a recovery code out; false where it is not, or no longer, on the list. */
export async function strikeRecoveryCode(
  db: Queryable,
  options: { readonly row: OperatorRow; readonly codeHash: string; readonly now: Date },
): Promise<boolean> {
  const left = options.row.recoveryHashes.filter((hash) => hash !== options.codeHash);
  if (left.length === options.row.recoveryHashes.length) return false;
  const used = await db
    .update(operator)
    .set({ recoveryHashes: left, updatedAt: options.now })
    .where(and(eq(operator.id, options.row.id), eq(operator.recoveryHashes, options.row.recoveryHashes)))
    .returning({ id: operator.id });
  return used.length > 0;
}

/** Ends every session of an operator. */
export async function revokeSessionsOf(
  db: Queryable,
  options: { readonly operatorId: string; readonly now: Date },
): Promise<void> {
  await db
    .update(operatorSession)
    .set({ revokedAt: options.now })
    .where(and(eq(operatorSession.operatorId, options.operatorId), isNull(operatorSession.revokedAt)));
}
