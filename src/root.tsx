// Before any module that makes schemas.
import './page-start/no-code-from-text.ts';
import { lazy, type ReactNode, Suspense, useEffect, useMemo } from 'react';
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Meta,
  type MetaArgs,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { createTranslator } from '#i18n/t.ts';
import { learnZoneOffsets } from '#i18n/zone-offsets.ts';
import { LinkProvider } from '#ui/link.tsx';
import { AgeNote } from './page/age-note.tsx';
import { pageContext } from './page/page-context.ts';
import { markReady } from './page-start/mark-ready.ts';
import { loadDocument } from './screens/frame/document-data.server.ts';
import { useHasTimes } from './screens/frame/has-times.ts';
import { useIsReading } from './screens/frame/is-reading.ts';
import { keepPage } from './screens/frame/loading/keep-page.ts';
import { PageAddresses } from './screens/frame/page-addresses.tsx';
import { PageLink } from './screens/frame/page-link.tsx';
import guestStyles from './styles-guest.css?url';
import wholeStyles from './styles-whole.css?url';

/** Few visits see it: a browser fetches it where it is needed. */
const ErrorPage = import.meta.env.SSR
  ? (await import('./screens/frame/error-page.tsx')).ErrorPage
  : lazy(async () => ({
      default: (await loadPart(() => import('./screens/frame/error-page.tsx'))).ErrorPage,
    }));

export { onLanguageChange as shouldRevalidate } from './screens/frame/on-language-change.ts';

import { loadPart } from './screens/frame/loading/load-part.ts';

/** In the browser alone, around everything that a change of the page asks the server for. */
export const clientMiddleware = [keepPage];

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadDocument(context.get(pageContext), request);
}

/** What a page that says nothing of itself is called. */
export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return loaderData ? [{ title: loaderData.brand.name }] : [];
}

/** The document: right brand and language in its first byte, so that nothing flashes. */
export function Layout({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<typeof loader>('root');
  const isReading = useIsReading();
  const hasTimes = useHasTimes();
  if (site) learnZoneOffsets(site.zoneOffsets);
  return (
    <html
      lang={site?.htmlLang ?? 'en-US'}
      data-theme={site?.theme}
      data-stats-only={site?.isStatsOnly || undefined}
      data-zone={site?.display.zone}
      data-zone-from={site?.display.from}
      data-times={(isReading && hasTimes) || undefined}
      data-build={isReading ? undefined : site?.build?.id}
      data-pages={isReading ? undefined : site?.build?.pages}
      data-trial={site?.trial}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        {site ? (
          <>
            <link rel="icon" href={site.brand.icon} />
            <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
            <link rel="manifest" href="/manifest.webmanifest" />
            <PageAddresses site={site} />
            <style
              nonce={site.nonce}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: the brand's variables, which themeCss has checked.
              dangerouslySetInnerHTML={{ __html: site.brand.themeCss }}
            />
          </>
        ) : null}
        <link rel="stylesheet" href={isReading ? guestStyles : wholeStyles} />
        <Links />
      </head>
      <body>
        <AgeNote />
        <LinkProvider value={PageLink}>{children}</LinkProvider>
        {isReading && site?.guestScript ? (
          <script type="module" src={site.guestScript} />
        ) : (
          <>
            <ScrollRestoration nonce={site?.nonce} />
            <Scripts nonce={site?.nonce} />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root() {
  useEffect(markReady, []);
  return <Outlet />;
}

/** The page of an error that left nothing else to show; a page that does not exist is shown inside the frame. */
export function ErrorBoundary() {
  const error = useRouteError();
  const site = useRouteLoaderData<typeof loader>('root');
  const t = useMemo(() => (site ? createTranslator<'shell'>(site) : null), [site]);
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <main className="mx-auto w-full max-w-page px-4">
      {t ? (
        <Suspense fallback={status}>
          <ErrorPage
            status={status}
            title={t('shell.errorPage.brokenTitle')}
            text={t('shell.errorPage.brokenText')}
            backHome={t('shell.errorPage.backHome')}
          />
        </Suspense>
      ) : (
        status
      )}
    </main>
  );
}
