import type { Transaction } from '#db/client.ts';
import { type NewsRow, putNewsContent, type updateNews } from '#db/queries/office-news.ts';
import { LOCALES } from '#terms/locales.ts';
import { languageState, readWorkingCopy } from './news-content.ts';

/**
 * Copies what was written to where readers see it, and answers how the article's row changes by that. An article that was on
 * the site already keeps its date.
 */
export async function putOnSite(
  tx: Transaction,
  row: NewsRow,
  { at, by }: { readonly at: Date; readonly by: string | null },
): Promise<Parameters<typeof updateNews>[2]> {
  const content = await readWorkingCopy(tx, row);
  const texts = LOCALES.flatMap((languageCode) => {
    const own = content.texts[languageCode];
    if (own === undefined || languageState(own) !== 'ready') return [];
    const { title, summary, body, image_alt: imageAlt } = own;
    return [{ newsId: row.id, languageCode, title, summary, body, imageAlt }];
  });
  await putNewsContent(tx, { id: row.id, content }, texts);
  return {
    status: 'published',
    publishedAt: row.publishedAt ?? at,
    publishAt: null,
    publishedBy: by,
    revision: null,
    imagePath: content.image_path,
    editorIds: [],
    reviewNote: null,
  };
}
