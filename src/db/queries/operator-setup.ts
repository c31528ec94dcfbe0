import type { Queryable } from '../client.ts';
import { and, eq, gt, inArray, isNull, lt, max } from '../drizzle.ts';
import { operatorSetup } from '../tables/operator-setup.ts';

type SetupRow = typeof operatorSetup.$inferSelect;

export async function insertOperatorSetup(db: Queryable, row: SetupRow): Promise<void> {
  await db.insert(operatorSetup).values(row);
}

/** Uses a living link up and answers whose it is; null for any other. Of two uses at once one gets null. */
export async function takeOperatorSetup(
  db: Queryable,
  options: { readonly tokenHash: string; readonly now: Date },
): Promise<string | null> {
  const [row] = await db
    .update(operatorSetup)
    .set({ usedAt: options.now })
    .where(
      and(
        eq(operatorSetup.tokenHash, options.tokenHash),
        isNull(operatorSetup.usedAt),
        gt(operatorSetup.expiresAt, options.now),
      ),
    )
    .returning({ operatorId: operatorSetup.operatorId });
  return row?.operatorId ?? null;
}

/** Uses up whatever links an operator still has. */
export async function voidOperatorSetups(
  db: Queryable,
  options: { readonly operatorId: string; readonly now: Date },
): Promise<void> {
  await db
    .update(operatorSetup)
    .set({ usedAt: options.now })
    .where(and(eq(operatorSetup.operatorId, options.operatorId), isNull(operatorSetup.usedAt)));
}

/** Until when each of some operators can still use a link, for those who can. */
export async function listOpenSetups(
  db: Queryable,
  options: { readonly operatorIds: readonly string[]; readonly now: Date },
): Promise<Map<string, Date>> {
  if (options.operatorIds.length === 0) return new Map();
  const rows = await db
    .select({ operatorId: operatorSetup.operatorId, until: max(operatorSetup.expiresAt) })
    .from(operatorSetup)
    .where(
      and(
        inArray(operatorSetup.operatorId, [...options.operatorIds]),
        isNull(operatorSetup.usedAt),
        gt(operatorSetup.expiresAt, options.now),
      ),
    )
    .groupBy(operatorSetup.operatorId);
  return new Map(rows.flatMap(({ operatorId, until }) => (until === null ? [] : [[operatorId, until]])));
}

export async function deleteOperatorSetupsBefore(db: Queryable, before: Date): Promise<void> {
  await db.delete(operatorSetup).where(lt(operatorSetup.expiresAt, before));
}
