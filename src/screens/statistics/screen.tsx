import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { pageContext } from '../../page/page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { runRouteMiddleware } from '../route-middleware.ts';
import { KitsProvider } from '../team/team-disc.tsx';
import { useBrowserZone } from '../use-browser-zone.ts';
import { loadStatistics } from './data.server.ts';
import { StatisticsPage } from './parts/statistics-page.tsx';

export const routeMiddleware = ['auth'];

export async function loader(args: LoaderFunctionArgs) {
  await runRouteMiddleware(routeMiddleware, args);
  return loadStatistics(args.context.get(pageContext), args.request);
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta(loaderData.meta) : [];

export default function Statistics() {
  const data = useLoaderData<typeof loader>();
  useBrowserZone(data.display);
  return (
    <LanguageProvider locale={data.locale} messages={data.messages}>
      <KitsProvider value={data.kits}>
        <StatisticsPage data={data} />
      </KitsProvider>
    </LanguageProvider>
  );
}
