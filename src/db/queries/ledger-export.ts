import type { RecordOrigin } from '#terms/results.ts';
import type { Queryable } from '../client.ts';
import { and, asc, eq, gt, inArray, lte, or, type SQL, sql } from '../drizzle.ts';
import { pick } from '../tables/pick.ts';
import { selectOutcomes } from './pick-outcome.ts';

type ExportFilter = {
  readonly origin: RecordOrigin;
  readonly sources: readonly string[];
  readonly asOf: Date;
  /** The last row of the page before; the pages follow each other without counting or skipping rows. */
  readonly after: ExportRow['pick'] | null;
  readonly limit: number;
};

/** A page of the ledger, the oldest first: published picks by serial, back-filled ones by start. */
export async function listExportRows(db: Queryable, filter: ExportFilter) {
  return selectOutcomes(db, filter.asOf)
    .where(
      and(
        eq(pick.origin, filter.origin),
        lte(pick.publishedAt, filter.asOf),
        inArray(pick.source, [...filter.sources]),
        behind(filter),
      ),
    )
    .orderBy(
      ...(filter.origin === 'live'
        ? [asc(pick.serialDay), asc(pick.serialNo)]
        : [asc(pick.startAt), asc(pick.id)]),
    )
    .limit(filter.limit);
}

export type ExportRow = {
  readonly pick: typeof pick.$inferSelect;
} & Omit<Awaited<ReturnType<typeof listExportRows>>[number], 'pick'>;

function behind({ origin, after }: ExportFilter): SQL | undefined {
  if (after === null) return undefined;
  if (origin === 'live')
    return sql`(${pick.serialDay}, ${pick.serialNo}) > (${after.serialDay}::date, ${after.serialNo}::int)`;
  return or(gt(pick.startAt, after.startAt), and(eq(pick.startAt, after.startAt), gt(pick.id, after.id)));
}
