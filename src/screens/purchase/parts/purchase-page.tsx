import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { recordIcon } from '#ui/icon-paths.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import type { PurchaseData } from '../data.server.ts';
import { isUnpaid } from '../order-stage.ts';
import { useOrderPolling } from '../use-order-polling.ts';
import { CancelOrder } from './cancel-order.tsx';
import { OrderDetails } from './order-details.tsx';
import { OrderHeader } from './order-header.tsx';
import { OrderHistory } from './order-history.tsx';
import { Sandbox } from './sandbox.tsx';
import { TransferReport } from './transfer-report.tsx';
import { TransferTarget } from './transfer-target.tsx';

/** One order: how it stands, where to transfer, what has happened; what ends it comes last. */
export function PurchasePage(data: PurchaseData) {
  const { order, isTest, hours, now, sandbox } = data;
  const { locale, t } = useLanguage<'purchase' | 'errors'>();
  useOrderPolling(order);
  const plans = (
    <LinkButton href={localePath(locale, '/subscribe')} tone={order === null ? 'primary' : 'secondary'}>
      {t('purchase.toPlans')}
    </LinkButton>
  );
  return (
    <>
      {order === null ? (
        <PageHeader title={t('purchase.title')} />
      ) : (
        <OrderHeader order={order} now={now} hours={hours} />
      )}
      {isTest ? <Notice tone="warning">{t('purchase.sandbox.notice')}</Notice> : null}
      {sandbox === null ? null : <Sandbox sandbox={sandbox} order={order} writeKey={data.writeKey} />}
      {order === null ? (
        <EmptyState icon={recordIcon} title={t('errors.empty.orders')} action={plans} />
      ) : (
        <div
          className={`grid grid-cols-[minmax(0,1fr)] items-start gap-6 pt-2 ${
            order.code === null ? 'lg:grid-cols-2' : 'lg:grid-cols-[minmax(0,1fr)_18rem]'
          }`}
        >
          {order.code === null ? null : (
            <div className="grid gap-6">
              <TransferTarget order={order} code={order.code} />
              <TransferReport key={order.version} {...data} order={order} />
            </div>
          )}
          <div className={order.code === null ? 'contents' : 'grid gap-6'}>
            <OrderHistory order={order} />
            <OrderDetails order={order} />
          </div>
          <div className="flex flex-wrap gap-2 lg:col-span-full">
            <LinkButton href={localePath(locale, '/orders')}>{t('purchase.toOrders')}</LinkButton>
            {plans}
          </div>
          {isUnpaid(order) ? (
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-12 text-ink-3 lg:col-span-full">
              {t('purchase.cancel.lead')}
              <CancelOrder id={order.id} writeKey={data.writeKey} />
            </div>
          ) : null}
        </div>
      )}
    </>
  );
}
