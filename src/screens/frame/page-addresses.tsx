import { type UIMatch, useLocation, useMatches } from 'react-router';
import { localePath, parseLocalePath } from '#i18n/locale-path.ts';
import type { SiteData } from './document-data.server.ts';
import { isPageHandle } from './page-handle.ts';

/** The page's one address, and the same in every language of the brand; none where no page is, and for the office. */
export function PageAddresses({
  site,
}: {
  site: Pick<SiteData, 'origin' | 'locale' | 'htmlLang' | 'languages'>;
}) {
  const { pathname, search } = useLocation();
  const page = useMatches().at(-1);
  const { rest } = parseLocalePath(pathname);
  if (page?.loaderData === undefined || rest.startsWith('/office')) return null;
  const query = ownQuery(page, search);
  const address = (locale: SiteData['locale']) => `${site.origin}${localePath(locale, rest)}${query}`;
  const code = sharedAs(page.loaderData);
  const own = code === null ? '/og.png' : localePath(site.locale, `/share/${code}/card.png`);
  const picture = `${site.origin}${own}`;
  return (
    <>
      <link rel="canonical" href={address(site.locale)} />
      <meta property="og:url" content={address(site.locale)} />
      <meta property="og:locale" content={site.htmlLang.replace('-', '_')} />
      <meta property="og:image" content={picture} />
      <meta name="twitter:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      {site.languages.map(({ code, lang }) => (
        <link key={code} rel="alternate" hrefLang={lang} href={address(code)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={`${site.origin}${rest}${query}`} />
    </>
  );
}

/** The code of what a page shows, where there is a picture of it. */
function sharedAs(data: unknown): string | null {
  const isShared = typeof data === 'object' && data !== null && 'shareCode' in data;
  return isShared && typeof data.shareCode === 'string' ? data.shareCode : null;
}

/** The part of the query that makes another page of it; filters and what others append do not. */
function ownQuery({ handle }: UIMatch, search: string): string {
  if (!isPageHandle(handle) || handle.query === undefined) return '';
  const asked = new URLSearchParams(search);
  const carried = new URLSearchParams();
  for (const name of handle.query) {
    const value = asked.get(name);
    if (value !== null) carried.set(name, value);
  }
  return carried.size === 0 ? '' : `?${carried}`;
}
