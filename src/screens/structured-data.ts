import type { StructuredData } from './page-meta.ts';

/** A news article as schema.org describes one. */
export function articleData(article: {
  readonly address: string;
  readonly title: string;
  readonly summary: string;
  /** ISO-8601. */
  readonly date: string;
  /** `zh-TW` */
  readonly lang: string;
  readonly publisher: string;
}): StructuredData {
  return {
    '@type': 'NewsArticle',
    headline: article.title,
    description: article.summary,
    datePublished: article.date,
    dateModified: article.date,
    inLanguage: article.lang,
    mainEntityOfPage: article.address,
    author: { '@type': 'Organization', name: article.publisher },
    publisher: { '@type': 'Organization', name: article.publisher },
  };
}
