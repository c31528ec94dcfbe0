import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { loadOrders } from './data.server.ts';
import { OrderList } from './order-list.tsx';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadOrders(officePage(args));
}

export default function Orders() {
  const data = useLoaderData<typeof loader>();
  return (
    <OfficeScreen page={data}>
      <OrderList {...data} />
    </OfficeScreen>
  );
}
