import { formatMinute } from '#i18n/format.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { usePunctuation } from '#i18n/use-punctuation.ts';
import { TextLink } from '#ui/text-link.tsx';
import { useLeagueName, useOffice } from '../frame/office-context.ts';
import { FilterBar, FilterSelect } from '../table/filter-bar.tsx';
import { OfficeTable } from '../table/office-table.tsx';
import { useListAddress } from '../table/use-list-address.ts';
import type { Measure, Metric, Monitoring } from './data.server.ts';
import { MeasureChart, MIN_DAYS_DRAWN } from './measure-chart.tsx';
import { METRICS, writeMeasure } from './write-measure.ts';

/** Every league over one window, and one league day by day. */
export function MonitoringPage({ monitoring }: { monitoring: Monitoring }) {
  const { t } = useLanguage<'office-monitoring'>();
  const leagueName = useLeagueName();
  const { zone } = useOffice();
  const address = useListAddress();
  return (
    <>
      <FilterBar>
        <FilterSelect
          name="window"
          label={t('office-monitoring.window')}
          options={(['30', '7', '90'] as const).map((value) => ({
            value,
            label: t('office-monitoring.days', { count: Number(value) }),
          }))}
        />
        <FilterSelect
          name="league"
          label={t('office-monitoring.league')}
          options={monitoring.leagues.map(({ league }) => ({ value: league, label: leagueName(league) }))}
        />
      </FilterBar>
      <OfficeTable
        label={t('office-monitoring.table')}
        stack="values"
        rows={monitoring.leagues}
        rowKey={({ league }) => league}
        empty={t('office-monitoring.empty')}
        columns={[
          {
            key: 'league',
            header: t('office-monitoring.league'),
            roomy: true,
            render: ({ league }) => <TextLink href={address({ league })}>{leagueName(league)}</TextLink>,
          },
          ...METRICS.map((metric) => ({
            key: metric,
            header: t(`office-monitoring.metric.${metric}`),
            numeric: true,
            render: ({ measures }: Monitoring['leagues'][number]) => {
              const measure = measures.find((one) => one.metric === metric);
              return measure === undefined ? '-' : <Figure metric={metric} measure={measure} />;
            },
          })),
        ]}
      />
      <p className="text-12 text-ink-3">
        {t('office-monitoring.hint')}
        {monitoring.computed_at === null
          ? ''
          : ` ${t('office-monitoring.computed', { time: formatMinute(monitoring.computed_at, zone) })}`}
      </p>
      {monitoring.league === null ? null : (
        <League monitoring={monitoring} name={leagueName(monitoring.league)} />
      )}
    </>
  );
}

/** One league's measures day by day; those of which there is nothing to draw are named in one line. */
function League({ monitoring: { series }, monitoring, name }: { monitoring: Monitoring; name: string }) {
  const { t } = useLanguage<'office-monitoring'>();
  const { label, list } = usePunctuation();
  const isDrawn = (metric: Metric) =>
    series.filter((point) => point.metric === metric).length >= MIN_DAYS_DRAWN;
  const missing = METRICS.filter((metric) => !isDrawn(metric));
  return (
    <>
      <div className="grid gap-4 lg:grid-cols-2">
        {METRICS.filter(isDrawn).map((metric) => (
          <MeasureChart key={metric} metric={metric} monitoring={monitoring} />
        ))}
      </div>
      {missing.length === 0 ? null : (
        <p className="text-14 text-ink-2">
          {label(
            `${name} · ${list(missing.map((metric) => t(`office-monitoring.metric.${metric}`)))}`,
            t('office-monitoring.tooFew'),
          )}
        </p>
      )}
    </>
  );
}

/** A measure with its interval and its sample. */
function Figure({ metric, measure }: { metric: Metric; measure: Measure }) {
  const { value, interval, n } = measure;
  return (
    <>
      {writeMeasure(metric, value)}
      <span className="block text-12 text-ink-3">
        {interval === null ? '' : `${interval.map((one) => writeMeasure(metric, one)).join(' … ')} · `}n ={' '}
        {formatNumber(n)}
      </span>
    </>
  );
}
