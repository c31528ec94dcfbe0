import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { StatementTabs } from '../parts/statement-tabs.tsx';
import { loadTypedPayments } from './data.server.ts';
import { TypedPaymentList } from './typed-payment-list.tsx';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadTypedPayments(officePage(args));
}

export default function TypedPayments() {
  const data = useLoaderData<typeof loader>();
  return (
    <OfficeScreen page={data}>
      <StatementTabs current="typed" />
      <TypedPaymentList {...data} />
    </OfficeScreen>
  );
}
