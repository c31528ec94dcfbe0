import type { Transaction } from '#db/client.ts';
import {
  insertLegalDocuments,
  type LegalDocumentRow,
  listLegalVersions,
  lockLastLegalVersion,
} from '#db/queries/legal-document.ts';
import type { KeyedLegalBrand } from '#domain/foundation/legal/legal-brand.ts';
import { AppError } from '#platform/app-error.ts';
import { newId } from '#platform/id.ts';
import { LEGAL_TYPES } from '#terms/content.ts';
import { fillLegalSource, legalSource } from './build-legal-document.ts';
import type { LegalType } from './legal-outline.ts';
import { legalTexts } from './legal-texts.ts';

type Publication = {
  /** The brand with the figures as they are from now on. */
  readonly brand: KeyedLegalBrand;
  readonly publishedBy: string;
  readonly note: string;
  readonly now: Date;
};

/**
 * Publishes each document that names a figure which has changed as its next version, in every language, with the same words;
 * members are asked again as after any publication. A sample stays one. Throws 'conflict' where a version is to come, which
 * would name the old figure.
 */
export async function republishLegal(tx: Transaction, publication: Publication): Promise<void> {
  for (const type of LEGAL_TYPES) await republish(tx, type, publication);
}

async function republish(tx: Transaction, type: LegalType, publication: Publication): Promise<void> {
  const { brand, publishedBy, note, now } = publication;
  const series = { brand: brand.key, jurisdiction: brand.jurisdiction, type };
  const version = (await lockLastLegalVersion(tx, series)) + 1;
  const rows = await listLegalVersions(tx, { ...series, includeSamples: true });
  const newest = rows.filter((row) => row.version === rows[0]?.version);
  const written = newest.map((row) => ({
    row,
    ...fillLegalSource(sourceOf(row, brand), brand, row.languageCode),
  }));
  if (written.every(({ row, sha256 }) => row.sha256 === sha256)) return;
  if (newest.some(({ effectiveAt }) => effectiveAt > now)) {
    throw new AppError('conflict', 'a version is to come', {
      fields: { base: [{ key: 'office.legalToCome' }] },
    });
  }
  await insertLegalDocuments(
    tx,
    written.map(({ row, title, sections, sha256 }) => ({
      ...row,
      id: newId(),
      version,
      title,
      sections,
      sha256,
      publishedAt: now,
      effectiveAt: now,
      publishedBy,
      note,
    })),
  );
}

/** The text with its placeholders: what an operator published, else the program's own. */
function sourceOf({ source, type, languageCode }: LegalDocumentRow, { jurisdiction }: KeyedLegalBrand) {
  return source ?? legalSource(jurisdiction, type, legalTexts[languageCode]);
}
