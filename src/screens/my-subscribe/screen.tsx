import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { pageContext } from '../../page/page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { runRouteMiddleware } from '../route-middleware.ts';
import { useBrowserZone } from '../use-browser-zone.ts';
import { accountAction } from './action.server.ts';
import { loadMySubscribe } from './data.server.ts';
import { AccountPanel } from './parts/account-panel.tsx';
import type { SentBets } from './sent-bets.ts';

export { formHeaders as headers } from '../form-headers.ts';
export { reloadAfterForm as shouldRevalidate, sendPageForm as clientAction } from '../send-page-form.ts';

export const routeMiddleware = ['auth'];

export async function loader(args: LoaderFunctionArgs) {
  await runRouteMiddleware(routeMiddleware, args);
  return loadMySubscribe(args.context.get(pageContext), args.request);
}

export async function action(args: ActionFunctionArgs) {
  await runRouteMiddleware(routeMiddleware, args);
  return accountAction(args.context.get(pageContext), args.request);
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta(loaderData.meta) : [];

export default function MySubscribe() {
  const data = useLoaderData<typeof loader>();
  useBrowserZone({ zone: data.zone, from: data.zoneFrom });
  const sent = useActionData<SentBets>();
  return (
    <LanguageProvider locale={data.locale} messages={data.messages}>
      <AccountPanel {...data} sent={sent} />
    </LanguageProvider>
  );
}
