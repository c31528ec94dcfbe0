import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { pageContext } from '../../page/page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { OddsFormatProvider } from '../pick/odds-format.tsx';
import { runRouteMiddleware } from '../route-middleware.ts';
import { useBrowserZone } from '../use-browser-zone.ts';
import { loadCustomModel } from './data.server.ts';
import { ModelPage } from './parts/model-page.tsx';

export const routeMiddleware = ['auth'];

export async function loader(args: LoaderFunctionArgs) {
  await runRouteMiddleware(routeMiddleware, args);
  return loadCustomModel(args.context.get(pageContext), args.request);
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta(loaderData.meta) : [];

export default function CustomModel() {
  const data = useLoaderData<typeof loader>();
  useBrowserZone(data.display);
  return (
    <LanguageProvider locale={data.locale} messages={data.messages}>
      <OddsFormatProvider format={data.oddsFormat}>
        <ModelPage data={data} />
      </OddsFormatProvider>
    </LanguageProvider>
  );
}
