import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { chartIcon } from '#ui/icon-paths.ts';
import { Notice } from '#ui/notice.tsx';
import { AsOfBar } from '../../as-of-bar.tsx';
import type { RecordData } from '../data.server.ts';
import { recordSearch } from '../record-query.ts';
import { Breakdown } from './breakdown.tsx';
import { Calibration } from './calibration.tsx';
import { Choices } from './choices.tsx';
import { CompletedRecords } from './completed-records.tsx';
import { KeyFigures } from './key-figures.tsx';
import { Parity } from './parity.tsx';
import { PriceSurvival } from './price-survival.tsx';
import { ProfitLine } from './profit-line.tsx';
import { Verdict } from './verdict.tsx';
import { WinRateRank } from './win-rate-rank.tsx';

/** The prediction records: what the window came to in a sentence, the line with what luck would do, and every settled pick. */
export function RecordPage({ data }: { data: RecordData }) {
  const { t } = useLanguage<'record'>();
  const { figures, query, origin } = data;
  return (
    <>
      <Verdict data={data} />
      <Choices data={data} />
      <AsOfBar
        view={data.asOfView}
        address={`${localePath(data.locale, '/record')}${recordSearch(query, { asOf: null })}`}
      />
      {origin === 'backfill' ? <Notice tone="warning">{t('record.backfillNotice')}</Notice> : null}
      {figures.summary.n === 0 ? (
        <EmptyState icon={chartIcon} title={t('record.empty')} text={t('record.emptyText')} />
      ) : (
        <div className="grid gap-6 pt-4">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[minmax(0,1fr)_14rem]">
            <ProfitLine data={data} />
            <KeyFigures data={data} />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[20rem_minmax(0,1fr)]">
            <Calibration data={data} />
            <Breakdown data={data} />
          </div>
        </div>
      )}
      <CompletedRecords data={data} />
      {figures.summary.n === 0 ? null : (
        <>
          <WinRateRank data={data} />
          <PriceSurvival figures={figures} origin={origin} />
        </>
      )}
      <Parity figures={figures} origin={origin} />
    </>
  );
}
