import type { MetaDescriptor } from 'react-router';

export type PageTexts = {
  readonly title: string;
  readonly description: string;
  readonly keywords: string | null;
  readonly noindex: boolean;
  readonly siteName: string;
  /** `website` unless the page is an article. */
  readonly type?: 'website' | 'article';
  /** What the page is about in the vocabulary of schema.org, for search engines. */
  readonly structured?: readonly StructuredData[];
  /** What other programs can subscribe to here. */
  readonly feed?: { readonly type: string; readonly title: string; readonly href: string };
};

/** One thing of schema.org: its type and properties. */
export type StructuredData = { readonly '@type': string; readonly [property: string]: unknown };

/** Title, description, Open Graph and structured data of a page, in the form that the document's head takes. */
export function pageMeta({
  title,
  description,
  keywords,
  noindex,
  siteName,
  type = 'website',
  structured = [],
  feed,
}: PageTexts): MetaDescriptor[] {
  return [
    { title },
    { name: 'description', content: description },
    ...(keywords === null ? [] : [{ name: 'keywords', content: keywords }]),
    ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: siteName },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(feed ? [{ tagName: 'link', rel: 'alternate', ...feed }] : []),
    ...structured.map((thing) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...thing },
    })),
  ];
}
