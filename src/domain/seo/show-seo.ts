import { z } from 'zod';
import { listBrandSettings } from '#db/queries/brand-setting.ts';
import { findSeoText, listLiveRedirects } from '#db/queries/seo.ts';
import { localeChain } from '#domain/content/localized-text.ts';
import type { Services } from '#domain/services.ts';
import type { Locale } from '#i18n/locales.ts';
import { type Redirect, resolveRedirect } from './resolve-redirect.ts';
import { canonicalPath, isSitePath, sitePaths } from './site-paths.ts';

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

/** A brand has fewer rules than this; more would make every page slower. */
const MOST_RULES = 500;
const ALLOWED_HOSTS = 'redirect_hosts';

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
  const [text, redirect] = await Promise.all([
    findSeoText(services.db, { brand, path: canonical, languages: localeChain(locale) }),
    findRedirect(services, { brand, locale, path: canonical, query }),
  ]);
  const title = text?.title ?? null;
  const description = text?.description ?? null;
  const isPage = isSitePath(canonical);
  const seo: Seo = {
    title,
    description,
    keywords: text?.keywords ?? null,
    og: { title, description, type: 'website', locale: text?.languageCode ?? locale },
    canonical: isPage ? `/${locale}${canonical === '/' ? '' : canonical}` : null,
    noindex: text?.noindex ?? !(isPage && sitePaths[canonical].listed),
    redirect,
  };
  return { seo, fallback: text !== null && text.languageCode !== locale };
}

async function findRedirect(
  services: Services,
  { brand, locale, path, query }: { brand: string; locale: Locale; path: string; query: string },
): Promise<Redirect | null> {
  const rules = await listLiveRedirects(services.db, {
    brand,
    language: locale,
    now: services.clock.now(),
    limit: MOST_RULES,
    offset: 0,
  });
  if (rules.length === 0) return null;
  const allowedHosts = rules.some((rule) => rule.type === 'external')
    ? await readAllowedHosts(services, brand)
    : [];
  const { redirect, problem } = resolveRedirect({ path, query, rules, allowedHosts });
  if (problem !== null) services.log.warn({ brand, path, problem }, 'a redirect was not followed');
  return redirect;
}

async function readAllowedHosts(services: Services, brand: string): Promise<readonly string[]> {
  const [row] = await listBrandSettings(services.db, { brand, keys: [ALLOWED_HOSTS] });
  return z.array(z.string()).safeParse(row?.value).data ?? [];
}
