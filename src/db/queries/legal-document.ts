import type { Queryable } from '../client.ts';
import { and, asc, desc, eq, getTableColumns, inArray, lte, max, type SQL, sql } from '../drizzle.ts';
import { legalDocument } from '../tables/legal-document.ts';

export type LegalDocumentRow = typeof legalDocument.$inferSelect;

/** All versions of one document of a brand. */
type LegalSeries = Pick<LegalDocumentRow, 'brand' | 'jurisdiction' | 'type'>;

function isOfSeries({ brand, jurisdiction, type }: LegalSeries): SQL | undefined {
  return and(
    eq(legalDocument.brand, brand),
    eq(legalDocument.jurisdiction, jurisdiction),
    eq(legalDocument.type, type),
  );
}

type CurrentLegalDocumentOptions = LegalSeries & {
  /** The wanted language first, then those that stand in for it. */
  readonly languages: readonly LegalDocumentRow['languageCode'][];
  readonly now: Date;
  readonly includeSamples: boolean;
};

/**
 * The newest version of a document that holds by *now*, or null. The version comes before the language: no one shall agree
 * to an outdated text because the newest one is not translated yet.
 */
export async function findCurrentLegalDocument(
  db: Queryable,
  options: CurrentLegalDocumentOptions,
): Promise<LegalDocumentRow | null> {
  const [row] = await db
    .select()
    .from(legalDocument)
    .where(isCurrent(options))
    .orderBy(...newestFirst(options))
    .limit(1);
  return row ?? null;
}

/** Everything of a version but its text, which is long. */
export type LegalHeadRow = Omit<LegalDocumentRow, 'sections'>;

const { sections: _sections, ...headColumns } = getTableColumns(legalDocument);

/** The same version without its text: each page of a member asks for it. */
export async function findCurrentLegalHead(
  db: Queryable,
  options: CurrentLegalDocumentOptions,
): Promise<LegalHeadRow | null> {
  const [row] = await db
    .select(headColumns)
    .from(legalDocument)
    .where(isCurrent(options))
    .orderBy(...newestFirst(options))
    .limit(1);
  return row ?? null;
}

function isCurrent(options: CurrentLegalDocumentOptions): SQL | undefined {
  return and(
    isOfSeries(options),
    inArray(legalDocument.languageCode, [...options.languages]),
    lte(legalDocument.effectiveAt, options.now),
    options.includeSamples ? undefined : eq(legalDocument.isSample, false),
  );
}

const newestFirst = ({ languages }: Pick<CurrentLegalDocumentOptions, 'languages'>) => [
  desc(legalDocument.version),
  sql`array_position(${sql.param([...languages])}::text[], ${legalDocument.languageCode})`,
];

/** Adds documents; a version that is already published stays as it is. */
export async function insertLegalDocuments(db: Queryable, rows: readonly LegalDocumentRow[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(legalDocument)
      .values([...rows])
      .onConflictDoNothing();
}

/** Every version of a document in every language, the newest first. */
export function listLegalVersions(
  db: Queryable,
  options: LegalSeries & { readonly includeSamples: boolean },
): Promise<LegalDocumentRow[]> {
  return db
    .select()
    .from(legalDocument)
    .where(and(isOfSeries(options), options.includeSamples ? undefined : eq(legalDocument.isSample, false)))
    .orderBy(desc(legalDocument.version), asc(legalDocument.languageCode));
}

/** The highest number that a document has had, samples included; 0 where it has none. Two that publish wait for each other. */
export async function lockLastLegalVersion(db: Queryable, series: LegalSeries): Promise<number> {
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtext(${`legal ${series.brand} ${series.jurisdiction} ${series.type}`}))`,
  );
  const [row] = await db
    .select({ version: max(legalDocument.version) })
    .from(legalDocument)
    .where(isOfSeries(series));
  return row?.version ?? 0;
}

/** One version in the first of the languages that it has; null where there is no such version. */
export async function findLegalVersion(
  db: Queryable,
  options: LegalSeries & {
    readonly version: number;
    readonly languages: readonly LegalDocumentRow['languageCode'][];
  },
): Promise<LegalDocumentRow | null> {
  const [row] = await db
    .select()
    .from(legalDocument)
    .where(
      and(
        isOfSeries(options),
        eq(legalDocument.version, options.version),
        inArray(legalDocument.languageCode, [...options.languages]),
      ),
    )
    .orderBy(sql`array_position(${sql.param([...options.languages])}::text[], ${legalDocument.languageCode})`)
    .limit(1);
  return row ?? null;
}
