import { formatMoney } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Receipt } from '../data.server.ts';
import './receipt.css';

/** What was paid, to whom and for what: one page, which prints without the page around it. */
export function ReceiptPage({ receipt }: { receipt: Receipt }) {
  const { locale, t } = useLanguage<'orders-page'>();
  return (
    <div className="max-w-2xl pt-6 pb-10 sm:pt-8">
      <article data-receipt className="grid gap-6 rounded-8 bg-surface p-5 shadow-card sm:p-8">
        <header className="flex flex-wrap items-start justify-between gap-4">
          <div className="grid gap-1">
            <h1 className="text-28 font-strong tight">{t('orders-page.receipt.title')}</h1>
            <p className="text-14 text-ink-2">{t('orders-page.receipt.no', { no: receipt.no })}</p>
          </div>
          <div className="text-14 sm:text-right">
            <p className="font-strong text-main">{receipt.seller.name}</p>
            <p className="text-ink-2">{receipt.seller.company}</p>
          </div>
        </header>
        {receipt.isVoid ? <Notice tone="warning">{t('orders-page.receipt.void')}</Notice> : null}
        <ReceiptDetails receipt={receipt} />
        <ReceiptSums receipt={receipt} />
        <p className="text-12 text-ink-3">{t('orders-page.receipt.note')}</p>
      </article>
      <div data-receipt-controls className="flex flex-wrap gap-2 pt-4">
        <Button tone="primary" onClick={() => window.print()}>
          {t('orders-page.receipt.print')}
        </Button>
        <LinkButton href={localePath(locale, '/orders')}>{t('orders-page.receipt.back')}</LinkButton>
      </div>
    </div>
  );
}

function ReceiptDetails({ receipt }: { receipt: Receipt }) {
  const { t } = useLanguage<'orders-page'>();
  const details = [
    { label: t('orders-page.receipt.issued'), value: receipt.issuedOn },
    { label: t('orders-page.receipt.confirmed'), value: receipt.paidOn },
    { label: t('orders-page.receipt.order'), value: receipt.orderNo },
    { label: t('orders-page.receipt.reference'), value: receipt.reference },
    { label: t('orders-page.receipt.buyer'), value: `${receipt.buyer.name} (${receipt.buyer.email})` },
    { label: t('orders-page.receipt.method'), value: t('orders-page.receipt.transfer') },
  ];
  return (
    <dl className="grid gap-x-6 gap-y-2 text-14 sm:grid-cols-[auto_1fr]">
      {details.map(({ label, value }) => (
        <div key={label} className="sm:contents">
          <dt className="text-ink-2">{label}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function ReceiptSums({ receipt }: { receipt: Receipt }) {
  const { locale, t } = useLanguage<'orders-page'>();
  const money = (amount: number) => formatMoney(amount, receipt.currency, locale);
  const rows = [
    { label: receipt.plan, value: money(receipt.listPrice) },
    ...(receipt.coupon === null
      ? []
      : [
          {
            label: t('orders-page.receipt.coupon', { code: receipt.coupon }),
            value: `−${money(receipt.discount)}`,
          },
        ]),
  ];
  return (
    <table className="w-full border-collapse text-14">
      <caption className="sr-only">{t('orders-page.receipt.sums')}</caption>
      <tbody>
        {rows.map(({ label, value }) => (
          <tr key={label} className="border-t border-line">
            <th scope="row" className="py-2 text-left font-regular">
              {label}
            </th>
            <td className="py-2 text-right">{value}</td>
          </tr>
        ))}
        <tr className="border-y border-border-main">
          <th scope="row" className="py-2 text-left font-strong text-main">
            {t('orders-page.receipt.total')}
          </th>
          <td className="py-2 text-right text-16 font-strong text-main">{money(receipt.amount)}</td>
        </tr>
        <tr>
          <th scope="row" className="py-2 text-left font-regular text-ink-2">
            {t('orders-page.receipt.received')}
          </th>
          <td className="py-2 text-right text-ink-2">{money(receipt.paid)}</td>
        </tr>
        {receipt.owed === 0 ? null : (
          <tr>
            <th scope="row" className="py-2 text-left font-regular text-ink-2">
              {t('orders-page.receipt.owed')}
            </th>
            <td className="py-2 text-right text-ink-2">{money(receipt.owed)}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
