import { countConsents } from '#db/queries/consent.ts';
import { findLegalVersion, type LegalDocumentRow, listLegalVersions } from '#db/queries/legal-document.ts';
import { findLegalDraft, type LegalDraftRow } from '#db/queries/legal-draft.ts';
import { findOperatorById } from '#db/queries/operator.ts';
import type { KeyedLegalBrand } from '#domain/foundation/legal/legal-brand.ts';
import { servesSamples } from '#domain/foundation/setting/serves-samples.ts';
import { byLocale, localeChain } from '#domain/foundation/text/localized-text.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { LEGAL_TYPES } from '#terms/content.ts';
import type { Locale } from '#terms/locales.ts';
import { legalValues } from './build-legal-document.ts';
import { baseTexts } from './change-legal-draft.ts';
import { diffLegal, type SectionDiff } from './diff-legal.ts';
import type { LegalType } from './legal-outline.ts';

type Of = { readonly brand: KeyedLegalBrand; readonly type: LegalType };

type LegalVersionView = {
  readonly version: number;
  readonly state: 'coming' | 'in_force' | 'past';
  readonly published_at: string;
  readonly effective_at: string;
  /** The address of who published it; null for the program's own. */
  readonly published_by: string | null;
  readonly is_sample: boolean;
  readonly note: string;
  readonly sha256: Readonly<Record<string, string>>;
  /** Members who agreed to it. */
  readonly members: number;
};

/** The documents of a brand with the version in force, the one to come, and whether a next one is being written. */
export async function listLegal(services: Services, brand: KeyedLegalBrand) {
  const found = await Promise.all(LEGAL_TYPES.map((type) => showVersions(services, { brand, type })));
  const drafts = await Promise.all(
    LEGAL_TYPES.map((type) => findLegalDraft(services.db, { brand: brand.key, type })),
  );
  return LEGAL_TYPES.map((type, index) => {
    const versions = found[index] ?? [];
    const draft = drafts[index] ?? null;
    return {
      type,
      in_force: versions.find(({ state }) => state === 'in_force') ?? null,
      coming: versions.findLast(({ state }) => state === 'coming') ?? null,
      draft_at: draft?.updatedAt.toISOString() ?? null,
      is_built_in: isBuiltIn(versions, draft),
    };
  });
}

/** Whether what would be published is the program's own text: no one has published another, and no one writes one. */
const isBuiltIn = (versions: readonly LegalVersionView[], draft: LegalDraftRow | null) =>
  draft === null && versions.every(({ is_sample: isSample }) => isSample);

/** One document for anyone who writes it: its versions, its draft or what one would begin with, and what the draft changes. */
export async function showLegal(services: Services, options: Of) {
  const { brand, type } = options;
  const [versions, draft, base] = await Promise.all([
    showVersions(services, options),
    findLegalDraft(services.db, { brand: brand.key, type }),
    baseTexts(services.db, brand, type),
  ]);
  const author = draft === null ? null : await findOperatorById(services.db, draft.updatedBy);
  const texts = draft?.texts ?? base.texts;
  return {
    type,
    jurisdiction: brand.jurisdiction,
    versions,
    is_built_in: isBuiltIn(versions, draft),
    texts,
    draft:
      draft === null
        ? null
        : {
            version: draft.version,
            base_version: draft.baseVersion,
            updated_at: draft.updatedAt.toISOString(),
            updated_by: author?.email ?? null,
          },
    changes: byLocale((locale) => diffLegal(base.texts[locale], texts[locale], locale)),
    placeholders: Object.entries(legalValues(brand, 'en')).map(([name, value]) => ({ name, value })),
  };
}

/** What two published versions say differently, in one language. Throws 'not_found' for a version that there is not. */
export async function compareLegal(
  services: Services,
  options: Of & { readonly from: number; readonly to: number; readonly locale: Locale },
): Promise<SectionDiff[]> {
  const { brand, type, locale } = options;
  const [before, after] = await Promise.all(
    [options.from, options.to].map((version) =>
      findLegalVersion(services.db, {
        brand: brand.key,
        jurisdiction: brand.jurisdiction,
        type,
        version,
        languages: localeChain(locale),
      }),
    ),
  );
  if (before == null || after == null) throw new AppError('not_found', `no such version of ${type}`);
  return diffLegal(withoutSample(before), withoutSample(after), locale);
}

/** What says that a text is a sample is no part of what is agreed to. */
function withoutSample({ title, sections }: LegalDocumentRow) {
  return { title, sections: sections.filter(({ id }) => id !== 'sample') };
}

async function showVersions(services: Services, { brand, type }: Of): Promise<LegalVersionView[]> {
  const now = services.clock.now();
  const [rows, consents] = await Promise.all([
    listLegalVersions(services.db, {
      brand: brand.key,
      jurisdiction: brand.jurisdiction,
      type,
      includeSamples: servesSamples(services.env),
    }),
    countConsents(services.db, brand.key),
  ]);
  const numbers = [...new Set(rows.map(({ version }) => version))];
  const inForce = rows.find(({ effectiveAt }) => effectiveAt <= now)?.version;
  return Promise.all(
    numbers.map(async (version): Promise<LegalVersionView> => {
      const own = rows.filter((row) => row.version === version);
      const row = own[0];
      if (row === undefined) throw new Error(`version ${version} has no text`);
      const publisher =
        row.publishedBy === null ? null : await findOperatorById(services.db, row.publishedBy);
      return {
        version,
        state: row.effectiveAt > now ? 'coming' : version === inForce ? 'in_force' : 'past',
        published_at: row.publishedAt.toISOString(),
        effective_at: row.effectiveAt.toISOString(),
        published_by: publisher?.email ?? null,
        is_sample: row.isSample,
        note: row.note,
        sha256: Object.fromEntries(own.map((text) => [text.languageCode, text.sha256])),
        members: consents.find((one) => one.document === type && one.version === version)?.members ?? 0,
      };
    }),
  );
}
