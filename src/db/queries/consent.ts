import { z } from 'zod';
import type { Queryable } from '../client.ts';
import { and, asc, count, countDistinct, desc, eq, sql } from '../drizzle.ts';
import { column } from '../select-rows.ts';
import { consent } from '../tables/consent.ts';
import { memberOrder } from '../tables/member-order.ts';

export type ConsentRow = typeof consent.$inferSelect;

export async function insertConsents(db: Queryable, rows: readonly ConsentRow[]): Promise<void> {
  if (rows.length > 0) await db.insert(consent).values([...rows]);
}

export function listConsents(db: Queryable, accountId: number): Promise<ConsentRow[]> {
  return db.select().from(consent).where(eq(consent.accountId, accountId)).orderBy(asc(consent.agreedAt));
}

/** The newest version of each document that a member has agreed to. */
export function listNewestConsents(db: Queryable, accountId: number): Promise<ConsentRow[]> {
  return db
    .selectDistinctOn([consent.document])
    .from(consent)
    .where(eq(consent.accountId, accountId))
    .orderBy(consent.document, desc(consent.version), desc(consent.agreedAt));
}

/** The terms to which a member agreed with their last order; null where they never ordered. */
export async function findLastOrderTerms(
  db: Queryable,
  accountId: number,
): Promise<(typeof memberOrder.$inferSelect)['terms'] | null> {
  const [row] = await db
    .select({ terms: memberOrder.terms })
    .from(memberOrder)
    .where(and(eq(memberOrder.accountId, accountId), eq(memberOrder.isTest, false)))
    .orderBy(desc(memberOrder.createdAt))
    .limit(1);
  return row?.terms ?? null;
}

/** How many members of a brand have agreed to each version: of purchase terms by their orders, of the rest by themselves. */
export async function countConsents(
  db: Queryable,
  brand: string,
): Promise<{ document: string; version: number; members: number }[]> {
  const [own, ordered] = await Promise.all([
    db
      .select({
        document: consent.document,
        version: consent.version,
        members: countDistinct(consent.accountId),
      })
      .from(consent)
      .where(eq(consent.brand, brand))
      .groupBy(consent.document, consent.version),
    db
      .select({
        version: column(z.number(), sql`(${memberOrder.terms} ->> 'version')::int`),
        members: count(sql`distinct ${memberOrder.accountId}`),
      })
      .from(memberOrder)
      .where(and(eq(memberOrder.brand, brand), eq(memberOrder.isTest, false)))
      .groupBy(sql`1`),
  ]);
  return [
    ...own.filter(({ document }) => document !== 'purchase'),
    ...ordered.map((row) => ({ document: 'purchase', ...row })),
  ];
}
