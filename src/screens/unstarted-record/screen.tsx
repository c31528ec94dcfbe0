import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { pageContext } from '../../page/page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { OddsFormatProvider } from '../pick/odds-format.tsx';
import { runRouteMiddleware } from '../route-middleware.ts';
import { KitsProvider } from '../team/team-disc.tsx';
import { useBrowserZone } from '../use-browser-zone.ts';
import { loadOngoing } from './data.server.ts';
import { OngoingPage } from './parts/ongoing-page.tsx';

export const routeMiddleware = ['auth'];

export async function loader(args: LoaderFunctionArgs) {
  await runRouteMiddleware(routeMiddleware, args);
  return loadOngoing(args.context.get(pageContext), args.request);
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta(loaderData.meta) : [];

export default function OngoingRecords() {
  const data = useLoaderData<typeof loader>();
  useBrowserZone(data.display);
  return (
    <LanguageProvider locale={data.locale} messages={data.messages}>
      <OddsFormatProvider format={data.oddsFormat}>
        <KitsProvider value={data.kits}>
          <OngoingPage data={data} />
        </KitsProvider>
      </OddsFormatProvider>
    </LanguageProvider>
  );
}
