import { showDueConsents } from '#domain/content/legal/due-consents.ts';
import { getLegalDocument, type LegalDocument } from '#domain/foundation/legal/get-legal-document.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { htmlLangs } from '#i18n/locales.ts';
import { AppError } from '#platform/app-error.ts';
import { BRAND_ZONE } from '#terms/brand-zone.ts';
import type { PageContext } from '../page/page-context.ts';
import { loadPageTexts } from './page-texts.server.ts';

/** The legal texts of a page, each in the version that is in force now, under the law that the brand names. */
export async function loadLegalTexts(
  context: PageContext,
  types: readonly LegalDocument['type'][],
  search = new URLSearchParams(),
) {
  const { services, brand, member, locale } = context;
  const [meta, messages, due, ...found] = await Promise.all([
    loadPageTexts(context),
    loadMessages(context.locale, member === null ? ['legal'] : ['legal', 'consent']),
    member === null ? [] : showDueConsents(services, { brand, member, locale }),
    ...types.map((type) => findDocument(context, type)),
  ]);
  const documents = found.flatMap((document) => (document === null ? [] : [toLegalText(document)]));
  const consents = { due, isAsked: search.has('agree') };
  return { locale, zone: BRAND_ZONE, messages, meta, documents, consents };
}

/** Null where the operator has not published such a text yet. */
export async function findDocument(
  { services, brand, locale }: PageContext,
  type: LegalDocument['type'],
): Promise<LegalDocument | null> {
  try {
    return await getLegalDocument(services, {
      brand: brand.key,
      jurisdiction: brand.jurisdiction,
      type,
      locale,
    });
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

/** A text as its page shows it. What says that it is a sample stands apart from the sections that count. */
function toLegalText(document: LegalDocument) {
  return {
    type: document.type,
    jurisdiction: document.jurisdiction,
    title: document.title,
    version: document.version,
    sha256: document.sha256,
    publishedAt: document.published_at,
    /** Given where the text has not been written in the reader's language. */
    lang: document.fallback ? htmlLangs[document.language] : null,
    remark: document.sections.find((section) => section.id === 'sample')?.paragraphs.join(' ') ?? null,
    sections: document.sections.filter((section) => section.id !== 'sample'),
  };
}

export type LegalText = ReturnType<typeof toLegalText>;

/** What the member has to agree to, and whether they were led here for it. */
export type LegalConsents = Awaited<ReturnType<typeof loadLegalTexts>>['consents'];
