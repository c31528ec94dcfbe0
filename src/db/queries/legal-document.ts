import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { legalDocument } from '../tables/legal-document.ts';

export type LegalDocumentRow = typeof legalDocument.$inferSelect;

export type CurrentLegalDocumentOptions = {
  readonly brand: string;
  readonly jurisdiction: LegalDocumentRow['jurisdiction'];
  readonly type: LegalDocumentRow['type'];
  /** The wanted language first, then those that stand in for it. */
  readonly languages: readonly LegalDocumentRow['languageCode'][];
  readonly now: Date;
  readonly includeSamples: boolean;
};

/**
 * The newest version of a document that holds by *now*, or null. The version comes before the language: nobody shall agree
 * to an outdated text because the newest one is not translated yet.
 */
export async function findCurrentLegalDocument(
  db: Queryable,
  options: CurrentLegalDocumentOptions,
): Promise<LegalDocumentRow | null> {
  const [row] = await db
    .select()
    .from(legalDocument)
    .where(
      and(
        eq(legalDocument.brand, options.brand),
        eq(legalDocument.jurisdiction, options.jurisdiction),
        eq(legalDocument.type, options.type),
        inArray(legalDocument.languageCode, [...options.languages]),
        lte(legalDocument.effectiveAt, options.now),
        options.includeSamples ? undefined : eq(legalDocument.isSample, false),
      ),
    )
    .orderBy(
      desc(legalDocument.version),
      sql`array_position(${sql.param([...options.languages])}::text[], ${legalDocument.languageCode})`,
    )
    .limit(1);
  return row ?? null;
}

/** Adds documents; a version that is already published stays as it is. */
export async function insertLegalDocuments(db: Queryable, rows: readonly LegalDocumentRow[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(legalDocument)
      .values([...rows])
      .onConflictDoNothing();
}
