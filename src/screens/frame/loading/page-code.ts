import { matchRoutes, type RouteObject } from 'react-router';

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

/** The addresses of the code that a page of this site needs: its routes' own modules. Empty for a page nobody knows. */
export function pageModules({ routes }: RouteManifest, path: string): string[] {
  const matches = matchRoutes(childrenOf(routes, undefined), path) ?? [];
  return matches.flatMap(({ route }) => routes[route.id ?? '']?.module ?? []);
}

function childrenOf(routes: RouteManifest['routes'], parentId: string | undefined): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) => {
      const facts = path === undefined ? { id } : { id, path };
      return index ? { ...facts, index } : { ...facts, children: childrenOf(routes, id) };
    });
}

/** Loads the code of a page; rejects where a part of it cannot be had. What is there already costs nothing. */
export async function loadPageCode(path: string): Promise<void> {
  const manifest = window.__reactRouterManifest;
  if (manifest === undefined) return;
  await Promise.all(
    pageModules(manifest, path).map(async (address) => {
      const screen: { loadPart?: () => Promise<unknown> } = await import(/* @vite-ignore */ address);
      // What wakes later in the first page is there from the start in one that comes in its place.
      await screen.loadPart?.();
    }),
  );
}
