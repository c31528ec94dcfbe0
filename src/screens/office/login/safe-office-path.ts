const LONGEST = 2000;
/** An origin that no site has: whatever leaves it would have left ours. */
const NOWHERE = 'http://site.invalid';

/** Where an operator goes after signing in: a page of the office, or its start for anything else. */
export function safeOfficePath(wanted: string | null): string {
  const start = '/office';
  if (wanted === null || wanted.length > LONGEST || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted)) return start;
  const target = URL.parse(wanted, NOWHERE);
  if (target === null || target.origin !== NOWHERE) return start;
  const { pathname, search } = target;
  const isPage = /^\/office(?:\/|$)/.test(pathname) && !/^\/office\/(?:api|login)(?:\/|$)/.test(pathname);
  return isPage ? `${pathname}${search}` : start;
}
