import type { Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { expiredCookies, tokenCookie } from '#api/session-cookies.ts';
import { findMemberByToken } from '#domain/accounts/member/find-member-by-token.ts';
import { type Seo, showSeo } from '#domain/content/seo/show-seo.ts';
import { overlayBrand } from '#domain/content/wording/overlay-brand.ts';
import { lookAtFacts } from '#domain/foundation/cache/data-cache.ts';
import { layTrials, placeAt } from '#domain/foundation/experiment/lay-trials.ts';
import type { Services } from '#domain/services.ts';
import { localePath } from '#i18n/locale-path.ts';
import { localeCookie } from '#i18n/locales.ts';
import { isDatabaseAway } from '#platform/is-database-away.ts';
import { timings } from '#ui/timings.ts';
import type { PageContext } from '../page/page-context.ts';
import {
  type CanonicalAddress,
  canonicalAddress,
  isHouseAddress,
  isOfficePath,
} from './canonical-address.ts';
import { askForConsent } from './consent-redirect.ts';
import type { ExperimentList } from './experiment-list.ts';
import type { HttpEnv } from './http-env.ts';
import { askWithin, type InnerApi } from './inner-api.ts';
import { languageCookie } from './language-cookie.ts';
import { loggedPath } from './logged-path.ts';
import { officeContext, officeHeaders } from './office-pages.ts';
import { FORM_SCRIPT_HEADER, guardForms, namedRedirect, ownForm } from './page-forms.ts';
import { type PageRedirect, readPageRequest, redirectAnswer, withQuery } from './page-redirect.ts';
import type { RequestContext } from './request-context.ts';
import { waitAtMost } from './wait-at-most.ts';

export type Pages = {
  /** Where the bundles for the browser lie. */
  readonly assetsFolder: string;
  /** The pages below a language prefix that this build serves, in their canonical spelling. */
  readonly paths: readonly string[];
  /** What the build check compares, and when the build was made. */
  readonly build: { readonly id: string; readonly builtAt: Date };
  handle(request: Request, requestContext: PageContext): Promise<Response>;
};

/** A page's data that was fetched ahead stays good for the click that follows. */
const PREFETCHED_S = 10;

/** The pages: sends a request to its canonical address or where a redirect leads, before any guard; then renders it. */
export function mountPages(
  app: Hono<HttpEnv>,
  services: Services,
  {
    pages,
    api,
    officeApi,
    experiments,
  }: {
    readonly pages: Pages;
    readonly api: InnerApi;
    readonly officeApi: InnerApi;
    readonly experiments: ExperimentList;
  },
): void {
  app.post('*', guardForms);
  // E-mails and alerts of earlier releases lead to this address.
  app.get('/office/letters', (context) => context.redirect('/office/emails', 301));
  const answer = async (context: Context<HttpEnv>): Promise<Response> => {
    if (!PAGE_METHODS.includes(context.req.method)) {
      return context.text('Method Not Allowed', 405, { Allow: PAGE_METHODS.join(', ') });
    }
    const requestContext = context.get('requestContext');
    const { path, search, isData } = readPageRequest(context.req.url);
    const enabled = requestContext.languages.map((language) => language.language_code);
    const address = canonicalAddress({ path, pages: pages.paths, locale: requestContext.locale, enabled });
    let asked: Promise<Seo> | undefined;
    const seo = () => {
      asked ??= askSeo(services, {
        brand: requestContext.brand.key,
        path: address.rest,
        locale: requestContext.locale,
      });
      return asked;
    };
    const { locale, languages, requestId, origin, nonce, token } = requestContext;
    // The reader and the look of the brand are looked up while it is found out where the address leads.
    const isOffice = isOfficePath(path);
    const asking = Promise.all([
      overlayBrand(services, requestContext.brand),
      isOffice ? null : experiments.read(requestContext.brand),
      findMemberByToken(services, { brand: requestContext.brand.key, token }),
    ]);
    asking.catch(() => undefined);
    if (isRead(context.req.method) && !isHouseAddress(path)) {
      const known = await waitAtMost(seo(), timings.routeResolveWaitMs, (error) =>
        services.log.warn({ err: error, path }, 'the redirects could not be read'),
      );
      const redirect = findRedirect({ address, search, seo: known, requestContext });
      if (redirect !== null) return redirectAnswer(redirect, isData);
    }
    const [overlaid, tests, member] = await asking;
    const { trials } = requestContext;
    const { brand, ...shown } =
      tests === null
        ? { brand: overlaid }
        : layTrials(overlaid, tests, { trials, place: placeAt(address.rest) });
    if (member !== null && context.req.method === 'GET' && pages.paths.includes(address.rest)) {
      const { cookies } = requestContext;
      const wanted = { brand, member, locale, page: address.rest, search, cookies };
      const redirect = isOffice ? null : await askForConsent(services, wanted);
      if (redirect !== null) return redirectAnswer(redirect, isData);
    }
    let lost: unknown = null;
    const response = await pages.handle(
      isRead(context.req.method) ? context.req.raw : ownForm(context.req.raw),
      {
        services,
        brand,
        locale,
        languages,
        requestId,
        origin,
        nonce,
        member,
        isForm: !isRead(context.req.method),
        ask: askWithin(api, requestContext),
        seo,
        facts: () => lookAtFacts(services),
        ...shown,
        onFailure: (error) => {
          if (isDatabaseAway(error)) lost = error;
          else services.log.error({ err: error, requestId, path: loggedPath(path) }, 'a page broke');
        },
        ...(isOffice ? { office: officeContext(officeApi, requestContext) } : {}),
        ...(context.env?.shared === undefined ? {} : { goodUntil: context.env.shared.goodUntil }),
      },
    );
    if (lost !== null) throw lost;
    const isPrefetch = /\bprefetch\b/.test(
      context.req.header('Sec-Purpose') ?? context.req.header('Purpose') ?? '',
    );
    const isAsked = context.req.header(FORM_SCRIPT_HEADER) !== undefined;
    return withPageHeaders(isAsked && !isData ? namedRedirect(response) : response, {
      own: isOffice ? officeHeaders : {},
      caching:
        // A browser keeps what it fetched ahead for minutes whatever the headers say, and a member's pages change with what they do.
        isData && isPrefetch && member === null
          ? `private, max-age=${PREFETCHED_S}`
          : // What shows a member stays in no cache, so that Back shows nothing after they have logged out.
            `private, ${member === null && isRead(context.req.method) ? 'no-cache' : 'no-store'}`,
      cookies: [
        ...(!isData && address.locale !== null && getCookie(context, localeCookie.name) !== address.locale
          ? [languageCookie(address.locale, { secure: requestContext.isHttps })]
          : []),
        // The session slides on with use, and so does the browser's memory of it.
        ...(member !== null && token !== null && requestContext.tokenFrom === 'cookie' && !isData
          ? [
              tokenCookie(
                { token, expiresAt: member.sessionExpiresAt },
                { now: services.clock.now(), ...requestContext },
              ),
            ]
          : []),
        // A token that is worth nothing any more is taken back without a word (spec: the profile could not be loaded).
        ...(member === null && requestContext.tokenFrom === 'cookie' ? expiredCookies(requestContext) : []),
      ],
    });
  };
  // What only reads looks once whether facts have changed, however many of its parts ask.
  app.all('*', (context) =>
    context.req.method === 'GET' && !isOfficePath(context.req.path)
      ? context.get('withinRequest')(() => answer(context))
      : answer(context),
  );
}

/** The titles of a path, and where it leads (docs/product/brands.md). */
async function askSeo(services: Services, question: Parameters<typeof showSeo>[1]): Promise<Seo> {
  return (await showSeo(services, question)).seo;
}

/** A page is read, or sent a form; nothing else is done to it. */
const PAGE_METHODS = ['GET', 'HEAD', 'POST'];

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

/** Where a request has to go instead: where the operator's rule sends it, else to the page's canonical address. */
function findRedirect(options: {
  readonly address: CanonicalAddress;
  readonly search: string;
  readonly seo: Seo | null;
  readonly requestContext: RequestContext;
}): PageRedirect | null {
  const { address, search, seo, requestContext } = options;
  const redirect = seo?.redirect ?? null;
  if (redirect !== null) {
    const query = redirect.keep_query ? search : '';
    if (redirect.type === 'external')
      return { to: withQuery(redirect.to, query), status: redirect.code, isExternal: true };
    // Without a prefix the reader's own language decides, which no other reader may inherit.
    const status = address.locale === null ? 302 : redirect.code;
    return {
      to: localePath(requestContext.locale, withQuery(redirect.to, query)),
      status,
      isExternal: false,
    };
  }
  if (address.status === null) return null;
  return { to: `${address.to}${search}`, status: address.status, isExternal: false };
}

function withPageHeaders(
  response: Response,
  {
    own,
    caching,
    cookies,
  }: {
    readonly own: Readonly<Record<string, string>>;
    readonly caching: string;
    readonly cookies: readonly string[];
  },
): Response {
  // Set on the answer itself: a copy of it would send the page through a stream once more.
  const { headers } = response;
  // A page may be stricter, such as one whose address holds a secret.
  for (const [name, value] of Object.entries(own)) if (!headers.has(name)) headers.set(name, value);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', caching);
  headers.append('Vary', 'Accept-Language, Cookie');
  // A cookie that the form itself has set counts before the one that was made ready when the request came.
  const said = new Set(headers.getSetCookie().map(cookieName));
  for (const cookie of cookies) if (!said.has(cookieName(cookie))) headers.append('Set-Cookie', cookie);
  return response;
}

const cookieName = (cookie: string) => cookie.slice(0, cookie.indexOf('='));
