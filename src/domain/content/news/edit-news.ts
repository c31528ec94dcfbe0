import type { Transaction } from '#db/client.ts';
import { insertNews } from '#db/queries/news.ts';
import {
  findNewsOfSource,
  lockNews,
  type NewsContent,
  type NewsRow,
  updateNews,
} from '#db/queries/office-news.ts';
import { type ContentEditor, noteChange } from '#domain/content/editing/note-change.ts';
import { assertCurrent } from '#domain/foundation/audit/assert-current.ts';
import { cleanLine } from '#domain/foundation/text/clean-text.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { newId } from '#platform/id.ts';
import { assertContent, cleanContent, readWorkingCopy } from './news-content.ts';

/** Who else wrote an article, and where it can be read; null where it is our own. */
type NewsSource = { readonly name: string; readonly url: string } | null;

type NewsDraft = { readonly content: NewsContent; readonly source: NewsSource };

/** Begins an article; it is a draft that no reader sees. Throws 'invalid' for what cannot be stored. */
export async function createNews(
  services: Services,
  { draft, ...by }: ContentEditor & { readonly draft: NewsDraft },
): Promise<string> {
  return services.db.transaction(async (tx) => {
    const now = services.clock.now();
    const id = newId();
    const { content, ...source } = await readDraft(tx, draft, { id, brand: by.brand });
    await insertNews(
      tx,
      [
        {
          id,
          brand: by.brand,
          status: 'draft',
          publishedAt: null,
          isSample: false,
          revision: content,
          authorId: by.operator.id,
          editorIds: [by.operator.id],
          createdAt: now,
          updatedAt: now,
          ...source,
        },
      ],
      [],
    );
    await noteChange(tx, {
      by,
      now,
      action: 'news.created',
      id,
      before: {},
      after: { ...content, ...source },
    });
    return id;
  });
}

/**
 * Keeps what was written on. Readers go on seeing what is on the site until somebody publishes the change; what waited for a
 * review or for its hour is a draft again. Throws 'conflict' with who and when where another operator was faster.
 */
export async function saveNews(
  services: Services,
  options: ContentEditor & { readonly id: string; readonly version: number; readonly draft: NewsDraft },
): Promise<void> {
  const { id, version, draft, operator, brand } = options;
  await services.db.transaction(async (tx) => {
    const now = services.clock.now();
    const row = await lockSeenNews(tx, { id, brand, version });
    if (row.removedAt !== null) throw notNow('removed');
    const before = await readWorkingCopy(tx, row);
    const { content, ...source } = await readDraft(tx, draft, { id, brand });
    await updateNews(tx, id, {
      status: 'draft',
      publishAt: null,
      revision: content,
      updatedAt: now,
      version: row.version + 1,
      editorIds: [...new Set([...row.editorIds, operator.id])],
      // What stands on the site is described by its own columns, so the source of a living article stays.
      ...(row.publishedAt === null ? source : {}),
    });
    await noteChange(tx, {
      by: options,
      now,
      action: 'news.changed',
      id,
      before: { ...before, sourceName: row.sourceName, sourceUrl: row.sourceUrl, status: row.status },
      after: { ...content, ...(row.publishedAt === null ? source : {}), status: 'draft' },
    });
  });
}

/** An article of the brand, held; the operator has seen its present version. */
export async function lockSeenNews(
  tx: Transaction,
  { id, brand, version }: { readonly id: string; readonly brand: string; readonly version: number },
): Promise<NewsRow> {
  const row = await lockNews(tx, { id, brand });
  if (row === null) throw new AppError('not_found', 'no such article of this brand');
  await assertCurrent(tx, { subjectKind: 'news', subjectId: id, seen: version, actual: row.version });
  return row;
}

/** An article that is not in a state in which this can be done. */
export const notNow = (state: string) =>
  new AppError('conflict', `not while it is ${state}`, {
    fields: { base: [{ key: 'office.content.notNow' }] },
  });

async function readDraft(
  tx: Transaction,
  { content, source }: NewsDraft,
  { id, brand }: { readonly id: string; readonly brand: string },
) {
  const clean = cleanContent(content);
  await assertContent(tx, clean, { brand, isForeign: source !== null });
  const sourceName = source === null ? null : cleanLine(source.name);
  if (sourceName === '')
    throw new AppError('invalid', 'a source without a name', {
      fields: { source_name: [{ key: 'required' }] },
    });
  const known = source === null ? null : await findNewsOfSource(tx, { brand, url: source.url });
  if (known !== null && known !== id)
    throw new AppError('invalid', 'a source twice', {
      fields: { 'source.url': [{ key: 'office.content.sourceTaken' }] },
    });
  return { content: clean, sourceName, sourceUrl: source?.url ?? null };
}
