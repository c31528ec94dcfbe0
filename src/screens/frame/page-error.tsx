import { lazy, Suspense } from 'react';
import { isRouteErrorResponse, type MetaDescriptor } from 'react-router';
import { loadPart } from './loading/load-part.ts';
import { isNetworkError } from './network-error.ts';

/** Most visits never see it, so it is fetched where it is needed; the server writes it at once. */
const PageErrorView = import.meta.env.SSR
  ? (await import('./ahead/page-error-view.tsx')).PageErrorView
  : lazy(async () => ({
      default: (await loadPart(() => import('./ahead/page-error-view.tsx'))).PageErrorView,
    }));

/** A page that does not exist or broke, inside the frame, so that the reader can go on from here. */
export function PageError() {
  return (
    <Suspense>
      <PageErrorView />
    </Suspense>
  );
}

type ErrorMetaArgs = {
  readonly error?: unknown;
  readonly matches: readonly ({ readonly meta: MetaDescriptor[] } | undefined)[];
};

/** The title of an error's page, which no search engine shall list; without an error, what stands above in the tree. */
export function errorMeta({ error, matches }: ErrorMetaArgs): MetaDescriptor[] {
  const above = matches.findLast((match) => (match?.meta.length ?? 0) > 0)?.meta ?? [];
  if (error === undefined || error === null) return above;
  // A lost connection has no status: no one answered.
  const status = isRouteErrorResponse(error) ? error.status : isNetworkError(error) ? null : 500;
  const siteName = above.map((tag) => (tag && 'title' in tag ? tag.title : null)).find(Boolean);
  return [
    { title: [status?.toString(), siteName].filter(Boolean).join(' | ') },
    { name: 'robots', content: 'noindex' },
  ];
}
