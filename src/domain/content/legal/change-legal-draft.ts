import type { Transaction } from '#db/client.ts';
import { listLegalVersions } from '#db/queries/legal-document.ts';
import {
  deleteLegalDraft,
  insertLegalDraft,
  type LegalDraftRow,
  lockLegalDraft,
  updateLegalDraft,
} from '#db/queries/legal-draft.ts';
import type { LegalDraftTexts } from '#db/tables/legal-draft.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import { assertCurrent } from '#domain/foundation/audit/assert-current.ts';
import type { KeyedLegalBrand } from '#domain/foundation/legal/legal-brand.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import { byLocale } from '#domain/foundation/text/localized-text.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { legalSource } from './build-legal-document.ts';
import { draftErrors, type SectionTexts } from './draft-errors.ts';
import type { LegalType } from './legal-outline.ts';
import { legalTexts } from './legal-texts.ts';

type LegalChange =
  /** Says a section otherwise; a new one, whose id is not there yet, comes behind `after`, or last. */
  | {
      readonly kind: 'section';
      readonly id: string;
      readonly after?: string | undefined;
      readonly texts: SectionTexts;
    }
  | { readonly kind: 'remove'; readonly id: string }
  | { readonly kind: 'discard' };

export type LegalDraftOptions = {
  readonly brand: KeyedLegalBrand;
  readonly operator: Operator;
  readonly type: LegalType;
  /** The version of the draft that was seen; 0 where there was none. */
  readonly version: number;
};

/** A name for what the log says of a document. */
export const legalSubject = (brand: string, type: LegalType) => ({
  subjectKind: 'legal',
  subjectId: `${brand} ${type}`,
});

/**
 * Changes the draft of a document, and begins one from the newest version where there is none. Throws 'invalid' for a wording
 * that could not be published (its fields are the languages), and 'conflict' where a colleague was faster.
 */
export async function changeLegalDraft(
  services: Services,
  { change, ...rest }: LegalDraftOptions & { readonly change: LegalChange },
): Promise<void> {
  if (change.kind === 'section') {
    const fields = draftErrors(change.texts, rest.brand.ages);
    if (Object.keys(fields).length > 0) throw new AppError('invalid', 'a section', { fields });
  }
  await services.db.transaction(async (tx) => {
    const now = services.clock.now();
    const draft = await openDraft(tx, rest, now);
    if (change.kind === 'discard') await deleteLegalDraft(tx, draft);
    else {
      const texts = changedTexts(draft.texts, change);
      const version = draft.version + 1;
      await updateLegalDraft(tx, { ...draft, texts, version, updatedBy: rest.operator.id, updatedAt: now });
    }
    const section = change.kind === 'discard' ? null : change.id;
    await appendAudit(tx, {
      at: now,
      brand: rest.brand.key,
      actorKind: 'operator',
      actorId: rest.operator.id,
      action: change.kind === 'discard' ? 'legal.draft_discarded' : 'legal.draft_changed',
      ...legalSubject(rest.brand.key, rest.type),
      detail: section === null ? {} : { section, ...beforeAndAfter(draft.texts, change) },
    });
  });
}

/** The draft that was seen, held; or a new one, made from the newest version. */
async function openDraft(
  tx: Transaction,
  { brand, type, version, operator }: LegalDraftOptions,
  now: Date,
): Promise<LegalDraftRow> {
  const key = { brand: brand.key, type };
  const known = await lockLegalDraft(tx, key);
  if (known !== null || version !== 0) {
    const actual = known?.version ?? 0;
    await assertCurrent(tx, { ...legalSubject(brand.key, type), seen: version, actual });
  }
  if (known !== null) return known;
  const base = await baseTexts(tx, brand, type);
  const row: LegalDraftRow = {
    ...key,
    baseVersion: base.version,
    texts: base.texts,
    version: 1,
    updatedBy: operator.id,
    updatedAt: now,
  };
  if (!(await insertLegalDraft(tx, row))) {
    await assertCurrent(tx, { ...legalSubject(brand.key, type), seen: 0, actual: 1 });
  }
  return row;
}

/** The newest version with its placeholders: what the operator published last, else the program's own. */
export async function baseTexts(
  db: Transaction | Services['db'],
  { key: brand, jurisdiction }: KeyedLegalBrand,
  type: LegalType,
): Promise<{ version: number; texts: LegalDraftTexts }> {
  const rows = await listLegalVersions(db, { brand, jurisdiction, type, includeSamples: true });
  const version = rows[0]?.version ?? 0;
  const sourceOf = (locale: keyof LegalDraftTexts) =>
    rows.find((row) => row.version === version && row.languageCode === locale)?.source ??
    legalSource(jurisdiction, type, legalTexts[locale]);
  return { version, texts: byLocale(sourceOf) };
}

function changedTexts(
  texts: LegalDraftTexts,
  change: Exclude<LegalChange, { kind: 'discard' }>,
): LegalDraftTexts {
  const { id } = change;
  return byLocale((locale) => {
    const { title, sections } = texts[locale];
    const index = sections.findIndex((section) => section.id === id);
    if (change.kind === 'remove') {
      if (index === -1) throw new AppError('not_found', `no section ${id}`);
      return { title, sections: sections.toSpliced(index, 1) };
    }
    const { heading, paragraphs } = change.texts[locale];
    const section = { id, heading, paragraphs };
    if (index !== -1) return { title, sections: sections.with(index, section) };
    const neighbour = sections.findIndex((one) => one.id === change.after);
    const place = neighbour === -1 ? sections.length : neighbour + 1;
    return { title, sections: sections.toSpliced(place, 0, section) };
  });
}

/** For the log: what each language said and says, where it differs. */
function beforeAndAfter(texts: LegalDraftTexts, change: LegalChange) {
  if (change.kind === 'discard') return {};
  const side = (text: { heading: string; paragraphs: readonly string[] } | undefined) =>
    text === undefined ? null : [text.heading, ...text.paragraphs].join('\n');
  const pairs = Object.entries(texts).map(([locale, source]) => {
    const before = side(source.sections.find(({ id }) => id === change.id));
    const after =
      change.kind === 'remove'
        ? null
        : side(Object.entries(change.texts).find(([one]) => one === locale)?.[1]);
    return { locale, before, after };
  });
  const changed = pairs.filter(({ before, after }) => before !== after);
  return {
    before: Object.fromEntries(changed.map(({ locale, before }) => [locale, before])),
    after: Object.fromEntries(changed.map(({ locale, after }) => [locale, after])),
  };
}
