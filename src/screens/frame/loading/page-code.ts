/** The part of the router's own list of routes, which the server hands to the browser, that names their code. */
export type RouteManifest = {
  /** Changes with every build. */
  readonly version: string;
  readonly routes: Readonly<
    Record<
      string,
      {
        readonly id: string;
        readonly parentId?: string;
        readonly path?: string;
        readonly index?: boolean;
        readonly module: string;
        readonly imports?: readonly string[];
      }
    >
  >;
};

declare global {
  interface Window {
    __reactRouterManifest?: RouteManifest;
  }
}

/** The addresses of the code that a page of this site needs: its routes' own modules. Empty for a page no one knows. */
export function pageModules(manifest: RouteManifest, path: string): readonly string[] {
  const asked = path.split('/').filter(Boolean);
  return pagesOf(manifest).find((page) => fits(page, asked))?.modules ?? [];
}

function fits({ segments }: Page, asked: readonly string[]): boolean {
  const isOpen = segments.at(-1) === '*';
  if (isOpen ? asked.length < segments.length - 1 : asked.length !== segments.length) return false;
  return segments.every(
    (own, at) => own === '*' || own.startsWith(':') || own.toLowerCase() === asked[at]?.toLowerCase(),
  );
}

type Page = { readonly segments: readonly string[]; readonly modules: readonly string[] };

const known = new WeakMap<RouteManifest, readonly Page[]>();

/**
 * Every page with the path from the root to it. The router could be asked, but ranks all of them again for each link in view;
 * what counts here is whether a page is meant, those with words of their own before those that take any.
 */
function pagesOf(manifest: RouteManifest): readonly Page[] {
  const stored = known.get(manifest);
  if (stored !== undefined) return stored;
  const { routes } = manifest;
  const pathOf = (id: string | undefined): Page => {
    const route = id === undefined ? undefined : routes[id];
    if (route === undefined) return { segments: [], modules: [] };
    const above = pathOf(route.parentId);
    const own = route.path?.split('/').filter(Boolean) ?? [];
    return { segments: [...above.segments, ...own], modules: [...above.modules, route.module] };
  };
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId));
  const pages = Object.keys(routes)
    .filter((id) => !parents.has(id))
    .map(pathOf)
    .sort((a, b) => openParts(a) - openParts(b));
  known.set(manifest, pages);
  return pages;
}

/** What takes any word comes after what has its own, and what takes any path last, the deeper first. */
function openParts({ segments }: Page): number {
  const open = segments.filter((segment) => segment.startsWith(':')).length;
  return segments.at(-1) === '*' ? 100 - segments.length : open;
}

/** Loads the code of a page; rejects where a part of it cannot be had. What is there already costs nothing. */
export async function loadPageCode(path: string): Promise<void> {
  const manifest = window.__reactRouterManifest;
  if (manifest === undefined) return;
  await Promise.all(pageModules(manifest, path).map((address) => import(/* @vite-ignore */ address)));
}
