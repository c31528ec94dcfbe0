import type { LoaderFunctionArgs } from 'react-router';
import { parseLocalePath } from '#i18n/locale-path.ts';
import { pageContext } from '../page-context.ts';

type RequestArgs = Pick<LoaderFunctionArgs, 'url' | 'context'>;

/** Says whether a page may be entered: false stands for a page that does not exist; a guard may also throw a redirect. */
export type RouteMiddleware = (args: RequestArgs) => boolean | Promise<boolean>;

/** What runs before a page's data are loaded, by name. A name stands here from the day on which it means something. */
const named: Readonly<Record<string, RouteMiddleware>> = {
  /** The language of the path must be one in which the brand is open. */
  language: ({ url, context }) => {
    const { locale } = parseLocalePath(url.pathname);
    return context.get(pageContext).languages.some(({ language_code }) => language_code === locale);
  },
};

/**
 * Runs a page's middleware in the order given, as the first act of its loader. Throws a 404 where one returns false, and
 * an error for a name that nobody knows: a page must not open without its guard.
 */
export async function runRouteMiddleware(
  names: readonly string[],
  args: RequestArgs,
  registry: Readonly<Record<string, RouteMiddleware>> = named,
): Promise<void> {
  for (const name of names) {
    const middleware = Object.hasOwn(registry, name) ? registry[name] : undefined;
    if (middleware === undefined) throw new Error(`Unknown route middleware: ${name}`);
    if (!(await middleware(args))) throw new Response('Page Not Found', { status: 404 });
  }
}
