import type { Queryable } from '../client.ts';
import { type AnyColumn, and, desc, eq, lte } from '../drizzle.ts';
import { pick } from '../tables/pick.ts';
import { pickGrade } from '../tables/pick-grade.ts';

/**
 * The newest grade of a row's pick, for a lateral join: the one that was known at an instant, or without one the one that is known now.
 * `pickId` is the row's column, where the row is not the pick itself.
 */
export function newestGrade(
  db: Queryable,
  { asOf, pickId = pick.id }: { readonly asOf?: Date; readonly pickId?: AnyColumn } = {},
) {
  return db
    .select()
    .from(pickGrade)
    .where(and(eq(pickGrade.pickId, pickId), asOf === undefined ? undefined : lte(pickGrade.knownAt, asOf)))
    .orderBy(desc(pickGrade.knownAt))
    .limit(1)
    .as('grade');
}
