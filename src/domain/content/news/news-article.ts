import type { PublishedNewsRow } from '#db/queries/news.ts';
import type { Locale } from '#terms/locales.ts';

export type NewsArticle = {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** Text with a few marks of its own (`news/article-blocks.ts`) and never HTML; an empty line divides paragraphs. */
  readonly body: string;
  /** When it was published, ISO-8601 in UTC. */
  readonly date: string;
  /** The language it is written in, which is not the reader's where it has not been translated. */
  readonly language: Locale;
  readonly fallback: boolean;
  readonly is_sample: boolean;
  /** The path of its picture below the base of images, and what the picture shows, for those who do not see it. */
  readonly image: { readonly path: string; readonly alt: string } | null;
  /** Who wrote it, where it is not our own. */
  readonly source: { readonly name: string; readonly url: string } | null;
};

/** A published row as its reader gets it. */
export function newsArticle(row: PublishedNewsRow, locale: Locale): NewsArticle {
  if (row.publishedAt === null) throw new Error(`News ${row.id} is published without a date.`);
  const { sourceName: name, sourceUrl: url } = row;
  return {
    id: row.id,
    title: row.title,
    summary: row.summary,
    body: row.body,
    date: row.publishedAt.toISOString(),
    language: row.languageCode,
    fallback: row.languageCode !== locale,
    is_sample: row.isSample,
    image: row.imagePath === null ? null : { path: row.imagePath, alt: row.imageAlt },
    source: name === null || url === null ? null : { name, url },
  };
}
