import type { Trial } from '#domain/foundation/experiment/trial-cookie.ts';
import { AppError } from '#platform/app-error.ts';
import type { Locale } from '#terms/locales.ts';

/** What the server has found out about a request before it reaches an endpoint. */
export type RequestContext = {
  readonly brand: string;
  readonly locale: Locale;
  readonly requestId: string;
  /** The address that limits count. */
  readonly clientIp: string;
  /** Whether the request was made on the machine itself, with no proxy between. */
  readonly isMachine: boolean;
  /** The session's token, from `Authorization: Bearer` or from the cookie. */
  readonly token: string | null;
  readonly tokenFrom: 'bearer' | 'cookie' | null;
  /** Whose page asks, as the browser says it; `unsaid` where no browser asks. */
  readonly site: 'same' | 'other' | 'unsaid';
  /** Whether the site is served over https. */
  readonly isHttps: boolean;
  readonly userAgent: string | null;
  /** The X-Requested-With header, which no form can send. */
  readonly requestedWith: string | null;
  /** The Cookie header. */
  readonly cookies: string | null;
  /** The tests that the sender's browser takes part in; none where they want not to be followed. */
  readonly trials: readonly Trial[];
};

/**
 * Refuses a write that another site's page could have caused: one that carries the cookie without the browser's word that
 * our own page sends it, and any that comes from a foreign page. A bearer token is never sent by a browser on its own.
 */
export function assertOwnSite({ site, tokenFrom }: Pick<RequestContext, 'site' | 'tokenFrom'>): void {
  if (tokenFrom === 'bearer' || site === 'same') return;
  if (site === 'other' || tokenFrom === 'cookie') {
    throw new AppError('bad_request', 'a write from another origin');
  }
}
