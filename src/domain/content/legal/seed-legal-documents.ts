import type { Queryable } from '#db/client.ts';
import { insertLegalDocuments, type LegalDocumentRow } from '#db/queries/legal-document.ts';
import type { LegalBrand } from '#domain/foundation/legal/legal-brand.ts';
import { idOf } from '#platform/id.ts';
import { LEGAL_TYPES } from '#terms/content.ts';
import { LOCALES, type Locale } from '#terms/locales.ts';
import { buildLegalDocument, LEGAL_VERSION } from './build-legal-document.ts';
import type { LegalType } from './legal-outline.ts';

type LegalSeed = LegalBrand & { readonly key: string; readonly now: Date };

/** Gives a brand the four sample documents in four languages, for its jurisdiction. */
export async function seedLegalDocuments(db: Queryable, brand: LegalSeed): Promise<void> {
  await insertLegalDocuments(
    db,
    LEGAL_TYPES.flatMap((type) => LOCALES.map((locale) => legalRow(brand, type, locale))),
  );
}

function legalRow(brand: LegalSeed, type: LegalType, locale: Locale): LegalDocumentRow {
  const version = LEGAL_VERSION;
  return {
    id: idOf('legal_document', brand.key, brand.jurisdiction, type, locale, String(version)),
    brand: brand.key,
    jurisdiction: brand.jurisdiction,
    type,
    languageCode: locale,
    version,
    ...buildLegalDocument(brand, type, locale),
    publishedAt: brand.now,
    effectiveAt: brand.now,
    isSample: true,
    source: null,
    publishedBy: null,
    note: '',
  };
}
