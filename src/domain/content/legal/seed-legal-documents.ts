import type { Queryable } from '#db/client.ts';
import { insertLegalDocuments, type LegalDocumentRow } from '#db/queries/legal-document.ts';
import type { LegalBrand } from '#domain/foundation/legal/legal-brand.ts';
import { type Locale, locales } from '#i18n/locales.ts';
import { idOf } from '#platform/id.ts';
import { buildLegalDocument, LEGAL_VERSION } from './build-legal-document.ts';
import type { LegalType } from './legal-outline.ts';

export const legalTypes: readonly LegalType[] = ['terms', 'privacy', 'purchase', 'notice'];

type LegalSeed = LegalBrand & { readonly key: string; readonly now: Date };

/** Gives a brand the four sample documents in four languages, for its jurisdiction. */
export async function seedLegalDocuments(db: Queryable, brand: LegalSeed): Promise<void> {
  await insertLegalDocuments(
    db,
    legalTypes.flatMap((type) => locales.map((locale) => legalRow(brand, type, locale))),
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
