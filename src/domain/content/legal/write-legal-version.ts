import type { Transaction } from '#db/client.ts';
import { insertLegalDocuments, listLegalVersions, lockLastLegalVersion } from '#db/queries/legal-document.ts';
import type { LegalDraftTexts } from '#db/tables/legal-draft.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import type { KeyedLegalBrand } from '#domain/foundation/legal/legal-brand.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import { byLocale } from '#domain/foundation/text/localized-text.ts';
import { AppError } from '#platform/app-error.ts';
import { newId } from '#platform/id.ts';
import { LOCALES } from '#terms/locales.ts';
import { fillLegalSource } from './build-legal-document.ts';
import { legalSubject } from './change-legal-draft.ts';
import { draftErrors, type SectionTexts } from './draft-errors.ts';
import type { LegalType } from './legal-outline.ts';

/** The section that says that a text is a sample; what an operator publishes is none. */
const SAMPLE = 'sample';

type NextVersion = {
  readonly brand: KeyedLegalBrand;
  readonly operator: Operator;
  readonly type: LegalType;
  readonly texts: LegalDraftTexts;
  readonly note: string;
  readonly now: Date;
  readonly effectiveAt: Date;
};

/**
 * Writes texts as the next version of a document, in all languages at once, and notes it in the log; answers its number. Throws
 * 'conflict' where another version is to come, and 'invalid' where languages contradict each other.
 */
export async function writeLegalVersion(
  tx: Transaction,
  { brand, operator, type, texts, note, now, effectiveAt }: NextVersion,
): Promise<number> {
  const series = { brand: brand.key, jurisdiction: brand.jurisdiction, type };
  assertNoContradictions(texts, brand);
  const version = (await lockLastLegalVersion(tx, series)) + 1;
  const before = await listLegalVersions(tx, { ...series, includeSamples: true });
  if (before.some((row) => row.effectiveAt > effectiveAt)) {
    throw new AppError('conflict', 'a later one', {
      fields: { effective_at: [{ key: 'office.legalComing' }] },
    });
  }
  const rows = LOCALES.map((locale) => {
    const { title, sections } = texts[locale];
    const source = { title, sections: sections.filter(({ id }) => id !== SAMPLE) };
    return {
      ...series,
      id: newId(),
      languageCode: locale,
      version,
      source,
      note,
      ...fillLegalSource(source, brand, locale),
      publishedAt: now,
      effectiveAt,
      publishedBy: operator.id,
      isSample: false,
    };
  });
  await insertLegalDocuments(tx, rows);
  const last = before.filter((row) => row.version === before[0]?.version);
  await appendAudit(tx, {
    at: now,
    brand: brand.key,
    actorKind: 'operator',
    actorId: operator.id,
    action: 'legal.published',
    ...legalSubject(brand.key, type),
    detail: {
      version,
      effective_at: effectiveAt.toISOString(),
      note,
      before: { version: last[0]?.version ?? 0, ...hashesOf(last) },
      after: { version, ...hashesOf(rows) },
    },
  });
  return version;
}

const hashesOf = (rows: readonly { languageCode: string; sha256: string }[]) =>
  Object.fromEntries(rows.map((row) => [row.languageCode, row.sha256]));

function assertNoContradictions(texts: LegalDraftTexts, { ages }: KeyedLegalBrand): void {
  for (const { id } of texts.en.sections) {
    if (id === SAMPLE) continue;
    const section: SectionTexts = byLocale(
      (locale) => texts[locale].sections.find((one) => one.id === id) ?? { heading: '', paragraphs: [] },
    );
    const fields = draftErrors(section, ages);
    if (Object.keys(fields).length > 0) throw new AppError('invalid', `the section ${id}`, { fields });
  }
}
