import { useLanguage } from '#i18n/language-provider.tsx';
import { BankLineDetails } from '../money/bank-line-details.tsx';
import { MoneyMatch } from '../money/money-match.tsx';
import { Panel } from '../panel.tsx';
import type { ComparedLine } from './compared-line.ts';
import type { OrderDetail } from './data.server.ts';

interface OrderComparisonProps {
  report: NonNullable<OrderDetail['order']['report']>;
  detail: OrderDetail;
  compared: ComparedLine;
}

/** What the member reported against the line of the bank, row by row: what a person would else compare across two panels. */
export function OrderComparison({ report, detail, compared }: OrderComparisonProps) {
  const { t } = useLanguage<'office-orders'>();
  const { line, reason } = compared;
  return (
    <Panel title={t('office-orders.match.title')}>
      <MoneyMatch
        report={report}
        reportedAt={detail.reported_at}
        reference={detail.order.payment_ref}
        line={line}
        reason={reason === null ? null : t(`office-orders.reason.${reason}`)}
      />
    </Panel>
  );
}

/** The line of the bank that names an order before its member reports anything, and by what it does. */
export function BankLine({ compared: { line, reason } }: Pick<OrderComparisonProps, 'compared'>) {
  const { t } = useLanguage<'office-orders'>();
  return (
    <Panel title={t('office-orders.queue.match')}>
      <BankLineDetails line={line} />
      {reason === null ? null : <p className="text-12 text-ink-3">{t(`office-orders.reason.${reason}`)}</p>}
    </Panel>
  );
}
