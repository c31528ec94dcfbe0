/** A page's address, with `:` before what takes any word and `*` for any path, and the addresses of the code that it needs. */
export type PageCode = readonly [path: string, modules: readonly string[]];

/**
 * The build of this page, as the document was loaded: what the server answers later may be of a newer one. The list of pages is written by
 * the build (`scripts/build/page-code.ts`).
 */
const own = import.meta.env.SSR ? {} : { ...document.documentElement.dataset };

/** The build that this page runs; null while pages are developed. */
export const ownBuild = own.build ?? null;

/** The addresses of the code that a page of this site needs. Empty for a page no one knows. */
export function pageModules(pages: readonly PageCode[], path: string): readonly string[] {
  const asked = path.split('/').filter(Boolean);
  return pages.find(([address]) => fits(address.split('/').filter(Boolean), asked))?.[1] ?? [];
}

function fits(segments: readonly string[], asked: readonly string[]): boolean {
  const isOpen = segments.at(-1) === '*';
  if (isOpen ? asked.length < segments.length - 1 : asked.length !== segments.length) return false;
  return segments.every(
    (word, at) => word === '*' || word.startsWith(':') || word.toLowerCase() === asked[at]?.toLowerCase(),
  );
}

let list: Promise<readonly PageCode[]> | undefined;

/** Loads the code of a page; rejects where a part of it cannot be loaded. What is there already costs nothing. */
export async function loadPageCode(path: string): Promise<void> {
  if (own.pages === undefined) return;
  list ??= loadList(own.pages);
  const modules = pageModules(await list, path);
  await Promise.all(modules.map((address) => import(/* @vite-ignore */ address)));
}

async function loadList(address: string): Promise<readonly PageCode[]> {
  try {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
    return await answer.json();
  } catch (problem) {
    // The next page asks again.
    list = undefined;
    throw problem;
  }
}
