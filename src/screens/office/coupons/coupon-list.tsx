import { formatDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { useMay, useOffice } from '../frame/office-context.ts';
import { useMoney } from '../money/use-money.ts';
import { FilterBar, FilterSelect, FilterText } from '../table/filter-bar.tsx';
import { ListFoot } from '../table/list-foot.tsx';
import { type OfficeColumn, OfficeTable } from '../table/office-table.tsx';
import { RowActions } from '../table/row-actions.tsx';
import { useExportHref } from '../table/use-list-address.ts';
import { ChangeCoupon, EndCoupon } from './coupon-actions.tsx';
import type { Coupon, CouponsData } from './data.server.ts';

const TONES: Readonly<Record<Coupon['state'], BadgeTone>> = {
  scheduled: 'brand',
  running: 'win',
  used_up: 'warn',
  expired: 'neutral',
  ended: 'neutral',
};

/** The coupons against the plans on sale: one row a coupon, one column a plan, the price or why there is none. */
export function CouponList({ coupons, meta, plans }: CouponsData) {
  const { t } = useLanguage<'office-coupons'>();
  const columns = useColumns(plans);
  const exportHref = useExportHref();
  return (
    <>
      <FilterBar>
        <FilterText name="q" label={t('office-coupons.code')} />
        <FilterSelect
          name="state"
          label={t('office-coupons.stateHead')}
          options={(['active', 'ended', 'all'] as const).map((value) => ({
            value,
            label: t(`office-coupons.show.${value}`),
          }))}
        />
      </FilterBar>
      <OfficeTable
        label={t('office-coupons.title')}
        columns={columns}
        rows={coupons}
        rowKey={({ id }) => id}
        empty={t('office-coupons.empty')}
      />
      <ListFoot meta={meta} exportHref={exportHref('/office/api/list-exports/coupons')} />
    </>
  );
}

function useColumns(plans: CouponsData['plans']): readonly [OfficeColumn<Coupon>, ...OfficeColumn<Coupon>[]] {
  const { t } = useLanguage<'office-coupons'>();
  const may = useMay();
  const money = useMoney();
  return [
    {
      key: 'code',
      header: t('office-coupons.code'),
      render: (coupon) => <Code coupon={coupon} plans={plans} />,
    },
    {
      key: 'off',
      header: t('office-coupons.takesOff'),
      numeric: true,
      render: ({ type, value }) => (type === 'percent' ? `${value}%` : money(value)),
    },
    ...plans.map(({ id, name }) => ({
      key: `plan-${id}`,
      header: name,
      numeric: true,
      wideOnly: true,
      render: (coupon: Coupon) => <Price coupon={coupon} planId={id} />,
    })),
    {
      key: 'used',
      header: t('office-coupons.used'),
      wideOnly: true,
      render: (coupon) => <Used coupon={coupon} />,
    },
    {
      key: 'actions',
      header: t('office-coupons.actions'),
      isHidden: !may('coupons.edit'),
      render: (coupon) =>
        coupon.state !== 'ended' ? (
          <RowActions>
            <ChangeCoupon coupon={coupon} />
            <EndCoupon coupon={coupon} />
          </RowActions>
        ) : null,
    },
  ];
}

interface CellProps {
  coupon: Coupon;
}

function State({ coupon: { state } }: CellProps) {
  const { t } = useLanguage<'office-coupons'>();
  return <Badge tone={TONES[state]}>{t(`office-coupons.state.${state}`)}</Badge>;
}

function Used({ coupon: { redeemed, reserved, max_redemptions: max } }: CellProps) {
  const { t } = useLanguage<'office-coupons'>();
  return t('office-coupons.held', { redeemed, reserved, max });
}

/** What a plan costs with a coupon, or why it does not count there. */
function Price({ coupon: { matrix }, planId }: CellProps & { planId: number }) {
  const { t } = useLanguage<'office-coupons'>();
  const money = useMoney();
  const cell = matrix.find((one) => one.plan_id === planId);
  if (cell?.discounted_price != null) return money(cell.discounted_price);
  if (cell?.reason == null) return '-';
  return (
    <span className="ml-auto block max-w-24 text-12 whitespace-normal text-ink-3">
      {t(`office-coupons.reason.${cell.reason}`)}
    </span>
  );
}

/** What the columns of a desk say, below the code on a phone: beside them the buttons would be out of sight. */
function OnPhone({ coupon, plans }: CellProps & Pick<CouponsData, 'plans'>) {
  const { t } = useLanguage<'office-coupons'>();
  return (
    <div className="grid gap-1 pt-1 text-12 md:hidden">
      <span className="text-ink-2">
        <Used coupon={coupon} />
      </span>
      <details>
        <summary className="cursor-pointer text-primary-ink">{t('office-coupons.make.preview')}</summary>
        <dl className="grid grid-cols-[auto_auto] justify-start gap-x-4 gap-y-1 pt-1">
          {plans.map(({ id, name }) => (
            <div key={id} className="contents">
              <dt className="text-ink-3">{name}</dt>
              <dd className="text-right">
                <Price coupon={coupon} planId={id} />
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}

function Code({ coupon, plans }: CellProps & Pick<CouponsData, 'plans'>) {
  const { t } = useLanguage<'office-coupons'>();
  const { zone } = useOffice();
  const { from, until } = coupon;
  const notes = [
    ...(coupon.first_order_only ? [t('office-coupons.firstOnly')] : []),
    ...(coupon.is_public ? [t('office-coupons.public')] : []),
    t('office-coupons.perMember', { count: coupon.per_member }),
  ];
  return (
    <>
      <code className="font-medium max-md:wrap-anywhere md:whitespace-nowrap">{coupon.code}</code>{' '}
      <State coupon={coupon} />
      <span className="block text-12 text-ink-2 md:whitespace-nowrap">
        <span className="whitespace-nowrap">{formatDate(from, zone)} –</span>{' '}
        <span className="whitespace-nowrap">
          {until === null ? t('office-coupons.openEnd') : formatDate(until, zone)}
        </span>
      </span>
      <span className="block text-12 text-ink-3">{notes.join(' · ')}</span>
      <OnPhone coupon={coupon} plans={plans} />
    </>
  );
}
