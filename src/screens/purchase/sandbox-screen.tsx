import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { pageContext } from '../../page/page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { runRouteMiddleware } from '../route-middleware.ts';
import { purchaseAction } from './action.server.ts';
import { loadPurchase } from './data.server.ts';
import { PurchasePage } from './parts/purchase-page.tsx';

export { formHeaders as headers } from '../form-headers.ts';
export { reloadAfterForm as shouldRevalidate, sendPageForm as clientAction } from '../send-page-form.ts';

export const routeMiddleware = ['auth'];

export async function loader(args: LoaderFunctionArgs) {
  await runRouteMiddleware(routeMiddleware, args);
  return loadPurchase(args.context.get(pageContext), new URL(args.request.url).searchParams, true);
}

export async function action(args: ActionFunctionArgs) {
  await runRouteMiddleware(routeMiddleware, args);
  return purchaseAction(args.context.get(pageContext), args.request, args.url);
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta(loaderData.meta) : [];

/** The purchase page as a sandbox, where the server has one: the bank's events are buttons, and nothing is ever sold. */
export default function PurchaseSandbox() {
  const data = useLoaderData<typeof loader>();
  return (
    <LanguageProvider locale={data.locale} messages={data.messages}>
      <PurchasePage {...data} />
    </LanguageProvider>
  );
}
