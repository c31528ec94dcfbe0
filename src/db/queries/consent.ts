import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { consent } from '../tables/consent.ts';

export type ConsentRow = typeof consent.$inferSelect;

export async function insertConsents(db: Queryable, rows: readonly ConsentRow[]): Promise<void> {
  if (rows.length > 0) await db.insert(consent).values([...rows]);
}

export function listConsents(db: Queryable, accountId: number): Promise<ConsentRow[]> {
  return db.select().from(consent).where(eq(consent.accountId, accountId)).orderBy(asc(consent.agreedAt));
}
