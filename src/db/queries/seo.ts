import type { Queryable, Transaction } from '../client.ts';
import { and, asc, eq, sql } from '../drizzle.ts';
import { redirectRule } from '../tables/redirect-rule.ts';
import { seoText } from '../tables/seo-text.ts';

export type SeoTextRow = typeof seoText.$inferSelect;
export type NewSeoText = Pick<
  SeoTextRow,
  'brand' | 'languageCode' | 'path' | 'title' | 'description' | 'keywords' | 'noindex'
>;
export type RedirectRuleRow = typeof redirectRule.$inferSelect;

/** All that a brand says of its pages: at most one row a page and language, so there are no pages of rows. */
export function listSeoTexts(db: Queryable, brand: string): Promise<SeoTextRow[]> {
  return db
    .select()
    .from(seoText)
    .where(eq(seoText.brand, brand))
    .orderBy(asc(seoText.path), asc(seoText.languageCode));
}

/** One page's text in one language, held until the transaction ends. */
export async function lockSeoText(
  tx: Transaction,
  page: Pick<SeoTextRow, 'brand' | 'path' | 'languageCode'>,
): Promise<SeoTextRow | null> {
  const [row] = await tx.select().from(seoText).where(placeOf(page)).for('update');
  return row ?? null;
}

/** Adds the text of a page; false where somebody else has just done so. */
export async function insertSeoText(tx: Transaction, row: SeoTextRow): Promise<boolean> {
  const added = await tx.insert(seoText).values(row).onConflictDoNothing().returning({ path: seoText.path });
  return added.length > 0;
}

export async function updateSeoText(tx: Transaction, row: SeoTextRow): Promise<void> {
  await tx.update(seoText).set(row).where(placeOf(row));
}

const placeOf = ({ brand, path, languageCode }: Pick<SeoTextRow, 'brand' | 'path' | 'languageCode'>) =>
  and(eq(seoText.brand, brand), eq(seoText.path, path), eq(seoText.languageCode, languageCode));

/** The rules of a brand, past and coming ones included. A brand has some hundreds at most. */
export function listRedirectRules(db: Queryable, brand: string): Promise<RedirectRuleRow[]> {
  return db
    .select()
    .from(redirectRule)
    .where(eq(redirectRule.brand, brand))
    .orderBy(asc(redirectRule.path), asc(redirectRule.id));
}

/** Lets one operator at a time change the rules of a brand, since each rule may lead to another. */
export async function holdRedirects(tx: Transaction, brand: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`redirects ${brand}`}))`);
}

export async function insertRedirectRules(tx: Transaction, rows: readonly RedirectRuleRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(redirectRule).values([...rows]);
}

export async function updateRedirectRule(tx: Transaction, row: RedirectRuleRow): Promise<void> {
  await tx.update(redirectRule).set(row).where(eq(redirectRule.id, row.id));
}

export async function deleteRedirectRule(tx: Transaction, id: string): Promise<void> {
  await tx.delete(redirectRule).where(eq(redirectRule.id, id));
}

/** Adds texts; one that is already there for its path and language stays as it is. */
export async function insertSeoTexts(db: Queryable, rows: readonly NewSeoText[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(seoText)
      .values([...rows])
      .onConflictDoNothing();
}
