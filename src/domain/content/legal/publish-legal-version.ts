import { insertLegalDocuments, listLegalVersions, lockLastLegalVersion } from '#db/queries/legal-document.ts';
import { deleteLegalDraft, lockLegalDraft } from '#db/queries/legal-draft.ts';
import type { LegalDraftTexts } from '#db/tables/legal-draft.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import { assertCurrent } from '#domain/foundation/audit/assert-current.ts';
import { byLocale } from '#domain/foundation/text/localized-text.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { newId } from '#platform/id.ts';
import { LOCALES } from '#terms/locales.ts';
import { fillLegalSource } from './build-legal-document.ts';
import { type LegalDraftOptions, legalSubject } from './change-legal-draft.ts';
import { draftErrors, type SectionTexts } from './draft-errors.ts';

/** The section that says that a text is a sample; what an operator publishes is none. */
const SAMPLE = 'sample';

/**
 * Publishes the draft of a document as its next version, in all languages at once, to hold from `effectiveAt` on (null: from
 * now). The version can never be changed; members who agreed to an earlier one are asked again. Answers its number. Throws
 * 'not_found' where there is no draft, 'conflict' where it is not the one that was seen or another version is to come, and
 * 'invalid' where languages contradict each other or the day has passed.
 */
export async function publishLegalVersion(
  services: Services,
  options: LegalDraftOptions & { readonly effectiveAt: Date | null; readonly note: string },
): Promise<number> {
  const { brand, operator, type, note } = options;
  const series = { brand: brand.key, jurisdiction: brand.jurisdiction, type };
  return services.db.transaction(async (tx) => {
    const now = services.clock.now();
    const draft = await lockLegalDraft(tx, { brand: brand.key, type });
    const actual = draft?.version ?? 0;
    await assertCurrent(tx, { ...legalSubject(brand.key, type), seen: options.version, actual });
    if (draft === null) throw new AppError('not_found', 'no draft');
    assertNoContradictions(draft.texts, options);
    const effectiveAt = options.effectiveAt ?? now;
    if (effectiveAt < now) {
      throw new AppError('invalid', 'the past', { fields: { effective_at: [{ key: 'office.legalPast' }] } });
    }
    const version = (await lockLastLegalVersion(tx, series)) + 1;
    const before = await listLegalVersions(tx, { ...series, includeSamples: true });
    if (before.some((row) => row.effectiveAt > effectiveAt)) {
      throw new AppError('conflict', 'a later one', {
        fields: { effective_at: [{ key: 'office.legalComing' }] },
      });
    }
    const rows = LOCALES.map((locale) => {
      const { title, sections } = draft.texts[locale];
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
    await deleteLegalDraft(tx, { brand: brand.key, type });
    const last = before.filter((row) => row.version === before[0]?.version);
    const hashes = (found: readonly { languageCode: string; sha256: string }[]) =>
      Object.fromEntries(found.map((row) => [row.languageCode, row.sha256]));
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
        before: { version: last[0]?.version ?? 0, ...hashes(last) },
        after: { version, ...hashes(rows) },
      },
    });
    return version;
  });
}

function assertNoContradictions(texts: LegalDraftTexts, { brand }: LegalDraftOptions): void {
  for (const { id } of texts.en.sections) {
    if (id === SAMPLE) continue;
    const section: SectionTexts = byLocale(
      (locale) => texts[locale].sections.find((one) => one.id === id) ?? { heading: '', paragraphs: [] },
    );
    const fields = draftErrors(section, brand.ages);
    if (Object.keys(fields).length > 0) throw new AppError('invalid', `the section ${id}`, { fields });
  }
}
