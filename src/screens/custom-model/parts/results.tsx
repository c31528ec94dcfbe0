import { lazy, Suspense } from 'react';
import { formatDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { DAY_MS } from '#terms/durations.ts';
import { ChipLinks } from '#ui/chip.tsx';
import { Section } from '#ui/section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { loadPart } from '../../frame/loading/load-part.ts';
import type { ShowContent } from '../model-content.ts';
import { modelHref } from '../model-href.ts';
import { modelChoices } from '../model-query.ts';
import { LockBox } from './lock-box.tsx';
import { LuckCard } from './luck-card.tsx';
import { type ResultColumn, ResultsTable } from './results-table.tsx';

/** The server draws the charts with the page; the browser fetches their code when the figures already stand. */
const RecordCharts = import.meta.env.SSR
  ? (await import('./record-charts.tsx')).RecordCharts
  : lazy(async () => ({ default: (await loadPart(() => import('./record-charts.tsx'))).RecordCharts }));

/** Backtest and forward record in one table, what luck leaves of the return, the lock-box, and the charts of both. */
export function Results({ content, zone }: { content: ShowContent; zone: string }) {
  const { locale, t } = useLanguage<'customModel'>();
  const { shown, query } = content;
  return (
    <>
      <Section title={t('customModel.results.title')} lead={t('customModel.results.lead')}>
        <div className="pb-3">
          <ChipLinks
            label={t('customModel.results.window')}
            items={modelChoices.WINDOWS.map((window) => ({
              href: modelHref(locale, { ...query, window }),
              label: t(`customModel.results.${window}`),
              current: query.window === window,
            }))}
          />
        </div>
        <ResultsTable label={t(`customModel.results.${query.window}`)} columns={useColumns(content, zone)} />
        <div className="grid gap-4 pt-4 lg:grid-cols-2">
          {shown.deflated === null ? null : <LuckCard deflated={shown.deflated} />}
          <LockBox shown={shown} zone={zone} />
        </div>
      </Section>
      <Section title={t('customModel.charts.title')}>
        <Suspense fallback={<Skeleton className="h-96 w-full" />}>
          <RecordCharts shown={shown} zone={zone} />
        </Suspense>
      </Section>
    </>
  );
}

function useColumns({ shown, query }: ShowContent, zone: string): readonly ResultColumn[] {
  const { t } = useLanguage<'customModel'>();
  const { backtest, forward, lock_box: lockBox } = shown;
  const isFull = query.window === 'full';
  const column = (key: string, title: string, record: ShowContent['shown']['backtest']): ResultColumn => ({
    key,
    header: (
      <span className="grid py-1 whitespace-normal">
        <span>{title}</span>
        {record === null ? null : (
          <span className="font-regular text-ink-3">
            <span className="whitespace-nowrap">
              {formatDate(isFull ? record.from : shortFrom(record), zone)}–
            </span>
            <wbr />
            <span className="whitespace-nowrap">{formatDate(record.until, zone)}</span>
          </span>
        )}
      </span>
    ),
    figures: record === null ? null : isFull ? record.full : record.last_20_days,
  });
  return [
    {
      ...column('backtest', t('customModel.results.backtest'), backtest),
      deflated: isFull ? shown.deflated : null,
    },
    column('forward', t('customModel.results.forward'), forward),
    ...(lockBox.result === null ? [] : [column('lock-box', t('customModel.lockBox.column'), lockBox.result)]),
  ];
}

const SHORT_MS = 20 * DAY_MS;

/** Where the last twenty days of a record begin: with the record itself if it is younger. */
function shortFrom({ from, until }: Pick<ShowContent['shown']['forward'], 'from' | 'until'>): number {
  return Math.max(Date.parse(from), Date.parse(until) - SHORT_MS);
}
