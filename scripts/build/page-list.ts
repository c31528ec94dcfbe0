import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { PageCode } from '../../src/screens/frame/loading/page-code.ts';

/**
 * Every page with the pieces of code that it needs beside those of the document, in the order in which an address is looked up: pages with
 * words of their own, then those that take any word, then those that take any path, the deeper first.
 */
export function listPages(
  routes: readonly RouteConfigEntry[],
  addressOf: (file: string) => string,
): readonly PageCode[] {
  const below = (route: RouteConfigEntry, path: string, above: readonly string[]): PageCode[] => {
    const own = route.path === undefined ? path : `${path}/${route.path}`;
    const code = [...above, addressOf(route.file)];
    if (route.children === undefined) return [[own, code]];
    return route.children.flatMap((child) => below(child, own, code));
  };
  return routes.flatMap((route) => below(route, '', [])).sort(([a], [b]) => openParts(a) - openParts(b));
}

function openParts(path: string): number {
  const segments = path.split('/');
  return segments.at(-1) === '*'
    ? 100 - segments.length
    : segments.filter((word) => word.startsWith(':')).length;
}
