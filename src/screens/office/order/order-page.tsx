import { formatDateTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { inBrackets } from '#i18n/punctuation.ts';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useMay, useOffice, useOfficeHref } from '../frame/office-context.ts';
import { OrderState } from '../money/order-state.tsx';
import { useMoney } from '../money/use-money.ts';
import { WaitingTime } from '../money/waiting-time.tsx';
import { DetailList, Panel } from '../panel.tsx';
import { comparedLine } from './compared-line.ts';
import type { OrderDetail } from './data.server.ts';
import { BankLine, OrderComparison } from './order-comparison.tsx';
import { OrderLedger } from './order-ledger.tsx';
import { OrderPayments } from './order-payments.tsx';
import { OrderSnapshots } from './order-snapshots.tsx';
import { OrderTimeline } from './order-timeline.tsx';

/** One order on one page: where it stands, what happened, what came in, and what was agreed. */
export function OrderPage({ detail, now }: { detail: OrderDetail; now: string }) {
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
          <Standing detail={detail} now={now} />
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

function Standing({ detail, now }: { detail: OrderDetail; now: string }) {
  const { t, locale } = useLanguage<'office-orders'>();
  const { zone } = useOffice();
  const may = useMay();
  const href = useOfficeHref();
  const money = useMoney();
  const { order, member, period } = detail;
  const isOpen = order.status === 'pending';
  return (
    <Panel title={t('office-orders.standing')}>
      <DetailList
        details={[
          [
            t('office-orders.stateHead'),
            <OrderState key="s" status={order.status} payment={order.payment_status} />,
          ],
          ...(isOpen
            ? [
                [
                  t('office-orders.queue.waiting'),
                  <WaitingTime
                    key="w"
                    since={detail.waiting_since}
                    now={now}
                    isOverdue={detail.is_overdue}
                  />,
                ] as const,
              ]
            : []),
          [t('office-orders.amount'), money(order.amount)],
          [t('office-orders.paid'), money(order.amount_paid)],
          ...(order.missing > 0 ? [[t('office-orders.missing'), money(order.missing)] as const] : []),
          ...(order.owed > 0 ? [[t('office-orders.owed'), money(order.owed)] as const] : []),
          ...(order.receipt_no === null ? [] : [[t('office-orders.receipt'), order.receipt_no] as const]),
          [
            t('office-orders.member'),
            <span key="m">
              {may('members.view') ? (
                <TextLink href={href(`/office/members/${member.uuid}`)}>{member.nick_name}</TextLink>
              ) : (
                member.nick_name
              )}{' '}
              <span className="text-ink-3">{member.email_masked}</span>
            </span>,
          ],
          ...(period === null
            ? []
            : [
                [
                  t('office-orders.period'),
                  `${formatDateTime(period.start_at, zone)} – ${formatDateTime(period.end_at, zone)}${inBrackets(locale, t(`office-orders.periodStatus.${period.status}`))}`,
                ] as const,
              ]),
        ]}
      />
    </Panel>
  );
}
