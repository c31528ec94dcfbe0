import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { RequestContext as ApiContext } from '#api/request-context.ts';
import type { Brand } from '#brands/brand.ts';
import { brandChoice, brandForHost } from '#brands/index.ts';
import { mayBeTried, readTrials } from '#domain/foundation/experiment/trial-cookie.ts';
import { localeCookie } from '#i18n/locales.ts';
import { officeLocaleCookie, resolveOfficeLocale } from '#i18n/office-locale.ts';
import { readCookie, TOKEN_COOKIE } from '#platform/cookie.ts';
import { newId } from '#platform/id.ts';
import type { Locale } from '#terms/locales.ts';
import { isOfficePath } from './canonical-address.ts';
import type { WebsiteLanguage } from './enabled-languages.ts';
import { readPageRequest } from './page-redirect.ts';
import { pickLocale } from './pick-locale.ts';

/** What is known of every request before anybody answers it. */
export type RequestContext = {
  readonly brand: Brand;
  readonly locale: Locale;
  /** The languages in which the brand is open, in the operator's order. */
  readonly languages: readonly WebsiteLanguage[];
  readonly requestId: string;
  /** The address that limits count: the peer's, or where a proxy is trusted the one that it has seen. */
  readonly clientIp: string;
  /** Whether the request was made on the machine itself, with no proxy between. */
  readonly isMachine: boolean;
  /** Seen from outside: scheme and host of the site. */
  readonly origin: string;
  /** This answer's value in the Content-Security-Policy. */
  readonly nonce: string;
} & RequestCredentials;

/** What a request brings along of its sender: the session's token, and whose page sends it. */
type RequestCredentials = Pick<
  ApiContext,
  'token' | 'tokenFrom' | 'site' | 'isHttps' | 'userAgent' | 'requestedWith' | 'cookies' | 'trials'
>;

/** The bearer token of another client comes before the browser's cookie. */
export function credentialsOf(context: Context, origin: string): RequestCredentials {
  const cookies = context.req.header('Cookie') ?? null;
  const bearer = /^Bearer\s+(\S+)$/i.exec(context.req.header('Authorization') ?? '')?.[1] ?? null;
  const cookie = readCookie(cookies, TOKEN_COOKIE) || null;
  return {
    token: bearer ?? cookie,
    tokenFrom: bearer !== null ? 'bearer' : cookie === null ? null : 'cookie',
    site: siteOf(context, origin),
    isHttps: origin.startsWith('https://'),
    userAgent: context.req.header('User-Agent') ?? null,
    requestedWith: context.req.header('X-Requested-With') ?? null,
    cookies,
    trials: mayBeTried({
      userAgent: context.req.header('User-Agent'),
      doNotTrack: context.req.header('DNT'),
      privacyControl: context.req.header('Sec-GPC'),
    })
      ? readTrials(cookies)
      : [],
  };
}

/**
 * A page of ours is one whose scheme and host are those that are asked. A browser that calls the request `same-origin` has compared
 * both ends itself, also where a proxy changed the scheme on the way; `none` was typed into its address bar.
 */
function siteOf(context: Context, origin: string): RequestCredentials['site'] {
  const sender = context.req.header('Origin');
  const site = context.req.header('Sec-Fetch-Site');
  if (sender !== undefined) {
    const asked = `${new URL(origin).protocol}//${context.req.header('Host')?.toLowerCase()}`;
    return sender === origin || sender === asked || site === 'same-origin' ? 'same' : 'other';
  }
  if (site === undefined) return 'unsaid';
  return site === 'same-origin' || site === 'none' ? 'same' : 'other';
}

/** The brand of the request's host; null where no one serves that host. */
export function findBrandOf(context: Context, env: Parameters<typeof brandChoice>[0]): Brand | null {
  return brandForHost(context.req.header('Host'), brandChoice(env));
}

/** The language of a request. The back office has a cookie of its own. */
export function localeOf(context: Context, languages: readonly WebsiteLanguage[]): Locale {
  const header = context.req.header('X-Language');
  const acceptLanguage = context.req.header('Accept-Language');
  const { path } = readPageRequest(context.req.url);
  if (isOfficePath(path)) {
    return resolveOfficeLocale({
      header,
      cookie: getCookie(context, officeLocaleCookie.name),
      acceptLanguage,
    });
  }
  const cookie = getCookie(context, localeCookie.name);
  return pickLocale({ path, header, cookie, acceptLanguage }, languages);
}

/** A caller's own request id is kept where it is harmless, so that a proxy's and our logs can be read together. */
export function requestIdOf(context: Context): string {
  const given = context.req.header('X-Request-Id');
  return given !== undefined && /^[\w-]{8,64}$/.test(given) ? given : newId();
}

/**
 * A proxy adds the address that it sees at the end of X-Forwarded-For; what stands before it came with the request, and would let
 * anybody count as somebody else.
 */
export function clientIpOf(context: Context, peer: string, trustProxy: boolean): string {
  return seenAddress(context.req.header('X-Forwarded-For'), peer, trustProxy);
}

/** The same of a request that nothing has looked at yet. */
export function addressOf(incoming: IncomingMessage, trustProxy: boolean): string {
  const forwarded = incoming.headers['x-forwarded-for'];
  const peer = incoming.socket.remoteAddress ?? 'unknown';
  return seenAddress(Array.isArray(forwarded) ? forwarded.join(',') : forwarded, peer, trustProxy);
}

function seenAddress(forwarded: string | undefined, peer: string, trustProxy: boolean): string {
  if (!trustProxy) return peer;
  return forwarded?.split(',').at(-1)?.trim() || peer;
}
