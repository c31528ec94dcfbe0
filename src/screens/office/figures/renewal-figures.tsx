import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { RENEWAL_MONTHS } from '#terms/sales-figures.ts';
import { OfficeTable } from '../table/office-table.tsx';
import type { Renewals } from './data.server.ts';
import { FigurePanel } from './figure-panel.tsx';
import { ShareCell } from './share-cell.tsx';

/** The members of each month of a first payment, and how many of them have paid again. */
export function RenewalFigures({ renewals }: { renewals: Renewals }) {
  const { t } = useLanguage<'office-figures'>();
  const title = t('office-figures.renewals.title');
  return (
    <FigurePanel title={title} list="renewals" note={t('office-figures.renewals.note')}>
      <OfficeTable
        label={title}
        stack="values"
        isPlain
        rows={renewals}
        rowKey={({ month }) => month}
        empty={t('office-figures.renewals.empty')}
        columns={[
          {
            key: 'month',
            header: t('office-figures.renewals.month'),
            render: ({ month }) => <span className="whitespace-nowrap">{month}</span>,
          },
          {
            key: 'members',
            header: t('office-figures.renewals.members'),
            numeric: true,
            render: ({ members }) => formatNumber(members),
          },
          {
            key: 'soFar',
            header: t('office-figures.renewals.soFar'),
            render: ({ renewed }) => <ShareCell rate={renewed} hasBar />,
          },
          ...RENEWAL_MONTHS.map((months) => ({
            key: `after-${months}`,
            header:
              months === 0
                ? t('office-figures.renewals.sameMonth')
                : t('office-figures.renewals.within', { count: months }),
            render: ({ by_month: all }: Renewals[number]) => (
              <ShareCell rate={all.find((one) => one.months === months)?.renewed ?? null} />
            ),
          })),
        ]}
      />
    </FigurePanel>
  );
}
