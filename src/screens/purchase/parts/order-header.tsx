import { formatMoney } from '#i18n/format.ts';
import { formatSpan } from '#i18n/format-span.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Badge } from '#ui/badge.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { WholeFigures } from '#ui/whole-figures.tsx';
import { orderLabels } from '../../order-labels.ts';
import type { PurchaseData, PurchaseOrder } from '../data.server.ts';
import { isOver, isUnpaid } from '../order-stage.ts';
import { Deadline } from './deadline.tsx';

type OrderHeaderProps = Pick<PurchaseData, 'now' | 'hours'> & { order: PurchaseOrder };

/** How the order stands, in the largest words of the page, and the one next step. Of a transfer it speaks only while one is due. */
export function OrderHeader({ order, now, hours }: OrderHeaderProps) {
  const { locale, t } = useLanguage<'purchase' | 'order' | 'shell'>();
  const labels = orderLabels(order, t);
  const state = stateOf(order);
  const isWaiting = isUnpaid(order);
  return (
    <header aria-live="polite" className="grid gap-2 pt-6 pb-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-12 text-ink-3">
        {/* What became of an order that is over, the heading says already. */}
        {isOver(order) ? null : (
          <>
            <Badge tone={labels.tone}>{labels.order}</Badge>
            {labels.payment === null ? null : <span>{labels.payment}</span>}
          </>
        )}
        <span>{t('purchase.no', { no: order.order_no })}</span>
      </p>
      <h1 className="text-28 leading-[1.2] font-strong tight text-balance text-main lg:text-40 lg:leading-[1.15] lg:[:lang(vi)_&]:leading-[1.3]">
        {t(`purchase.heading.${state}`, amounts(order, locale))}
      </h1>
      {isWaiting ? <Deadline key={now} at={order.expires_at} text={order.deadline} now={now} /> : null}
      {state === 'unpaid' ? null : (
        <p className="max-w-prose text-14 text-ink-2">
          {t(`purchase.state.${state}`, amounts(order, locale))}
        </p>
      )}
      {order.owed > 0 ? (
        <Notice tone="warning">
          {t('purchase.owed', { owed: formatMoney(order.owed, order.currency, locale) })}{' '}
          <TextLink href="#contact">{t('shell.footer.contact')}</TextLink>
        </Notice>
      ) : null}
      {order.queue === null ? null : <Queue queue={order.queue} />}
      {order.status === 'pending' && hours.length > 0 ? (
        <p className="text-12 text-ink-3">
          <WholeFigures text={t('purchase.queue.hours', { hours: hours.join(' · ') })} />
        </p>
      ) : null}
      {order.status === 'completed' && !order.is_test ? (
        <div className="flex flex-wrap gap-2 pt-2">
          <LinkButton href={localePath(locale, '/unstartedRecord')} tone="primary">
            {t('purchase.toPicks')}
          </LinkButton>
          <LinkButton href={`${localePath(locale, '/orders')}?receipt=${order.id}`}>
            {t('purchase.toReceipt')}
          </LinkButton>
        </div>
      ) : null}
    </header>
  );
}

function stateOf({ status, payment_status: payment, is_test: isTest }: PurchaseOrder) {
  if (isTest && status === 'completed') return 'simulated' as const;
  return status === 'pending' && payment !== 'paid' && payment !== 'failed' && payment !== 'cancelled'
    ? payment
    : status === 'pending'
      ? ('unpaid' as const)
      : status;
}

function amounts(order: PurchaseOrder, locale: Parameters<typeof formatMoney>[2]) {
  const money = (amount: number) => formatMoney(amount, order.currency, locale);
  return { amount: money(order.amount), paid: money(order.amount_paid), missing: money(order.missing) };
}

/** The place in the queue and how long it usually takes (docs/product/orders.md). */
function Queue({ queue }: { queue: NonNullable<PurchaseOrder['queue']> }) {
  const { locale, t } = useLanguage<'purchase'>();
  const { position, median_minutes: minutes, n } = queue;
  const usual =
    minutes === null
      ? t('purchase.queue.noMedian')
      : t('purchase.queue.usual', { time: formatSpan(Math.max(1, minutes), locale), n });
  return (
    <div className="grid gap-1 rounded-8 bg-sunken px-4 py-3 text-14">
      <p className="font-medium text-main">{t('purchase.queue.position', { position })}</p>
      <p className="text-ink-2">{usual}</p>
      <p className="text-ink-2">{t('purchase.queue.startsThen')}</p>
    </div>
  );
}
