import { showSeo } from '#domain/content/seo/show-seo.ts';
import { endpoint } from '../endpoint.ts';
import { seoContract } from './show.contract.ts';

export const GET = endpoint(seoContract, async ({ query }, { services, brand, locale }) => {
  const { seo, fallback } = await showSeo(services, {
    brand,
    path: query.path,
    locale: query.lang ?? locale,
  });
  return { data: seo, meta: { fallback } };
});
