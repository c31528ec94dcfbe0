import { formatDateTime, formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Stat } from '#ui/stat.tsx';
import { useOffice, useOfficeHref } from '../frame/office-context.ts';
import { useMoney } from '../money/use-money.ts';
import { Panel } from '../panel.tsx';
import { FilterBar, FilterSelect } from '../table/filter-bar.tsx';
import { OfficeTable } from '../table/office-table.tsx';
import type { Dashboard } from './data.server.ts';
import { RevenueChart } from './revenue-chart.tsx';

const SPANS = [30, 7, 90, 366] as const;

/** What waits, what came in, what is owed, and whose plans end: each figure with its period and the way to it. */
export function DashboardPage({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useLanguage<'office-dashboard'>();
  const { zone } = useOffice();
  return (
    <>
      <Queue dashboard={dashboard} />
      <FilterBar>
        <FilterSelect
          name="days"
          label={t('office-dashboard.span')}
          options={SPANS.map((days) => ({
            value: String(days),
            label: t('office-dashboard.days', { count: days }),
          }))}
        />
      </FilterBar>
      <Revenue dashboard={dashboard} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <OpenOrders dashboard={dashboard} />
        <Plans dashboard={dashboard} />
      </div>
      <p className="text-12 text-ink-3">
        {t('office-dashboard.asOf', { time: formatDateTime(dashboard.as_of, zone) })}
      </p>
    </>
  );
}

const figures = 'grid grid-cols-2 gap-4 lg:grid-cols-4';

function Queue({ dashboard: { queue, typed } }: { dashboard: Dashboard }) {
  const { t } = useLanguage<'office-dashboard'>();
  const money = useMoney();
  const href = useOfficeHref();
  const minutes = (value: number | null) =>
    value === null ? '-' : t('office-dashboard.minutes', { count: Math.round(value) });
  return (
    <Panel title={t('office-dashboard.queue.title')}>
      <div className={figures}>
        <Stat
          label={t('office-dashboard.queue.waiting')}
          value={formatNumber(queue.waiting)}
          href={href('/office/transfers')}
        />
        <Stat label={t('office-dashboard.queue.oldest')} value={minutes(queue.oldest_minutes)} />
        <Stat
          label={t('office-dashboard.queue.median')}
          value={minutes(queue.median_minutes)}
          note={t('office-dashboard.queue.over', { count: queue.n })}
        />
        <Stat
          label={t('office-dashboard.queue.typed')}
          value={formatNumber(typed.unmatched)}
          note={t('office-dashboard.queue.typedNote', { amount: money(typed.amount) })}
          href={href('/office/typed-payments')}
        />
      </div>
    </Panel>
  );
}

function Revenue({ dashboard: { revenue, owed } }: { dashboard: Dashboard }) {
  const { t } = useLanguage<'office-dashboard'>();
  const money = useMoney();
  const href = useOfficeHref();
  const span = t('office-dashboard.days', { count: revenue.days.length });
  return (
    <Panel title={t('office-dashboard.revenue.title')}>
      <div className={figures}>
        <Stat label={t('office-dashboard.revenue.total')} value={money(revenue.total)} note={span} />
        <Stat
          label={t('office-dashboard.revenue.orders')}
          value={formatNumber(revenue.orders)}
          note={span}
          href={href('/office/orders', { status: 'completed' })}
        />
        <Stat
          label={t('office-dashboard.revenue.owed')}
          value={money(owed)}
          note={t('office-dashboard.revenue.owedNote')}
        />
      </div>
      <RevenueChart days={revenue.days} />
    </Panel>
  );
}

function OpenOrders({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useLanguage<'office-dashboard'>();
  const money = useMoney();
  const href = useOfficeHref();
  const title = t('office-dashboard.open.title');
  const STATE_FILTERS = {
    unpaid: 'unpaid',
    reported: 'only_reported',
    partial: 'partial',
    error: 'error',
  } as const;
  return (
    <Panel title={title}>
      <OfficeTable
        label={title}
        isPlain
        rows={dashboard.open_orders}
        rowKey={({ state }) => state}
        rowHref={({ state }) => href('/office/transfers', { state: STATE_FILTERS[state] })}
        empty={t('office-dashboard.open.empty')}
        columns={[
          {
            key: 'state',
            header: t('office-dashboard.open.state'),
            render: ({ state }) => t(`office-dashboard.open.states.${state}`),
          },
          {
            key: 'count',
            header: t('office-dashboard.open.count'),
            numeric: true,
            render: ({ count }) => formatNumber(count),
          },
          {
            key: 'missing',
            header: t('office-dashboard.open.missing'),
            numeric: true,
            render: ({ missing }) => money(missing),
          },
        ]}
      />
    </Panel>
  );
}

function Plans({ dashboard: { plans, members } }: { dashboard: Dashboard }) {
  const { t } = useLanguage<'office-dashboard'>();
  return (
    <Panel title={t('office-dashboard.plans.title')}>
      <div className="grid grid-cols-2 gap-4">
        <Stat label={t('office-dashboard.plans.running')} value={formatNumber(plans.running)} />
        <Stat
          label={t('office-dashboard.plans.ending')}
          value={formatNumber(plans.ending_in_7_days)}
          note={t('office-dashboard.plans.endingNote', {
            one: plans.ending_in_1_day,
            three: plans.ending_in_3_days,
          })}
        />
        <Stat
          label={t('office-dashboard.plans.members')}
          value={formatNumber(members.all)}
          note={t('office-dashboard.plans.newMembers', { count: members.last_7_days })}
        />
      </div>
    </Panel>
  );
}
