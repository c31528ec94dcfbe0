import { canonicalPath } from '#domain/foundation/path/site-paths.ts';
import type { PageFacts } from './page/page-context.ts';
import { showSession } from './screens/frame/shown-session.server.ts';
import { isPassingPage } from './screens/sign-in/is-passing-page.ts';

/**
 * Whether a page may rest until it is touched: a guest's. A member has come to do something, an operator to work; and what a
 * e-mail or a sign-in provider wrote into an address (a token, a code) is taken out of it at once.
 */
export function mayRest(facts: PageFacts, address: string): boolean {
  if (facts.office !== undefined) return false;
  const { pathname, search } = new URL(address);
  if (search !== '' && isPassingPage(canonicalPath(pathname))) return false;
  return showSession(facts, pathname).state === 'guest';
}
