import { useLanguage } from '#i18n/language-provider.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { chartIcon } from '#ui/icon-paths.ts';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { AsOfBar } from '../../as-of-bar.tsx';
import { statisticsHref } from '../../statistics-address.ts';
import type { StatisticsData } from '../data.server.ts';
import { Accuracy } from './accuracy.tsx';
import { Compare } from './compare.tsx';
import { FormLists } from './form-lists.tsx';
import { NextGame } from './next-game.tsx';
import { Pickers } from './pickers.tsx';
import { RatingChart } from './rating-chart.tsx';
import { Situations } from './situations.tsx';
import { Splits } from './splits.tsx';
import { StrengthsChart } from './strengths-chart.tsx';
import { TeamHead } from './team-head.tsx';
import { TeamList } from './team-list.tsx';

/** Team analysis: the pickers, then a league's teams, or one team, or two face to face. */
export function StatisticsPage({ data }: { data: StatisticsData }) {
  const { t } = useLanguage<'statistics'>();
  const { statistics } = data;
  return (
    <>
      <PageHeader title={t('statistics.title')} lead={t('statistics.lead', { time: data.asOf })} />
      <AsOfBar view={data.asOfView} address={statisticsHref(data.locale, { ...data.query, asOf: null })} />
      <Pickers data={data} />
      {data.isGone ? (
        <div className="pt-4">
          <Notice tone="warning">{t('statistics.gone')}</Notice>
        </div>
      ) : null}
      {statistics === null ? <EmptyState icon={chartIcon} title={t('statistics.noSeason')} /> : null}
      {statistics !== null && statistics.panel === null ? (
        <TeamList data={data} statistics={statistics} />
      ) : null}
      {statistics?.panel ? <Analysis data={data} /> : null}
    </>
  );
}

function Analysis({ data }: { data: StatisticsData }) {
  const { statistics, next, isStatsOnly } = data;
  if (!statistics?.panel) return null;
  const { panel, compare, sport } = statistics;
  const panels = compare === null ? [panel] : [panel, compare.other];
  return (
    <>
      <div className="grid gap-4 pt-4 lg:auto-cols-fr lg:grid-flow-col">
        {panels.map((one) => (
          <TeamHead key={one.team.id} data={data} statistics={statistics} panel={one} />
        ))}
      </div>
      {compare === null ? null : <Compare data={data} panel={panel} compare={compare} sport={sport} />}
      {next === null ? null : <NextGame data={data} next={next} />}
      <FormLists data={data} panels={panels} />
      {compare === null ? (
        <div className="grid gap-4 pt-4 lg:grid-cols-2">
          <StrengthsChart panel={panel} other={null} sport={sport} />
          <RatingChart panel={panel} other={null} />
        </div>
      ) : null}
      <Splits panels={panels} sport={sport} isStatsOnly={isStatsOnly} />
      <Situations panels={panels} sport={sport} isStatsOnly={isStatsOnly} />
      {isStatsOnly ? null : <Accuracy panels={panels} />}
    </>
  );
}
