import type { ServerBuild } from 'react-router';

/** Pages that no link of the site leads to; their documents carry the whole list of routes. */
const APART = /^screens\/(?:office|gallery)\//;

/**
 * A build without the back office, for all other pages: their readers would otherwise load the names of pages that they
 * cannot open, and the browser would rank them at every change of the page. The build writes the shorter list beside the
 * whole one (`scripts/build/compress-assets.ts`).
 */
export function withoutOffice(build: ServerBuild): ServerBuild {
  const { assets, routes } = build;
  return {
    ...build,
    routes: withoutApart(routes),
    assets: { ...assets, url: siteManifestName(assets.url), routes: withoutApart(assets.routes) },
  };
}

/** The routes of the site, out of all. */
export function withoutApart<Route>(routes: Readonly<Record<string, Route>>): Record<string, Route> {
  return Object.fromEntries(Object.entries(routes).filter(([id]) => !isApart(id)));
}

/** Whether a page, by its file, is one of the office or of the gallery. */
export const isApart = (file: string) => APART.test(file);

/** `/assets/manifest-1a2b.js` lists every route, `/assets/site-manifest-1a2b.js` those of the site. */
export function siteManifestName(name: string): string {
  return name.replace(/(^|\/)manifest-/, '$1site-manifest-');
}
