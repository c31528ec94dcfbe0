import { useLanguage } from '#i18n/language-provider.tsx';
import { inBrackets } from '#i18n/punctuation.ts';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useMay, useOfficeHref } from '../frame/office-context.ts';
import { OrderState } from '../money/order-state.tsx';
import { useMoney } from '../money/use-money.ts';
import { OfficeTime } from '../office-time.tsx';
import { DetailList, Panel } from '../panel.tsx';
import { comparedLine } from './compared-line.ts';
import type { OrderDetail } from './data.server.ts';
import { BankLine, OrderComparison } from './order-comparison.tsx';
import { OrderLedger } from './order-ledger.tsx';
import { OrderPayments } from './order-payments.tsx';
import { OrderSnapshots } from './order-snapshots.tsx';
import { OrderTimeline } from './order-timeline.tsx';

/** One order on one page: where it stands, what happened, what came in, and what was agreed. */
export function OrderPage({ detail }: { detail: OrderDetail }) {
  const { report } = detail.order;
  const compared = comparedLine(detail);
  const isCompared = report !== null && compared !== null;
  return (
    <>
      <OpenRequest detail={detail} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid min-w-0 gap-4">
          {isCompared ? <OrderComparison report={report} detail={detail} compared={compared} /> : null}
          {report === null && compared !== null && compared.reason !== null ? (
            <BankLine compared={compared} />
          ) : null}
          <Standing detail={detail} />
          <OrderTimeline detail={detail} />
          <OrderPayments detail={detail} />
          <OrderLedger detail={detail} />
        </div>
        <OrderSnapshots detail={detail} isCompared={isCompared} />
      </div>
    </>
  );
}

const REQUESTS: Partial<Record<NonNullable<OrderDetail['request']>['kind'], 'revive' | 'typed' | 'void'>> = {
  revive_order: 'revive',
  typed_payment: 'typed',
  void_order: 'void',
};

function OpenRequest({ detail: { request } }: { detail: OrderDetail }) {
  const { t } = useLanguage<'office-orders'>();
  const may = useMay();
  const href = useOfficeHref();
  if (request === null) return null;
  return (
    <Notice>
      {t(`office-orders.request.${REQUESTS[request.kind] ?? 'void'}`, {
        by: request.proposed_by ?? '-',
        reason: request.reason,
      })}{' '}
      {may('approvals.view') ? (
        <TextLink href={href(`/office/approvals/${request.id}`)}>{t('office-orders.request.open')}</TextLink>
      ) : null}
    </Notice>
  );
}

function Standing({ detail }: { detail: OrderDetail }) {
  const { t, locale } = useLanguage<'office-orders'>();
  const money = useMoney();
  const { order, period } = detail;
  return (
    <Panel title={t('office-orders.standing')}>
      <DetailList
        details={[
          [
            t('office-orders.stateHead'),
            <OrderState key="s" status={order.status} payment={order.payment_status} />,
          ],
          [t('office-orders.amount'), money(order.amount)],
          [t('office-orders.paid'), money(order.amount_paid)],
          ...(order.missing > 0 ? [[t('office-orders.missing'), money(order.missing)] as const] : []),
          ...(order.owed > 0 ? [[t('office-orders.owed'), money(order.owed)] as const] : []),
          ...(order.receipt_no === null ? [] : [[t('office-orders.receipt'), order.receipt_no] as const]),
          ...(period === null
            ? []
            : [
                [
                  t('office-orders.period'),
                  <span key="p" className="inline-flex flex-wrap gap-x-1">
                    <OfficeTime at={period.start_at} /> – <OfficeTime at={period.end_at} />
                    {inBrackets(locale, t(`office-orders.periodStatus.${period.status}`))}
                  </span>,
                ] as const,
              ]),
        ]}
      />
    </Panel>
  );
}
