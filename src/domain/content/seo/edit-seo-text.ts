import { insertSeoText, lockSeoText, type SeoTextRow, updateSeoText } from '#db/queries/seo.ts';
import { assertNoTypedClaims } from '#domain/content/editing/claim-lint.ts';
import { noteChange } from '#domain/content/editing/note-change.ts';
import { assertCurrent } from '#domain/foundation/audit/assert-current.ts';
import { isSitePath, sitePaths } from '#domain/foundation/path/site-paths.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import { cleanLine } from '#domain/foundation/text/clean-text.ts';
import type { Services } from '#domain/services.ts';
import { AppError, type PublicMessage } from '#platform/app-error.ts';
import type { Locale } from '#terms/locales.ts';
import { draftOf, programText, type SeoBrand, type SeoDraft, saysSame } from './list-seo-texts.ts';

type SeoEdit = {
  readonly brand: SeoBrand;
  readonly operator: Operator;
  readonly path: string;
  readonly locale: Locale;
  /** What is said from now on; null: what the program says. */
  readonly draft: SeoDraft | null;
  /** The version that was seen; 0 where nothing was said. */
  readonly version: number;
};

/** More than this is never shown, and would only make pages heavier. */
const MAX_LENGTHS = {
  title: 120,
  description: 320,
  keywords: 300,
  og_title: 120,
  og_description: 320,
} as const;

/**
 * Says what a page is called in one language; readers have it with the next page that they open. Answers its version. Throws 'not_found' for what
 * is no page, 'invalid' at the field of a text that is missing, too long, marked up or names a figure that no one can prove,
 * and 'conflict' where a colleague was faster.
 */
export async function saveSeoText(services: Services, edit: SeoEdit): Promise<number> {
  const { brand, operator, path, locale } = edit;
  if (!isSitePath(path)) throw new AppError('not_found', `no page ${path}`);
  const said = edit.draft === null ? programText(brand, path, locale) : readDraft(edit.draft);
  // No search engine is ever led to a member's own pages.
  const draft = { ...said, noindex: said.noindex || !sitePaths[path].listed };
  const place = { brand: brand.key, path, languageCode: locale };
  const id = `${brand.key} ${locale} ${path}`;
  return services.db.transaction(async (tx) => {
    const known = await lockSeoText(tx, place);
    const seen = { subjectKind: 'seo_text', subjectId: id, seen: edit.version };
    await assertCurrent(tx, { ...seen, actual: known?.version ?? 0 });
    if (known !== null && saysSame(draftOf(known), draft)) {
      throw new AppError('conflict', 'the same', { fields: { base: [{ key: 'office.nothingToChange' }] } });
    }
    const row: SeoTextRow = { ...place, ...draft, version: (known?.version ?? 0) + 1 };
    if (known !== null) await updateSeoText(tx, row);
    else if (!(await insertSeoText(tx, row))) await assertCurrent(tx, { ...seen, actual: 1 });
    await noteChange(tx, {
      by: { brand: brand.key, operator },
      now: services.clock.now(),
      id,
      action: edit.draft === null ? 'seo_text.reverted' : 'seo_text.changed',
      before: known === null ? {} : draftOf(known),
      after: draft,
    });
    return row.version;
  });
}

function readDraft(draft: SeoDraft): SeoDraft {
  const clean = {
    title: cleanLine(draft.title),
    description: cleanLine(draft.description),
    keywords: cleanLine(draft.keywords),
    og_title: cleanLine(draft.ogTitle ?? ''),
    og_description: cleanLine(draft.ogDescription ?? ''),
  };
  const errors = Object.entries(clean).flatMap(([field, text]): [string, PublicMessage[]][] => {
    const most = Object.entries(MAX_LENGTHS).find(([name]) => name === field)?.[1] ?? 0;
    if (text === '' && (field === 'title' || field === 'description'))
      return [[field, [{ key: 'required' }]]];
    if (text.length > most) return [[field, [{ key: 'office.textTooLong', params: { most } }]]];
    return /<\/?[a-z!]/i.test(text) ? [[field, [{ key: 'office.noMarkup' }]]] : [];
  });
  if (errors.length > 0) throw new AppError('invalid', 'seo text', { fields: Object.fromEntries(errors) });
  assertNoTypedClaims(clean);
  const { title, description, keywords } = clean;
  const og = { ogTitle: clean.og_title || null, ogDescription: clean.og_description || null };
  return { title, description, keywords, ...og, noindex: draft.noindex };
}
