import { type LoaderFunctionArgs, Outlet, useLoaderData, useRouteLoaderData } from 'react-router';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { pageContext } from '../../page/page-context.ts';
import { loadFrame } from './data.server.ts';
import type { SiteData } from './document-data.server.ts';
import { PrefetchProvider } from './loading/prefetch-provider.tsx';
import { MessagesProvider } from './messages/messages-provider.tsx';
import { SessionProvider } from './session/session-provider.tsx';
import { SiteFrame } from './site-frame.tsx';

export { reloadFrame as shouldRevalidate } from './reload-frame.ts';

export function loader({ context, request, url }: LoaderFunctionArgs) {
  return loadFrame(context.get(pageContext), request, url);
}

/** Around every page of the site: its words, its messages to the reader, header, sidebar and footer. */
export default function Frame() {
  const frame = useLoaderData<typeof loader>();
  const site = useRouteLoaderData<SiteData>('root');
  if (site === undefined) return null;
  return (
    <LanguageProvider locale={site.locale} messages={site.messages} overrides={site.overrides}>
      <MessagesProvider>
        <SessionProvider session={frame.session}>
          <PrefetchProvider isGuest={frame.session.state !== 'member'}>
            <SiteFrame site={site} frame={frame}>
              <Outlet />
            </SiteFrame>
          </PrefetchProvider>
        </SessionProvider>
      </MessagesProvider>
    </LanguageProvider>
  );
}
