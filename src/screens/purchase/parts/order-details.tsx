import { formatMoney } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Card } from '#ui/card.tsx';
import type { PurchaseOrder } from '../data.server.ts';
import { isOver } from '../order-stage.ts';

/** What the order is made of; later changes of prices or accounts do not touch it. */
export function OrderDetails({ order }: { order: PurchaseOrder }) {
  const { locale, t } = useLanguage<'purchase'>();
  const money = (amount: number) => formatMoney(amount, order.currency, locale);
  const details = [
    { label: t('purchase.facts.no'), value: order.order_no },
    { label: t('purchase.facts.date'), value: order.date },
    { label: t('purchase.facts.plan'), value: order.plan.name },
    { label: t('purchase.facts.listPrice'), value: money(order.list_price) },
    ...(order.coupon === null
      ? []
      : [
          {
            label: t('purchase.facts.coupon', { code: order.coupon.code }),
            value: `−${money(order.discount)}`,
          },
        ]),
    // Of an order that is over nothing is due any more.
    {
      label: t(isOver(order) ? 'purchase.target.amount' : 'purchase.facts.amount'),
      value: money(order.amount),
    },
    { label: t('purchase.facts.paid'), value: money(order.amount_paid) },
    ...(order.owed === 0 ? [] : [{ label: t('purchase.facts.owed'), value: money(order.owed) }]),
    ...(order.receipt_no === null ? [] : [{ label: t('purchase.facts.receipt'), value: order.receipt_no }]),
  ];
  return (
    <Card className="grid content-start gap-3 rounded-t-none border-t-2 border-main">
      <h2 className="text-16 font-strong">{t('purchase.facts.title')}</h2>
      <dl className="grid gap-y-2 text-14">
        {details.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-x-4">
            <dt className="text-ink-2">{label}</dt>
            <dd className="text-right whitespace-nowrap">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
