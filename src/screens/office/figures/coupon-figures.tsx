import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { useMoney } from '../money/use-money.ts';
import { ListFoot } from '../table/list-foot.tsx';
import { OfficeTable } from '../table/office-table.tsx';
import type { CouponYield } from './data.server.ts';
import { FigureBar, FigurePanel } from './figure-panel.tsx';
import { ShareCell } from './share-cell.tsx';

/** What each coupon brought, and the orders without one to compare it with. */
export function CouponFigures({ coupons: { rows, meta } }: { coupons: CouponYield }) {
  const { t } = useLanguage<'office-figures'>();
  const money = useMoney();
  const title = t('office-figures.coupons.title');
  const most = Math.max(1, ...rows.map(({ revenue }) => revenue));
  return (
    <FigurePanel title={title} list="coupon_yield" note={t('office-figures.coupons.note')}>
      <OfficeTable
        label={title}
        stack="values"
        isPlain
        rows={rows}
        rowKey={({ code }) => code ?? ''}
        empty={t('office-figures.coupons.empty')}
        columns={[
          {
            key: 'code',
            header: t('office-figures.coupons.code'),
            render: ({ code }) =>
              code === null ? (
                t('office-figures.coupons.none')
              ) : (
                <code className="font-medium whitespace-nowrap">{code}</code>
              ),
          },
          {
            key: 'uses',
            header: t('office-figures.coupons.uses'),
            numeric: true,
            render: ({ code, uses }) => (code === null ? '-' : formatNumber(uses)),
          },
          {
            key: 'paid',
            header: t('office-figures.coupons.paid'),
            numeric: true,
            render: ({ paid }) => formatNumber(paid),
          },
          {
            key: 'discount',
            header: t('office-figures.coupons.discount'),
            numeric: true,
            render: ({ discount }) => money(discount),
          },
          {
            key: 'revenue',
            header: t('office-figures.coupons.revenue'),
            render: ({ revenue }) => (
              <>
                <span className="whitespace-nowrap tabular-nums">{money(revenue)}</span>
                <FigureBar share={revenue / most} />
              </>
            ),
          },
          {
            key: 'renewed',
            header: t('office-figures.coupons.renewed'),
            render: ({ renewed }) => <ShareCell rate={renewed} hasBar />,
          },
        ]}
      />
      {meta.last_page > 1 ? (
        <div className="px-4 pt-3">
          <ListFoot meta={meta} />
        </div>
      ) : null}
    </FigurePanel>
  );
}
