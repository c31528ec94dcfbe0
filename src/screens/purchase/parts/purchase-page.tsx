import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { recordIcon } from '#ui/icon-paths.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import type { PurchaseData } from '../data.server.ts';
import { useOrderPolling } from '../use-order-polling.ts';
import { OrderFacts } from './order-facts.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderStateCard } from './order-state-card.tsx';
import { Rehearsal } from './rehearsal.tsx';
import { TransferReport } from './transfer-report.tsx';
import { TransferTarget } from './transfer-target.tsx';

/** One order: how it stands, where to transfer, what has happened. */
export function PurchasePage(data: PurchaseData) {
  const { order, isTest, hours, now, rehearsal } = data;
  const { locale, t } = useLanguage<'purchase' | 'errors'>();
  useOrderPolling(order);
  const plans = (
    <LinkButton href={localePath(locale, '/subscribe')} tone={order === null ? 'primary' : 'secondary'}>
      {t('purchase.toPlans')}
    </LinkButton>
  );
  return (
    <div className="max-w-4xl">
      <PageHeader title={t('purchase.title')} lead={order === null ? undefined : t('purchase.lead')} />
      {isTest ? <Notice tone="warning">{t('purchase.rehearsal.notice')}</Notice> : null}
      {rehearsal === null ? null : <Rehearsal rehearsal={rehearsal} order={order} />}
      {order === null ? (
        <EmptyState icon={recordIcon} title={t('errors.empty.orders')} action={plans} />
      ) : (
        <div className="grid gap-4 pt-4">
          <OrderStateCard order={order} now={now} hours={hours} />
          {order.code === null ? null : <TransferTarget order={order} code={order.code} />}
          {order.code === null ? null : <TransferReport key={order.version} order={order} now={now} />}
          <div className="grid gap-4 lg:grid-cols-2">
            <OrderFacts order={order} />
            <OrderHistory order={order} />
          </div>
          <div className="flex flex-wrap gap-2 pt-2">
            <LinkButton href={localePath(locale, '/orders')}>{t('purchase.toOrders')}</LinkButton>
            {plans}
          </div>
        </div>
      )}
    </div>
  );
}
