import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useOfficeHref } from '../frame/office-context.ts';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { loadOrder } from './data.server.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderLead } from './order-lead.tsx';
import { OrderPage } from './order-page.tsx';
import { OrderVerdict } from './order-verdict.tsx';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadOrder(officePage(args), args.params.id ?? '');
}

export default function Order() {
  const data = useLoaderData<typeof loader>();
  return (
    <OfficeScreen
      page={data}
      before={<WayBack title={data.title} />}
      heading={<OrderVerdict detail={data.detail} />}
      isLarge
      lead={<OrderLead detail={data.detail} now={data.now} />}
      actions={<OrderActions detail={data.detail} />}
    >
      <OrderPage detail={data.detail} />
    </OfficeScreen>
  );
}

function WayBack({ title }: { title: string }) {
  const { t } = useLanguage<'office-orders'>();
  const href = useOfficeHref();
  return (
    <>
      <TextLink href={href('/office/orders')}>{t('office-orders.list.title')}</TextLink>
      <span className="ml-3">{title}</span>
    </>
  );
}
