import type { Queryable, Transaction } from '../client.ts';
import { and, asc, count, eq, ne, sql } from '../drizzle.ts';
import { account } from '../tables/account.ts';
import { websiteLanguage } from '../tables/website-language.ts';

export type WebsiteLanguageRow = typeof websiteLanguage.$inferSelect;

/** The languages that a brand has switched on, in the operator's order. There are at most four, so there are no pages. */
export function listEnabledLanguages(
  db: Queryable,
  options: { readonly brand: string },
): Promise<WebsiteLanguageRow[]> {
  return db
    .select()
    .from(websiteLanguage)
    .where(and(eq(websiteLanguage.brand, options.brand), eq(websiteLanguage.enabled, true)))
    .orderBy(asc(websiteLanguage.position), asc(websiteLanguage.languageCode));
}

/** All languages of a brand, those that are switched off included. */
export function listBrandLanguages(db: Queryable, brand: string): Promise<WebsiteLanguageRow[]> {
  return db
    .select()
    .from(websiteLanguage)
    .where(eq(websiteLanguage.brand, brand))
    .orderBy(asc(websiteLanguage.position), asc(websiteLanguage.languageCode));
}

/** The same, held until the transaction ends: which languages are on is decided over all of them. */
export function lockBrandLanguages(tx: Transaction, brand: string): Promise<WebsiteLanguageRow[]> {
  return tx
    .select()
    .from(websiteLanguage)
    .where(eq(websiteLanguage.brand, brand))
    .orderBy(asc(websiteLanguage.position), asc(websiteLanguage.languageCode))
    .for('update');
}

/** Changes one language of a brand, as its next version. */
export async function updateWebsiteLanguage(
  tx: Transaction,
  { brand, languageCode }: Pick<WebsiteLanguageRow, 'brand' | 'languageCode'>,
  change: Partial<Pick<WebsiteLanguageRow, 'enabled' | 'isPrimary'>>,
): Promise<void> {
  await tx
    .update(websiteLanguage)
    .set({ ...change, version: sql`${websiteLanguage.version} + 1` })
    .where(and(eq(websiteLanguage.brand, brand), eq(websiteLanguage.languageCode, languageCode)));
}

/** How many members of a brand chose each language for their e-mails. */
export function countMembersByLanguage(
  db: Queryable,
  brand: string,
): Promise<{ locale: string; members: number }[]> {
  return db
    .select({ locale: account.locale, members: count() })
    .from(account)
    .where(and(eq(account.brand, brand), ne(account.status, 'deleted')))
    .groupBy(account.locale);
}

/** Adds languages; one that the brand already has stays as it is. */
export async function insertWebsiteLanguages(
  db: Queryable,
  rows: readonly Omit<WebsiteLanguageRow, 'version'>[],
): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(websiteLanguage)
      .values([...rows])
      .onConflictDoNothing();
}
