import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { OfficeTime } from '../office-time.tsx';
import { Panel } from '../panel.tsx';
import { OfficeTable } from '../table/office-table.tsx';
import type { OrderDetail } from './data.server.ts';

/** What the books say of the order: each entry's postings, debit and credit, which sum to zero; nothing before the first. */
export function OrderLedger({ detail: { ledger } }: { detail: OrderDetail }) {
  const { t } = useLanguage<'office-orders'>();
  const title = t('office-orders.ledger.title');
  if (ledger.length === 0) return null;
  const rows = ledger.flatMap(({ postings, ...entry }) =>
    postings.map((posting, index) => ({ ...entry, ...posting, isFirst: index === 0 })),
  );
  return (
    <Panel title={title}>
      {/* Its cells keep the panel's margin themselves, which leaves a phone room for all columns. */}
      <div className="-mx-4 min-w-0">
        <OfficeTable
          label={title}
          isPlain
          rows={rows}
          rowKey={({ id, account }) => `${id} ${account}`}
          columns={[
            {
              key: 'entry',
              header: t('office-orders.ledger.entry'),
              render: (row) =>
                row.isFirst ? (
                  <>
                    {t(`office-orders.ledger.kind.${row.kind}`)}
                    <span className="block text-12 text-ink-3">
                      <OfficeTime at={row.at} />
                    </span>
                  </>
                ) : (
                  <span className="sr-only">{t(`office-orders.ledger.kind.${row.kind}`)}</span>
                ),
            },
            {
              key: 'account',
              header: t('office-orders.ledger.account'),
              render: (row) => (
                <span className="break-keep">{t(`office-orders.ledger.accounts.${row.account}`)}</span>
              ),
            },
            {
              key: 'debit',
              header: t('office-orders.ledger.debit'),
              numeric: true,
              render: (row) => (row.amount > 0 ? formatNumber(row.amount) : ''),
            },
            {
              key: 'credit',
              header: t('office-orders.ledger.credit'),
              numeric: true,
              render: (row) => (row.amount < 0 ? formatNumber(-row.amount) : ''),
            },
            {
              key: 'by',
              header: t('office-orders.payments.by'),
              wideOnly: true,
              render: (row) => (row.isFirst ? <span className="wrap-anywhere">{row.actor ?? '-'}</span> : ''),
            },
          ]}
        />
      </div>
    </Panel>
  );
}
