import { lazy, Suspense } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { chartIcon } from '#ui/icon-paths.ts';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { AsOfClock, AsOfNotice } from '../../as-of-bar.tsx';
import { loadPart } from '../../frame/loading/load-part.ts';
import { statisticsHref } from '../../statistics-address.ts';
import type { StatisticsData } from '../data.server.ts';
import { Pickers } from './pickers.tsx';
import { TeamList } from './team-list.tsx';

/** The list of a league leads to it: who reads the list does not fetch its charts. */
const TeamAnalysis = import.meta.env.SSR
  ? (await import('./team-analysis.tsx')).TeamAnalysis
  : lazy(async () => ({ default: (await loadPart(() => import('./team-analysis.tsx'))).TeamAnalysis }));

/** Team analysis: the pickers, then a league's teams, or one team, or two face to face. */
export function StatisticsPage({ data }: { data: StatisticsData }) {
  const { t } = useLanguage<'statistics'>();
  const { statistics } = data;
  const address = statisticsHref(data.locale, { ...data.query, asOf: null });
  return (
    <>
      <PageHeader
        title={t('statistics.title')}
        lead={t('statistics.lead', { time: data.asOf })}
        actions={<AsOfClock view={data.asOfView} address={address} />}
      />
      <AsOfNotice view={data.asOfView} address={address} />
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
      {statistics?.panel ? (
        <Suspense>
          <TeamAnalysis data={data} />
        </Suspense>
      ) : null}
    </>
  );
}
