import type { PublishedNewsRow } from '#db/queries/news.ts';
import type { Locale } from '#i18n/locales.ts';

export type NewsArticle = {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** Plain text; an empty line divides paragraphs. */
  readonly body: string;
  /** When it was published, ISO-8601 in UTC. */
  readonly date: string;
  /** The language it is written in, which is not the reader's where it has not been translated. */
  readonly language: Locale;
  readonly fallback: boolean;
  readonly is_sample: boolean;
};

/** A published row as its reader gets it. */
export function toNewsArticle(row: PublishedNewsRow, locale: Locale): NewsArticle {
  if (row.publishedAt === null) throw new Error(`News ${row.id} is published without a date.`);
  return {
    id: row.id,
    title: row.title,
    summary: row.summary,
    body: row.body,
    date: row.publishedAt.toISOString(),
    language: row.languageCode,
    fallback: row.languageCode !== locale,
    is_sample: row.isSample,
  };
}
