import { lazy, Suspense } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { chartIcon } from '#ui/icon-paths.ts';
import { Notice } from '#ui/notice.tsx';
import { AsOfNotice } from '../../as-of-bar.tsx';
import { loadPart } from '../../frame/loading/load-part.ts';
import type { RecordData } from '../data.server.ts';
import { recordSearch } from '../record-query.ts';
import { Choices } from './choices.tsx';
import { CompletedRecords } from './completed-records.tsx';
import { KeyFigures } from './key-figures.tsx';
import { Verdict } from './verdict.tsx';

/** The charts and what is below the first view: the server writes it with the page, and the browser fetches its code later. */
const ProfitLine = import.meta.env.SSR
  ? (await import('./profit-line.tsx')).ProfitLine
  : lazy(async () => ({ default: (await loadPart(() => import('./profit-line.tsx'))).ProfitLine }));
const Groups = import.meta.env.SSR
  ? (await import('./groups.tsx')).Groups
  : lazy(async () => ({ default: (await loadPart(() => import('./groups.tsx'))).Groups }));
const Doubts = import.meta.env.SSR
  ? (await import('./doubts.tsx')).Doubts
  : lazy(async () => ({ default: (await loadPart(() => import('./doubts.tsx'))).Doubts }));

/** The prediction records: what the window came to in a sentence, the line with what luck would do, and every settled pick. */
export function RecordPage({ data }: { data: RecordData }) {
  const { t } = useLanguage<'record'>();
  const { figures, query, origin } = data;
  const address = `${localePath(data.locale, '/record')}${recordSearch(query, { asOf: null })}`;
  return (
    <>
      <Verdict data={data} address={address} />
      <Choices data={data} />
      <AsOfNotice view={data.asOfView} address={address} />
      {origin === 'backfill' ? (
        <div className="pt-3">
          <Notice tone="warning">{t('record.backfillNotice')}</Notice>
        </div>
      ) : null}
      {figures.summary.n === 0 ? (
        <EmptyState icon={chartIcon} title={t('record.empty')} text={t('record.emptyText')} />
      ) : (
        <div className="grid gap-6 pt-4">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[minmax(0,1fr)_14rem]">
            <Suspense>
              <ProfitLine data={data} />
            </Suspense>
            <KeyFigures data={data} />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[20rem_minmax(0,1fr)]">
            <Suspense>
              <Groups data={data} />
            </Suspense>
          </div>
        </div>
      )}
      <CompletedRecords data={data} />
      <Suspense>
        <Doubts data={data} />
      </Suspense>
    </>
  );
}
