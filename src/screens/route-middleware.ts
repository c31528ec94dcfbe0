import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { localePath, parseLocalePath } from '#i18n/locale-path.ts';
import { pageContext } from '../page/page-context.ts';
import { describeLocked } from './locked-account.server.ts';

type RequestArgs = Pick<LoaderFunctionArgs, 'url' | 'context'>;

/**
 * Says whether a page may be entered: false stands for a page that does not exist; a guard may also throw a redirect, or
 * the page of an account that is locked.
 */
type RouteMiddleware = (args: RequestArgs) => boolean | Promise<boolean>;

/** Pages that are prediction content through and through: during a break they stay closed (docs/product/conventions.md). */
const CLOSED_ON_BREAK: readonly string[] = ['/record', '/unstartedRecord', '/customModel'];

/** What runs before a page's data are loaded, by name. A name stands here from the day on which it means something. */
const named: Readonly<Record<string, RouteMiddleware>> = {
  /** The language of the path must be one in which the brand is open. */
  language: ({ url, context }) => {
    const { locale } = parseLocalePath(url.pathname);
    return context.get(pageContext).languages.some(({ language_code }) => language_code === locale);
  },
  /** Who are you? Others are asked to log in, and come back afterwards. */
  auth: requireSession,
  /**
   * Who are you, and what is your plan right now? The session and the plan are read again with every request, so it asks the
   * server what `auth` asks; what differs is in the browser, where the frame reads the plan again (`session-events.ts`).
   */
  'auth-check': requireSession,
  /** Log in and sign up are for those who are not signed in. */
  guest: ({ context }) => {
    const { member, locale } = context.get(pageContext);
    if (member !== null) throw redirect(localePath(locale, '/'));
    return true;
  },
};

async function requireSession({ url, context }: RequestArgs): Promise<true> {
  const page = context.get(pageContext);
  const { member, locale } = page;
  if (member === null) throw redirect(loginAddress(url, localePath(locale, '/login')));
  const until = member.onBreakUntil;
  const isClosed = until !== null && CLOSED_ON_BREAK.includes(parseLocalePath(url.pathname).rest);
  const reason = member.status === 'suspended' ? 'suspended' : isClosed ? 'on_break' : null;
  if (reason === null) return true;
  throw data(await describeLocked(page, { reason, until }), { status: 423, statusText: 'Locked' });
}

function loginAddress({ pathname, search }: URL, login: string): string {
  return `${login}?${new URLSearchParams({ redirect: `${pathname}${search}` })}`;
}

/**
 * Runs a page's middleware in the order given, as the first action of its loader. Throws a 404 where one returns false, and
 * an error for a name that no one knows: a page must not open without its guard.
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
