import type { PageContext } from '../page/page-context.ts';
import type { PageTexts } from './page-meta.ts';

/**
 * What a page says of itself: the operator's title and description of its path, in the reader's language. A page that knows
 * better, such as an article, gives its own title and description.
 */
export async function loadPageTexts(
  { brand, seo }: Pick<PageContext, 'brand' | 'seo'>,
  own?: { readonly title: string; readonly description: string },
): Promise<PageTexts> {
  const { title, description, keywords, noindex } = await seo();
  return {
    title: own ? `${own.title} | ${brand.name}` : (title ?? brand.name),
    description: own?.description ?? description ?? '',
    keywords,
    noindex,
    siteName: brand.name,
  };
}
