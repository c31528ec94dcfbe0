import {
  findCurrentLegalDocument,
  findCurrentLegalHead,
  type LegalDocumentRow,
  type LegalHeadRow,
} from '#db/queries/legal-document.ts';
import { servesSamples } from '#domain/foundation/setting/serves-samples.ts';
import { localeChain } from '#domain/foundation/text/localized-text.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import type { Locale } from '#terms/locales.ts';

export type LegalDocument = {
  readonly type: LegalDocumentRow['type'];
  readonly jurisdiction: LegalDocumentRow['jurisdiction'];
  readonly version: number;
  readonly title: string;
  readonly sections: LegalDocumentRow['sections'];
  /** SHA-256 of the canonical JSON of {title, sections}: what a member's consent names. */
  readonly sha256: string;
  /** ISO-8601 in UTC. */
  readonly published_at: string;
  /** From when on it holds; ISO-8601 in UTC. */
  readonly effective_at: string;
  readonly language: Locale;
  readonly fallback: boolean;
  readonly is_sample: boolean;
};

/** What a version is called and when it holds, without its text. */
export type LegalHead = Omit<LegalDocument, 'sections'>;

export type LegalDocumentOptions = {
  readonly brand: string;
  readonly jurisdiction: LegalDocumentRow['jurisdiction'];
  readonly type: LegalDocumentRow['type'];
  readonly locale: Locale;
};

/** The version of a legal text that is in force now. Throws `not_found` where none is published. */
export async function getLegalDocument(
  services: Services,
  options: LegalDocumentOptions,
): Promise<LegalDocument> {
  const row = await findCurrentLegalDocument(services.db, currentOf(services, options));
  if (row === null) throw new AppError('not_found', `no ${options.type} of ${options.brand} is published`);
  return { ...headOf(row, options), sections: row.sections };
}

/** The same version without its text; null where none is published. */
export async function findLegalHead(
  services: Services,
  options: LegalDocumentOptions,
): Promise<LegalHead | null> {
  const row = await findCurrentLegalHead(services.db, currentOf(services, options));
  return row && headOf(row, options);
}

const currentOf = (
  { clock, env }: Services,
  { brand, jurisdiction, type, locale }: LegalDocumentOptions,
) => ({
  brand,
  jurisdiction,
  type,
  languages: localeChain(locale),
  now: clock.now(),
  includeSamples: servesSamples(env),
});

function headOf(row: LegalHeadRow, options: LegalDocumentOptions): LegalHead {
  return {
    type: row.type,
    jurisdiction: row.jurisdiction,
    version: row.version,
    title: row.title,
    sha256: row.sha256,
    published_at: row.publishedAt.toISOString(),
    effective_at: row.effectiveAt.toISOString(),
    language: row.languageCode,
    fallback: row.languageCode !== options.locale,
    is_sample: row.isSample,
  };
}
