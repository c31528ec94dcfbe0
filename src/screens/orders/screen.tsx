import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { pageContext } from '../../page/page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { runRouteMiddleware } from '../route-middleware.ts';
import { loadOrders } from './data.server.ts';
import { OrderList } from './parts/order-list.tsx';
import { ReceiptPage } from './parts/receipt-page.tsx';

export const routeMiddleware = ['auth'];

export async function loader(args: LoaderFunctionArgs) {
  await runRouteMiddleware(routeMiddleware, args);
  return loadOrders(args.context.get(pageContext), new URL(args.request.url).searchParams);
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta(loaderData.meta) : [];

export default function Orders() {
  const data = useLoaderData<typeof loader>();
  return (
    <LanguageProvider locale={data.locale} messages={data.messages}>
      {data.receipt === null ? <OrderList {...data} /> : <ReceiptPage receipt={data.receipt} />}
    </LanguageProvider>
  );
}
