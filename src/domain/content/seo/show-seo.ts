import { canonicalPath, isSitePath, sitePaths } from '#domain/foundation/path/site-paths.ts';
import { localeChain } from '#domain/foundation/text/localized-text.ts';
import type { Services } from '#domain/services.ts';
import type { Locale } from '#terms/locales.ts';
import { type BrandSeo, cachedSeo, textKey } from './cached-seo.ts';
import { liveRules, type Redirect, resolveRedirect } from './resolve-redirect.ts';

export type Seo = {
  readonly title: string | null;
  readonly description: string | null;
  readonly keywords: string | null;
  readonly og: {
    readonly title: string | null;
    readonly description: string | null;
    readonly type: 'website';
    readonly locale: Locale;
  };
  /** The page's one address below the host, with its language prefix; null for a path that is no page. */
  readonly canonical: string | null;
  readonly noindex: boolean;
  readonly redirect: Redirect | null;
};

/**
 * Title, description and redirect of a path for a brand and language. `path` may carry a language prefix and a query; the
 * prefix is ignored in favour of `locale`. A path that is no page has no texts and is not to be listed.
 */
export async function showSeo(
  services: Services,
  { brand, path, locale }: { readonly brand: string; readonly path: string; readonly locale: Locale },
): Promise<{ seo: Seo; fallback: boolean }> {
  const [rawPath = '', query = ''] = path
    .split('#', 1)
    .join('')
    .split(/\?(.*)/s);
  const canonical = canonicalPath(rawPath);
  const said = await cachedSeo(services, brand);
  const text = localeChain(locale)
    .map((language) => said.texts.get(textKey(language, canonical)))
    .find((row) => row !== undefined);
  const redirect = findRedirect(services, said, { brand, locale, path: canonical, query });
  const title = text?.title ?? null;
  const description = text?.description ?? null;
  const isPage = isSitePath(canonical);
  const seo: Seo = {
    title,
    description,
    keywords: text?.keywords ?? null,
    og: {
      title: text?.ogTitle ?? title,
      description: text?.ogDescription ?? description,
      type: 'website',
      locale: text?.languageCode ?? locale,
    },
    canonical: isPage ? `/${locale}${canonical === '/' ? '' : canonical}` : null,
    noindex: text?.noindex ?? !(isPage && sitePaths[canonical].listed),
    redirect,
  };
  return { seo, fallback: text !== undefined && text.languageCode !== locale };
}

function findRedirect(
  services: Services,
  { rules, allowedHosts }: BrandSeo,
  { brand, locale, path, query }: { brand: string; locale: Locale; path: string; query: string },
): Redirect | null {
  const live = liveRules(rules, { locale, at: services.clock.now() });
  if (live.length === 0) return null;
  const { redirect, problem } = resolveRedirect({ path, query, rules: live, allowedHosts });
  if (problem !== null) services.log.warn({ brand, path, problem }, 'a redirect was not followed');
  return redirect;
}
