import { type ReactNode, useMemo } from 'react';
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Link as RouterLink,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { localePath, parseLocalePath } from '#i18n/locale-path.ts';
import { htmlLangs } from '#i18n/locales.ts';
import { createTranslator } from '#i18n/t.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { type LinkProps, LinkProvider } from '#ui/link.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { pageContext } from './page-context.ts';
import { loadFrame } from './screens/frame/data.server.ts';
import { SiteFrame } from './screens/frame/site-frame.tsx';
import './styles.css';

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadFrame(context.get(pageContext), request);
}

/** The frame changes with the language only; a page's own data is the page's business. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return parseLocalePath(currentUrl.pathname).locale !== parseLocalePath(nextUrl.pathname).locale;
}

/** The document: right brand and language in its first byte, so that nothing flashes. */
export function Layout({ children }: { children: ReactNode }) {
  const frame = useRouteLoaderData<typeof loader>('root');
  return (
    <html lang={frame?.htmlLang ?? 'en-US'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        {frame ? <Addresses frame={frame} /> : null}
        {frame ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the brand's variables, which themeCss has checked.
          <style nonce={frame.nonce} dangerouslySetInnerHTML={{ __html: frame.brand.themeCss }} />
        ) : null}
        <Links />
      </head>
      <body>
        <LinkProvider value={PageLink}>{children}</LinkProvider>
        <ScrollRestoration nonce={frame?.nonce} />
        <Scripts nonce={frame?.nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  const frame = useLoaderData<typeof loader>();
  return (
    <SiteFrame frame={frame}>
      <Outlet />
    </SiteFrame>
  );
}

/** Inside the site a link changes the page without loading it anew; files, the API and other hosts are ordinary links. */
function PageLink({ href, ...props }: LinkProps) {
  const isPage = href.startsWith('/') && !href.startsWith('/api/');
  return isPage ? <RouterLink to={href} {...props} /> : <a href={href} {...props} />;
}

/** The canonical address, and the same page in every language of the brand. */
function Addresses({ frame }: { frame: Awaited<ReturnType<typeof loader>> }) {
  const { rest } = parseLocalePath(useLocation().pathname);
  return (
    <>
      <link rel="canonical" href={`${frame.origin}${localePath(frame.locale, rest)}`} />
      {frame.brand.languages.map(({ code }) => (
        <link
          key={code}
          rel="alternate"
          hrefLang={htmlLangs[code]}
          href={`${frame.origin}${localePath(code, rest)}`}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={frame.origin} />
    </>
  );
}

/** What is shown where a page does not exist or broke. The frame stays where it could be loaded. */
export function ErrorBoundary() {
  const error = useRouteError();
  const frame = useRouteLoaderData<typeof loader>('root');
  const { pathname } = useLocation();
  const t = useMemo(
    () => (frame ? createTranslator({ locale: frame.locale, messages: frame.messages }) : null),
    [frame],
  );
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (!frame || !t) return <main>{status}</main>;
  return (
    <SiteFrame frame={frame}>
      <ErrorState
        title={`${status} · ${t(isMissing ? 'shell.errorPage.notFoundTitle' : 'shell.errorPage.brokenTitle')}`}
        text={
          isMissing ? t('shell.errorPage.notFoundText', { path: pathname }) : t('shell.errorPage.brokenText')
        }
        action={<LinkButton href="/">{t('shell.errorPage.backHome')}</LinkButton>}
      />
    </SiteFrame>
  );
}
