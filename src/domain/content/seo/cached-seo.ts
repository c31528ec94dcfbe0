import { z } from 'zod';
import type { Queryable } from '#db/client.ts';
import { listBrandSettings } from '#db/queries/brand-setting.ts';
import { listRedirectRules, listSeoTexts, type SeoTextRow } from '#db/queries/seo.ts';
import { cacheStore, openDataCache } from '#domain/foundation/cache/data-cache.ts';
import type { Services } from '#domain/services.ts';
import type { Locale } from '#terms/locales.ts';
import { type PreparedRule, prepareRules } from './resolve-redirect.ts';

/** All that a brand says of its pages, and where its rules lead. */
export type BrandSeo = {
  /** By language and path: `en /news`. */
  readonly texts: ReadonlyMap<string, SeoTextRow>;
  /** Those whose time is past or still to come included. */
  readonly rules: readonly PreparedRule[];
  /** The hosts to which an external rule may lead. */
  readonly allowedHosts: readonly string[];
};

/** Under this key the hosts stand that a brand's redirects may lead to. */
export const REDIRECT_HOSTS_KEY = 'redirect_hosts';

const store = cacheStore<BrandSeo>(['wording']);

/** What is said of a brand's pages, cached in each process as long as no one changes it. */
export async function cachedSeo(services: Services, brand: string): Promise<BrandSeo> {
  const cache = await openDataCache(services);
  return cache.getOrCompute(store, brand, () => readSeo(services, brand));
}

async function readSeo({ db }: Services, brand: string): Promise<BrandSeo> {
  const [texts, rules, allowedHosts] = await Promise.all([
    listSeoTexts(db, brand),
    listRedirectRules(db, brand),
    readAllowedHosts(db, brand),
  ]);
  return {
    texts: new Map(texts.map((row) => [textKey(row.languageCode, row.path), row])),
    rules: prepareRules(rules),
    allowedHosts,
  };
}

export const textKey = (locale: Locale, path: string) => `${locale} ${path}`;

/** The hosts that the brand's owner allows; none where nothing is set. */
export async function readAllowedHosts(db: Queryable, brand: string): Promise<readonly string[]> {
  const [row] = await listBrandSettings(db, { brand, keys: [REDIRECT_HOSTS_KEY] });
  return z.array(z.string()).safeParse(row?.value).data ?? [];
}
