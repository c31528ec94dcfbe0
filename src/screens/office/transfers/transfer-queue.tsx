import { useLanguage } from '#i18n/language-provider.tsx';
import { useMay, useOfficeHref } from '../frame/office-context.ts';
import { ConfirmDialog } from '../money/confirm-dialog.tsx';
import { OrderState } from '../money/order-state.tsx';
import { useMoney } from '../money/use-money.ts';
import { WaitingTime } from '../money/waiting-time.tsx';
import { OfficeTime } from '../office-time.tsx';
import { FilterBar, FilterSelect, FilterText } from '../table/filter-bar.tsx';
import { ListFoot } from '../table/list-foot.tsx';
import { type OfficeColumn, OfficeTable } from '../table/office-table.tsx';
import { useExportHref } from '../table/use-list-address.ts';
import type { TransfersData } from './data.server.ts';

type Transfer = TransfersData['transfers'][number];

const STATES = ['reported', 'only_reported', 'partial', 'error', 'unpaid', 'all'] as const;

/** What waits for money, the oldest first: how long, how much, what seems to pay it, and one button; on a phone in two columns. */
export function TransferQueue({ transfers, meta, now }: TransfersData) {
  const { t } = useLanguage<'office-orders'>();
  const href = useOfficeHref();
  const columns = useColumns(now, nextOf(transfers));
  const exportHref = useExportHref();
  return (
    <>
      <FilterBar>
        <FilterText name="q" label={t('office-orders.search')} />
        <FilterSelect
          name="state"
          label={t('office-orders.queue.state')}
          options={STATES.map((state) => ({ value: state, label: t(`office-orders.queue.states.${state}`) }))}
        />
      </FilterBar>
      <OfficeTable
        label={t('office-orders.queue.title')}
        columns={columns}
        rows={transfers}
        rowKey={({ id }) => id}
        rowHref={({ id }) => href(`/office/orders/${id}`)}
        empty={t('office-orders.queue.empty')}
      />
      <ListFoot meta={meta} exportHref={exportHref('/office/api/list-exports/transfers')} />
    </>
  );
}

/** What is done next: of what a line of the bank pays in full, the one that waits longest. */
function nextOf(transfers: readonly Transfer[]): string | undefined {
  return transfers.find(({ amount, amount_paid: paid, proposal }) => proposal?.line.amount === amount - paid)
    ?.id;
}

function useColumns(
  now: string,
  next: string | undefined,
): readonly [OfficeColumn<Transfer>, ...OfficeColumn<Transfer>[]] {
  const { t } = useLanguage<'office-orders'>();
  const may = useMay();
  return [
    { key: 'no', header: t('office-orders.number'), render: ({ order_no: no }) => no },
    {
      key: 'waiting',
      header: t('office-orders.queue.waiting'),
      wideOnly: true,
      render: (row) => <Waited transfer={row} now={now} />,
    },
    {
      key: 'amount',
      header: t('office-orders.amount'),
      numeric: true,
      wideOnly: true,
      render: (row) => (
        <span className="grid justify-items-end gap-0.5">
          <Amount transfer={row} />
          <Standing transfer={row} />
        </span>
      ),
    },
    {
      key: 'member',
      header: t('office-orders.member'),
      wideOnly: true,
      render: ({ member, plan }) => (
        <>
          {member.nick_name}
          <span className="block text-12 whitespace-nowrap text-ink-3">{plan}</span>
        </>
      ),
    },
    {
      key: 'report',
      header: t('office-orders.queue.report'),
      wideOnly: true,
      render: (row) => <Report transfer={row} />,
    },
    {
      key: 'match',
      header: t('office-orders.queue.match'),
      render: (row) => (
        <>
          <div className="grid justify-items-start gap-0.5 pb-1 md:hidden">
            <span className="font-medium text-main">{row.member.nick_name}</span>
            <span className="flex flex-wrap items-baseline gap-x-2">
              <Amount transfer={row} />
              <Waited transfer={row} now={now} />
            </span>
            {row.report === null ? (
              <span className="text-12 text-ink-3">{t('office-orders.queue.unreported')}</span>
            ) : null}
            <Standing transfer={row} />
          </div>
          <Match transfer={row} mayConfirm={may('orders.confirm')} isNext={row.id === next} />
        </>
      ),
    },
  ];
}

function Waited({ transfer: row, now }: { transfer: Transfer; now: string }) {
  return <WaitingTime since={row.waiting_since} now={now} isOverdue={row.is_overdue} />;
}

/** What is not as usual: that an order is unpaid or reported the columns beside it tell. */
function Standing({ transfer: { status, payment_status: payment } }: { transfer: Transfer }) {
  if (payment === 'reported' || payment === 'unpaid') return null;
  return <OrderState status={status} payment={payment} />;
}

function Amount({ transfer: row }: { transfer: Transfer }) {
  const { t } = useLanguage<'office-orders'>();
  const money = useMoney();
  return (
    <span>
      {money(row.amount)}
      {row.amount_paid === 0 ? null : (
        <span className="block text-12 text-ink-3">
          {t('office-orders.paidSoFar', { amount: money(row.amount_paid) })}
        </span>
      )}
    </span>
  );
}

function Report({ transfer: { report } }: { transfer: Transfer }) {
  const { t } = useLanguage<'office-orders'>();
  const money = useMoney();
  if (report === null) return <span className="text-ink-3">{t('office-orders.queue.unreported')}</span>;
  return (
    <>
      {t('office-orders.queue.reported', { last5: report.last5, amount: money(report.amount) })}
      <span className="block max-w-64 text-12 text-ink-3">
        <OfficeTime at={report.paid_at} />
        {report.note === '' ? '' : ` · ${report.note}`}
      </span>
    </>
  );
}

function Match({
  transfer: row,
  mayConfirm,
  isNext,
}: {
  transfer: Transfer;
  mayConfirm: boolean;
  isNext: boolean;
}) {
  const { t } = useLanguage<'office-orders'>();
  const money = useMoney();
  if (row.proposal === null) return <span className="text-ink-3">{t('office-orders.queue.noMatch')}</span>;
  const { line, reason } = row.proposal;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 lg:flex-nowrap">
      <div className="lg:min-w-48">
        {t(`office-orders.reason.${reason}`)}
        <span className="block text-12 whitespace-nowrap text-ink-3">
          {line.booking_date.slice(5)} ·{' '}
          <span className={line.amount === row.amount - row.amount_paid ? '' : 'font-medium text-warn'}>
            {money(line.amount)}
          </span>
        </span>
      </div>
      {mayConfirm ? (
        <span data-row-action="" className="whitespace-nowrap">
          <ConfirmDialog
            order={{
              id: row.id,
              order_no: row.order_no,
              nick_name: row.member.nick_name,
              missing: row.amount - row.amount_paid,
              payment_ref: row.payment_ref,
              version: row.version,
            }}
            line={line}
            report={row.report}
            tone={isNext ? 'primary' : 'secondary'}
          />
        </span>
      ) : null}
    </div>
  );
}
