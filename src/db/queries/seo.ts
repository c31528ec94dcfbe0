import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { redirectRule } from '../tables/redirect-rule.ts';
import { seoText } from '../tables/seo-text.ts';

export type SeoTextRow = typeof seoText.$inferSelect;
export type NewSeoText = Pick<
  SeoTextRow,
  'brand' | 'languageCode' | 'path' | 'title' | 'description' | 'keywords' | 'noindex'
>;
export type RedirectRuleRow = typeof redirectRule.$inferSelect;
type Language = SeoTextRow['languageCode'];

/** What a brand says of a path, in the first of the languages it is written in; null for a path it says nothing of. */
export async function findSeoText(
  db: Queryable,
  options: { readonly brand: string; readonly path: string; readonly languages: readonly Language[] },
): Promise<SeoTextRow | null> {
  const [row] = await db
    .select()
    .from(seoText)
    .where(
      and(
        eq(seoText.brand, options.brand),
        eq(seoText.path, options.path),
        inArray(seoText.languageCode, [...options.languages]),
      ),
    )
    .orderBy(sql`array_position(${sql.param([...options.languages])}::text[], ${seoText.languageCode})`)
    .limit(1);
  return row ?? null;
}

/** The redirects of a brand that hold for a language at *now*. */
export function listLiveRedirects(
  db: Queryable,
  options: {
    readonly brand: string;
    readonly language: Language;
    readonly now: Date;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<RedirectRuleRow[]> {
  return db
    .select()
    .from(redirectRule)
    .where(
      and(
        eq(redirectRule.brand, options.brand),
        or(isNull(redirectRule.languageCode), eq(redirectRule.languageCode, options.language)),
        lte(redirectRule.fromAt, options.now),
        or(isNull(redirectRule.untilAt), gt(redirectRule.untilAt, options.now)),
      ),
    )
    .orderBy(asc(redirectRule.path), asc(redirectRule.id))
    .limit(options.limit)
    .offset(options.offset);
}

/** Adds texts; one that is already there for its path and language stays as it is. */
export async function insertSeoTexts(db: Queryable, rows: readonly NewSeoText[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(seoText)
      .values([...rows])
      .onConflictDoNothing();
}
