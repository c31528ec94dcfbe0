import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { pageContext } from '../../page/page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { keepOdds } from '../pick/odds-action.server.ts';
import { OddsFormatProvider } from '../pick/odds-format.tsx';
import { runRouteMiddleware } from '../route-middleware.ts';
import { readForm } from '../sent-form.server.ts';
import { KitsProvider } from '../team/team-disc.tsx';
import { useBrowserZone } from '../use-browser-zone.ts';
import { loadRecord } from './data.server.ts';
import { RecordPage } from './parts/record-page.tsx';

export { formHeaders as headers } from '../form-headers.ts';
export { reloadAfterForm as shouldRevalidate, sendPageForm as clientAction } from '../send-page-form.ts';

export const routeMiddleware = ['auth-check'];

export async function loader(args: LoaderFunctionArgs) {
  await runRouteMiddleware(routeMiddleware, args);
  return loadRecord(args.context.get(pageContext), args.request);
}

/** How prices are written is the one thing that is chosen here by a form. */
export async function action({ context, request, url }: ActionFunctionArgs) {
  return keepOdds(context.get(pageContext), await readForm(request), `${url.pathname}${url.search}`);
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta(loaderData.meta) : [];

export default function PredictionRecords() {
  const data = useLoaderData<typeof loader>();
  useBrowserZone(data.display);
  return (
    <LanguageProvider locale={data.locale} messages={data.messages}>
      <OddsFormatProvider format={data.oddsFormat}>
        <KitsProvider value={data.kits}>
          <RecordPage data={data} />
        </KitsProvider>
      </OddsFormatProvider>
    </LanguageProvider>
  );
}
