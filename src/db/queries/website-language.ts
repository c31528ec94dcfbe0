import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
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
