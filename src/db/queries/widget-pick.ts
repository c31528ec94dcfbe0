import type { Queryable } from '../client.ts';
import { and, asc, gte, lte } from '../drizzle.ts';
import { pick } from '../tables/pick.ts';
import { pickBatch } from '../tables/pick-batch.ts';
import { selectOutcomes } from './pick-outcome.ts';
import type { BatchRow } from './proof.ts';

type Filter = { readonly from: string; readonly asOf: Date };

/** The batches of all days from one on, in the order of the chain, as published by an instant. */
export function listBatchesFrom(db: Queryable, { from, asOf }: Filter): Promise<BatchRow[]> {
  return db
    .select()
    .from(pickBatch)
    .where(and(gte(pickBatch.day, from), lte(pickBatch.publishedAt, asOf)))
    .orderBy(asc(pickBatch.day), asc(pickBatch.sequence));
}

/** Their picks in the order of their serials, with what became of them by then. */
export async function listWidgetPicks(db: Queryable, { from, asOf }: Filter) {
  return selectOutcomes(db, asOf)
    .where(and(gte(pick.serialDay, from), lte(pick.publishedAt, asOf)))
    .orderBy(asc(pick.serialDay), asc(pick.serialNo));
}
