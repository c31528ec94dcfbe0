import { formatMoney } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';

import { Card } from '#ui/card.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { type QrCode, QrCodeImage } from '../../qr-code-image.tsx';
import type { PurchaseOrder } from '../data.server.ts';

/** A transfer at a machine is limited to this a day in Taiwan, in TWD; above it we say that two are fine. */
const MACHINE_LIMIT = 30_000;

/** Where to transfer: account, amount and reference, large and each to be copied; a code for the bank's app beside them. */
export function TransferTarget({ order, code }: { order: PurchaseOrder; code: QrCode }) {
  const { locale, t } = useLanguage<'purchase'>();
  const { bank } = order;
  const due = order.missing > 0 ? order.missing : order.amount;
  return (
    <Card className="grid gap-4 rounded-t-none border-t-2 border-main">
      <h2 className="text-16 font-strong">{t('purchase.target.title')}</h2>
      {bank.is_sample ? <Notice tone="warning">{t('purchase.target.sample')}</Notice> : null}
      <div className="grid gap-6 sm:grid-cols-[1fr_auto]">
        <dl className="grid content-start">
          <Item
            label={t('purchase.target.account')}
            value={bank.account_no}
            copied={bank.account_no.replaceAll(/\D/g, '')}
            note={`${bank.name} (${bank.code}) · ${bank.branch} · ${bank.holder}`}
          />
          <Item
            label={t(order.missing > 0 ? 'purchase.target.missing' : 'purchase.target.amount')}
            value={formatMoney(due, order.currency, locale)}
            copied={String(due)}
          />
          <Item
            label={t('purchase.target.reference')}
            value={order.payment_ref}
            copied={order.payment_ref}
            note={t('purchase.target.referenceNote')}
          />
        </dl>
        <figure className="grid content-start justify-items-center gap-2">
          <QrCodeImage code={code} label={t('purchase.target.code')} />
          <figcaption className="max-w-44 text-center text-12 text-ink-3">
            {t('purchase.target.codeNote')}
          </figcaption>
        </figure>
      </div>
      {due > MACHINE_LIMIT ? (
        <p className="max-w-prose text-14 text-ink-2">
          {t('purchase.target.parts', { limit: formatMoney(MACHINE_LIMIT, order.currency, locale) })}
        </p>
      ) : null}
    </Card>
  );
}

function Item({
  label,
  value,
  copied,
  note,
}: {
  label: string;
  value: string;
  copied: string;
  note?: string;
}) {
  const { t } = useLanguage<'purchase' | 'ui'>();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-line py-3 not-first:border-t">
      <dt className="text-12 text-ink-3">{label}</dt>
      <dd className="text-20 leading-[1.3] font-strong wrap-anywhere text-main">{value}</dd>
      {note === undefined ? null : <dd className="text-12 text-pretty text-ink-2">{note}</dd>}
      <dd className="col-start-2 row-span-3 row-start-1 whitespace-nowrap">
        <CopyButton
          text={copied}
          label={t('purchase.target.copy', { what: label })}
          labels={{ copy: t('ui.copy'), copied: t('ui.copied') }}
        />
      </dd>
    </div>
  );
}
