import type { Brand } from '#brands/brand.ts';
import { brands, findBrand } from '#brands/index.ts';
import { showSeo } from '#domain/content/seo/show-seo.ts';
import { builtInLanguages } from '#domain/foundation/setting/list-languages.ts';
import type { Services } from '#domain/services.ts';
import type { PageContext } from '../../src/page/page-context.ts';

/** What a page's loader is handed for a request of `path` (below the language), with whatever a test wants different. */
export function makePageContext(
  services: Services,
  { path = '/', ...own }: Partial<PageContext> & { readonly path?: string } = {},
): PageContext {
  const { brand = brands[0], locale = 'en' } = own;
  return {
    services,
    brand,
    locale,
    languages: builtInLanguages(),
    nonce: 'nonce',
    origin: 'https://site.example',
    requestId: 'test-page',
    member: null,
    ask: async () => {
      throw new Error('This page asks the API for nothing.');
    },
    seo: async () => (await showSeo(services, { brand: brand.key, path, locale })).seo,
    ...own,
  };
}

/** A brand by its key. */
export function brandOf(key: 'blue' | 'orange'): Brand {
  const brand = findBrand(key);
  if (brand === null) throw new Error(`There is no brand ${key}.`);
  return brand;
}
