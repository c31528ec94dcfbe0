import { formatMinute, formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { SegmentLinks } from '#ui/segment-links.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useOffice, useOfficeHref } from '../frame/office-context.ts';
import { useMoney } from '../money/use-money.ts';
import { DetailList, Panel } from '../panel.tsx';
import { OfficeTable } from '../table/office-table.tsx';
import { useListAddress } from '../table/use-list-address.ts';
import type { Dashboard } from './data.server.ts';
import { RevenueChart } from './revenue-chart.tsx';
import { WaitChart } from './wait-chart.tsx';

const SPANS = [7, 30, 90, 366] as const;

/** What came in and how long members waited for it, by day; below it what is open, what is owed, and whose plans end. */
export function DashboardPage({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useLanguage<'office-dashboard'>();
  const { zone } = useOffice();
  const address = useListAddress();
  return (
    <>
      <SegmentLinks
        label={t('office-dashboard.span')}
        items={SPANS.map((days) => ({
          href: address({ days: String(days) }),
          label: t('office-dashboard.days', { count: days }),
          current: days === dashboard.revenue.days.length,
        }))}
      />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <RevenueChart revenue={dashboard.revenue} />
        <WaitChart dashboard={dashboard} />
        <OpenOrders dashboard={dashboard} />
        <Plans dashboard={dashboard} />
      </div>
      <p className="text-12 text-ink-3">
        {t('office-dashboard.asOf', { time: formatMinute(dashboard.as_of, zone) })}
      </p>
    </>
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
      <DetailList
        details={[
          [
            t('office-dashboard.queue.typed'),
            <TextLink key="t" href={href('/office/typed-payments')} className="tap">
              <Figure
                value={dashboard.typed.unmatched}
                note={t('office-dashboard.queue.typedNote', { amount: money(dashboard.typed.amount) })}
              />
            </TextLink>,
          ],
          [
            t('office-dashboard.revenue.owed'),
            <Figure key="o" value={money(dashboard.owed)} note={t('office-dashboard.revenue.owedNote')} />,
          ],
        ]}
      />
    </Panel>
  );
}

function Plans({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useLanguage<'office-dashboard'>();
  const { plans, members } = dashboard;
  return (
    <Panel title={t('office-dashboard.plans.title')}>
      <DetailList
        details={[
          [t('office-dashboard.plans.running'), <Figure key="r" value={plans.running} />],
          [
            t('office-dashboard.plans.ending'),
            <Figure
              key="e"
              value={plans.ending_in_7_days}
              note={t('office-dashboard.plans.endingNote', {
                one: plans.ending_in_1_day,
                three: plans.ending_in_3_days,
              })}
            />,
          ],
          [
            t('office-dashboard.plans.members'),
            <Figure
              key="m"
              value={members.all}
              note={t('office-dashboard.plans.newMembers', { count: members.last_7_days })}
            />,
          ],
        ]}
      />
    </Panel>
  );
}

/** A figure as large as the words around it: on this page only what waits and what came in are large. */
function Figure({ value, note }: { value: number | string; note?: string }) {
  return (
    <>
      <span className="font-medium text-main">{typeof value === 'number' ? formatNumber(value) : value}</span>
      {note === undefined ? null : <span className="pl-2 text-12 text-ink-3">{note}</span>}
    </>
  );
}
