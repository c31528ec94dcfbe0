/** Where a page request is sent on to. */
export type PageRedirect = {
  /** A path of this site, or an https address. */
  readonly to: string;
  readonly status: 301 | 302;
  /** An address of another site needs a full load, also from within the running page. */
  readonly isExternal: boolean;
};

/**
 * The answer that sends a reader on. A document gets an ordinary redirect, which no browser may remember without asking
 * again, since operators change their minds. A page already running asks for data, and gets its router's own form: an
 * empty answer with the target in its headers.
 */
export function redirectAnswer({ to, status, isExternal }: PageRedirect, isData: boolean): Response {
  const headers = new Headers({ 'Cache-Control': 'no-cache', Vary: 'Accept-Language, Cookie' });
  if (!isData) {
    headers.set('Location', to);
    return new Response(null, { status, headers });
  }
  headers.set('X-Remix-Redirect', to);
  headers.set('X-Remix-Status', String(status));
  headers.set('X-Remix-Replace', 'true');
  if (isExternal) headers.set('X-Remix-Reload-Document', 'true');
  return new Response(null, { status: 204, headers });
}

/** `target` with a further query, before its fragment. `query` begins with `?` or is empty. */
export function withQuery(target: string, query: string): string {
  if (query === '' || query === '?') return target;
  const [address = '', fragment] = target.split(/#(.*)/s);
  const joined = address.includes('?') ? `${address}&${query.slice(1)}` : `${address}${query}`;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}

/** The page that a request means. The router asks for a page's data at its path plus `.data`, home's at `/_.data`. */
export function readPageRequest(address: string): {
  readonly path: string;
  readonly search: string;
  readonly isData: boolean;
} {
  const { pathname, searchParams, search } = new URL(address);
  if (!pathname.endsWith('.data')) return { path: pathname, search, isData: false };
  searchParams.delete('_routes');
  const rest = searchParams.size === 0 ? '' : `?${searchParams}`;
  return { path: pathname.replace(/(?<=\/)_\.data$|\.data$/, ''), search: rest, isData: true };
}
