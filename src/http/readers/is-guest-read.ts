import { readCookie, TOKEN_COOKIE } from '#platform/cookie.ts';

/** What is not the same for all guests, watches this process, or writes although it is asked by GET. */
const ELSEWHERE =
  /^\/(?:healthz|readyz|metrics|__test|dev|outbox|office|unsubscribe|api\/(?:auth|me|sport\/in-play\/stream))(?:[/.]|$)|\/thirdToken(?:\.data)?$/;

/** Whether a request only reads, and no one who has signed in asks. */
export function isGuestRead(request: Pick<Request, 'method' | 'url' | 'headers'>): boolean {
  const { method, url, headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (headers.has('Authorization') || readCookie(headers.get('Cookie'), TOKEN_COOKIE) !== null) return false;
  return !ELSEWHERE.test(new URL(url).pathname);
}
