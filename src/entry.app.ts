import { guestScript } from 'virtual:guest-scripts';
import { pageLists } from 'virtual:page-code';
import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { takeLook } from '#domain/foundation/cache/data-cache.ts';
import { withinOneRequest } from '#platform/once-per-request.ts';
import { takeUpBrands } from './brands/index.ts';
import { type PageContext, pageContext } from './page/page-context.ts';
import { withoutOffice } from './page/site-build.ts';
import { withStatsOnly } from './page/stats-only-pages.ts';

/** Changes with every bundle that a browser loads. */
export const buildId = build.assets.version;

/** What the server alone renders with; a benchmark takes the cache out to render without it. */
export { firstByte } from './screens/frame/first-byte.ts';

/** The built pages have a registry of brands of their own, which the process that serves them brings up to date. */
export { takeUpBrands };

/** The pages below a language prefix, as `routes.ts` lists them. */
export const pagePaths = Object.values(build.routes).flatMap((entry) => {
  if (entry === undefined || build.routes[entry.parentId ?? '']?.path !== ':language') return [];
  return [`/${entry.path ?? ''}`];
});

const walled = withStatsOnly(build);
const handleOffice = createRequestHandler(walled, import.meta.env.MODE);
// While pages are developed there is one list of routes, made again with each change.
const handleSite = import.meta.env.PROD
  ? createRequestHandler(withoutOffice(walled), import.meta.env.MODE)
  : handleOffice;

/**
 * Answers a page request. The context, and the services in them, come from the process that serves; its modules are others than those of the pages, and so
 * is what one request has asked already: here it begins again from nothing.
 */
export function handlePage(request: Request, requestContext: PageContext): Promise<Response> {
  const context = new RouterContextProvider();
  const isOffice = /^\/office(?:[/.]|$)/i.test(new URL(request.url).pathname);
  const ownBuild =
    pageLists === null ? null : { id: buildId, pages: isOffice ? pageLists.all : pageLists.site };
  let html: Buffer<ArrayBuffer> | null = null;
  context.set(pageContext, {
    ...requestContext,
    guestScript,
    build: ownBuild,
    takeHtml: (rendered) => {
      html = rendered;
    },
  });
  const handle = isOffice ? handleOffice : handleSite;
  const answer = async () => {
    const response = await handle(request, context);
    // The router looks at the body of what it hands on, which would copy the page into a stream of the web and read it back.
    const { status, headers } = response;
    return html === null || request.method === 'HEAD' ? response : new Response(html, { status, headers });
  };
  if (isOffice || request.method !== 'GET') return answer();
  return withinOneRequest(() => {
    const { services, facts } = requestContext;
    if (facts !== undefined) takeLook(services, facts);
    return answer();
  });
}
