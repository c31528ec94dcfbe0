import type { MetaDescriptor } from 'react-router';

export type PageTexts = {
  readonly title: string;
  readonly description: string;
  readonly keywords: string | null;
  readonly noindex: boolean;
  readonly siteName: string;
};

/** Title, description and Open Graph of a page, in the form that the document's head takes. */
export function pageMeta({ title, description, keywords, noindex, siteName }: PageTexts): MetaDescriptor[] {
  return [
    { title },
    { name: 'description', content: description },
    ...(keywords === null ? [] : [{ name: 'keywords', content: keywords }]),
    ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: siteName },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
  ];
}
