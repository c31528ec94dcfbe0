import { Form } from 'react-router';
import { formatMoney } from '#i18n/format.ts';
import { joinLabel } from '#i18n/join-label.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { TextField } from '#ui/field.tsx';
import { recordIcon } from '#ui/icon-paths.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Select } from '#ui/select.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { orderLabels } from '../../order-labels.ts';
import { PageLinks } from '../../page-links.tsx';
import type { OrdersData } from '../data.server.ts';
import { ORDER_FILTERS, ordersAddress } from '../orders-query.ts';

type Order = OrdersData['orders'][number];

/** So many are seen at a glance: a form to choose among them would stand before what it finds. */
const FEW = 3;

/** All orders of the member, with what became of each. */
export function OrderList({ orders, query, total, lastPage, isFiltered }: OrdersData) {
  const { locale, t } = useLanguage<'orders-page' | 'errors' | 'ui'>();
  const address = (page: number) => localePath(locale, ordersAddress({ ...query, page }));
  const plans = (
    <LinkButton href={localePath(locale, '/subscribe')} tone="primary">
      {t('orders-page.toPlans')}
    </LinkButton>
  );
  const empty = (
    <EmptyState
      icon={recordIcon}
      title={t('errors.empty.orders')}
      action={
        isFiltered ? (
          <LinkButton href={localePath(locale, '/orders')}>{t('orders-page.showAll')}</LinkButton>
        ) : (
          plans
        )
      }
    />
  );
  return (
    <>
      <PageHeader title={t('orders-page.title')} lead={t('orders-page.lead')} />
      {total <= FEW && !isFiltered ? null : <Filters key={ordersAddress(query)} query={query} />}
      {orders.length === 0 ? (
        empty
      ) : (
        <>
          <OrderCards orders={orders} />
          <div className="max-md:hidden">
            <OrderTable orders={orders} />
          </div>
        </>
      )}
      <div className="pt-4">
        <PageLinks page={query.page} lastPage={lastPage} href={address} />
      </div>
    </>
  );
}

/** A form of the browser, so that the choices stand in the address and it works without scripts. */
function Filters({ query }: Pick<OrdersData, 'query'>) {
  const { locale, t } = useLanguage<'orders-page' | 'order'>();
  return (
    <Form
      method="get"
      action={localePath(locale, '/orders')}
      className="grid grid-cols-2 items-end gap-3 pb-4 *:min-w-0 max-sm:*:first:col-span-2 max-sm:*:last:col-span-2 sm:flex sm:flex-wrap"
    >
      <Select
        name="status"
        label={t('orders-page.filter.status')}
        defaultValue={query.status ?? ''}
        options={[
          { value: '', label: t('orders-page.filter.all') },
          ...ORDER_FILTERS.map((value) => ({
            value,
            label: t(value === 'error' ? 'order.payment.error' : `order.status.${value}`),
          })),
        ]}
      />
      <TextField
        name="from"
        type="date"
        label={t('orders-page.filter.from')}
        defaultValue={query.from ?? ''}
      />
      <TextField name="to" type="date" label={t('orders-page.filter.to')} defaultValue={query.to ?? ''} />
      <Button type="submit">{t('orders-page.filter.apply')}</Button>
    </Form>
  );
}

function OrderTable({ orders }: { orders: readonly Order[] }) {
  const { locale, t } = useLanguage<'orders-page'>();
  return (
    <DataTable
      label={t('orders-page.title')}
      rows={orders}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'date',
          header: t('orders-page.column.date'),
          render: (order) => (
            <span className="grid">
              <span className="whitespace-nowrap">{order.date}</span>
              <span className="text-12 text-ink-3">{order.order_no}</span>
            </span>
          ),
        },
        {
          key: 'plan',
          header: t('orders-page.column.plan'),
          render: (order) => <span className="whitespace-nowrap">{order.plan.name}</span>,
        },
        {
          key: 'amount',
          header: t('orders-page.column.amount'),
          numeric: true,
          render: (order) => formatMoney(order.amount, order.currency, locale),
        },
        {
          key: 'paid',
          header: t('orders-page.column.paid'),
          numeric: true,
          render: (order) => (
            <span className="grid justify-items-end">
              {formatMoney(order.amount_paid, order.currency, locale)}
              <Owed order={order} />
            </span>
          ),
        },
        { key: 'status', header: t('orders-page.column.status'), render: (order) => <State order={order} /> },
        {
          key: 'bank',
          header: t('orders-page.column.bank'),
          wideOnly: true,
          render: ({ bank }) => (
            <>
              {bank.name} ({bank.code}){' '}
              <span className="whitespace-nowrap">…{bank.account_no.replaceAll(/\D/g, '').slice(-5)}</span>
            </>
          ),
        },
        {
          key: 'details',
          header: t('orders-page.column.details'),
          render: (order) => <Details order={order} />,
        },
      ]}
    />
  );
}

/** The same on a phone, where seven columns have no room. */
function OrderCards({ orders }: { orders: readonly Order[] }) {
  const { locale, t } = useLanguage<'orders-page'>();
  return (
    <ul className="grid gap-3 md:hidden">
      {orders.map((order) => (
        <Card as="li" key={order.id} className="grid gap-2 text-14">
          <div className="flex items-start justify-between gap-3">
            <span className="grid">
              <span className="text-16 font-medium text-main">{order.plan.name}</span>
              <span className="text-12 text-ink-3">{order.date}</span>
              <span className="text-12 text-ink-3">{order.order_no}</span>
            </span>
            <span className="text-16 font-strong whitespace-nowrap text-main">
              {formatMoney(order.amount, order.currency, locale)}
            </span>
          </div>
          <div className="flex items-end justify-between gap-3">
            <State order={order} />
            <span className="grid justify-items-end text-right text-ink-2">
              {joinLabel(
                t('orders-page.column.paid'),
                formatMoney(order.amount_paid, order.currency, locale),
                locale,
              )}
              <Owed order={order} />
            </span>
          </div>
          <Details order={order} />
        </Card>
      ))}
    </ul>
  );
}

function State({ order }: { order: Order }) {
  const { t } = useLanguage<'order'>();
  const labels = orderLabels(order, t);
  return (
    <span className="grid justify-items-start gap-0.5">
      <Badge tone={labels.tone}>{labels.order}</Badge>
      {labels.payment === null ? null : <span className="text-12 text-ink-3">{labels.payment}</span>}
    </span>
  );
}

/** What came in beyond what the order needed. */
function Owed({ order: { owed, currency } }: { order: Order }) {
  const { locale, t } = useLanguage<'orders-page'>();
  if (owed === 0) return null;
  const amount = formatMoney(owed, currency, locale);
  return <span className="text-12 text-warn">{t('orders-page.owed', { amount })}</span>;
}

function Details({ order: { id, order_no: no, receipt_no: receipt } }: { order: Order }) {
  const { locale, t } = useLanguage<'orders-page'>();
  return (
    <span className="flex flex-wrap gap-x-3 whitespace-nowrap">
      <TextLink href={`${localePath(locale, '/purchase')}?order=${id}`} className="tap">
        {t('orders-page.open')} <span className="sr-only">{no}</span>
      </TextLink>
      {receipt === null ? null : (
        <TextLink href={`${localePath(locale, '/orders')}?receipt=${id}`} className="tap">
          {t('orders-page.receipt.link')} <span className="sr-only">{no}</span>
        </TextLink>
      )}
    </span>
  );
}
