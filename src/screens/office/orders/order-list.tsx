import { useLanguage } from '#i18n/language-provider.tsx';
import { ORDER_STATUSES } from '#terms/orders.ts';
import { useOfficeHref } from '../frame/office-context.ts';
import { OrderState } from '../money/order-state.tsx';
import { useMoney } from '../money/use-money.ts';
import { OfficeTime } from '../office-time.tsx';
import { FilterBar, FilterSelect, FilterText } from '../table/filter-bar.tsx';
import { ListFoot } from '../table/list-foot.tsx';
import { type OfficeColumn, OfficeTable } from '../table/office-table.tsx';
import { useAsked } from '../table/use-list-address.ts';
import type { OrdersData } from './data.server.ts';

type Order = OrdersData['orders'][number];

/** Every order of the brand, whatever became of it. */
export function OrderList({ orders, meta }: OrdersData) {
  const { t } = useLanguage<'office-orders'>();
  const href = useOfficeHref();
  const asked = useAsked();
  // The file holds whole days; what else the list is filtered by, a spreadsheet filters better.
  const days = Object.fromEntries(
    (['from', 'to'] as const).flatMap((name) => (asked(name) === '' ? [] : [[name, asked(name)]])),
  );
  return (
    <>
      <FilterBar>
        <FilterText name="q" label={t('office-orders.search')} />
        <FilterSelect
          name="status"
          label={t('office-orders.stateHead')}
          anyLabel={t('office-orders.list.anyStatus')}
          options={ORDER_STATUSES.map((value) => ({ value, label: t(`office-orders.list.status.${value}`) }))}
        />
        <FilterText name="from" type="date" label={t('office-orders.list.from')} />
        <FilterText name="to" type="date" label={t('office-orders.list.to')} />
      </FilterBar>
      <OfficeTable
        label={t('office-orders.list.title')}
        columns={useColumns()}
        rows={orders}
        rowKey={({ id }) => id}
        rowHref={({ id }) => href(`/office/orders/${id}`)}
        sortedBy="created_at:desc"
        empty={t('office-orders.list.empty')}
      />
      <ListFoot meta={meta} exportHref={href('/office/api/exports/orders', days)} />
    </>
  );
}

function useColumns(): readonly [OfficeColumn<Order>, ...OfficeColumn<Order>[]] {
  const { t } = useLanguage<'office-orders'>();
  const money = useMoney();
  return [
    { key: 'no', header: t('office-orders.number'), render: ({ order_no: no }) => no },
    {
      key: 'created',
      header: t('office-orders.list.created'),
      sort: 'created_at',
      wideOnly: true,
      render: ({ created_at: at }) => <OfficeTime at={at} />,
    },
    {
      key: 'amount',
      header: t('office-orders.amount'),
      numeric: true,
      sort: 'amount',
      render: ({ amount }) => money(amount),
    },
    {
      key: 'state',
      header: t('office-orders.stateHead'),
      render: (row) => (
        <>
          {/* A state of several words takes two lines of a phone, and breaks between them alone. */}
          <span className="max-md:*:break-keep max-md:*:whitespace-normal">
            <OrderState status={row.status} payment={row.payment_status} />
          </span>
          {/* On a phone whose it is and from when stand here, in the place of columns of their own. */}
          <span className="grid pt-1 text-12 text-ink-3 md:hidden">
            <span className="text-ink-2">{row.member.nick_name}</span>
            <OfficeTime at={row.created_at} />
          </span>
        </>
      ),
    },
    {
      key: 'member',
      header: t('office-orders.member'),
      wideOnly: true,
      render: ({ member }) => (
        <>
          {member.nick_name} <span className="inline-block text-12 text-ink-3">{member.email_masked}</span>
        </>
      ),
    },
    {
      key: 'plan',
      header: t('office-orders.plan'),
      wideOnly: true,
      render: ({ plan }) => <span className="whitespace-nowrap">{plan}</span>,
    },
    {
      key: 'completed',
      header: t('office-orders.list.completed'),
      wideOnly: true,
      sort: 'completed_at',
      render: ({ completed_at: at }) => <OfficeTime at={at} />,
    },
    {
      key: 'receipt',
      header: t('office-orders.receipt'),
      wideOnly: true,
      render: ({ receipt_no: receipt }) => <span className="whitespace-nowrap">{receipt ?? '-'}</span>,
    },
  ];
}
