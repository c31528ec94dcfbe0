export type Route = { readonly path?: string; readonly children?: readonly Route[] };

/** The addresses of the routes below, without those of one single thing, whose journeys search them themselves. */
export function addressesBelow(entries: readonly Route[], above: string): string[] {
  return entries.flatMap(({ path, children = [] }) => {
    if (path?.includes('*') || path?.includes('/:')) return [];
    const here = path === undefined ? above : `${above}/${path === ':language' ? 'en' : path}`;
    return children.length === 0 ? [here] : addressesBelow(children, here);
  });
}
