import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Card } from '#ui/card.tsx';
import { ChipLinks } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { chartIcon } from '#ui/icon-paths.ts';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { AsOfBar } from '../../as-of-bar.tsx';
import { OddsChoices } from '../../pick/odds-choices.tsx';
import type { RecordData } from '../data.server.ts';
import { type RecordQuery, recordChoices, recordSearch } from '../record-query.ts';
import { Calibration } from './calibration.tsx';
import { CompletedRecords } from './completed-records.tsx';
import { DailyProfit } from './daily-profit.tsx';
import { Distributions } from './distributions.tsx';
import { Headline } from './headline.tsx';
import { Parity } from './parity.tsx';
import { PriceSurvival } from './price-survival.tsx';
import { WinRateRank } from './win-rate-rank.tsx';

/** The prediction records: the figures of a window, where they come from, and every settled pick. */
export function RecordPage({ data }: { data: RecordData }) {
  const { t } = useLanguage<'record'>();
  const { window, figures, query } = data;
  return (
    <>
      <PageHeader
        title={t('record.title')}
        lead={
          window.from === null
            ? t('record.leadNothing')
            : t('record.lead', { from: window.from, until: window.until, days: window.days })
        }
      />
      <AsOfBar
        view={data.asOfView}
        address={`${localePath(data.locale, '/record')}${recordSearch(query, { asOf: null })}`}
      />
      <Choices data={data} />
      <div className="pt-3">
        <OddsChoices />
      </div>
      {query.origin === 'backfill' ? (
        <div className="pt-4">
          <Notice tone="warning">{t('record.backfillNotice')}</Notice>
        </div>
      ) : null}
      {figures.summary.n === 0 ? (
        <Card className="mt-4">
          <EmptyState icon={chartIcon} title={t('record.empty')} text={t('record.emptyText')} />
        </Card>
      ) : (
        <>
          <Headline data={data} />
          <DailyProfit data={data} />
          <WinRateRank data={data} />
          <Distributions data={data} />
          <Calibration figures={figures} origin={query.origin} />
          <PriceSurvival figures={figures} origin={query.origin} />
        </>
      )}
      <Parity figures={figures} origin={query.origin} />
      <CompletedRecords data={data} />
    </>
  );
}

/** Window, origin and sport: each choice is an address, one click away. */
function Choices({ data: { query, locale } }: { data: RecordData }) {
  const { t } = useLanguage<'record' | 'sport' | 'ui'>();
  const hrefOf = (change: Partial<RecordQuery>) =>
    `${localePath(locale, '/record')}${recordSearch(query, change)}`;
  return (
    <div className="grid gap-2">
      <ChipLinks
        label={t('record.windows.label')}
        items={recordChoices.WINDOWS.map((window) => ({
          href: hrefOf({ window }),
          label: t(`record.windows.${window}`),
          current: query.window === window,
        }))}
      />
      <ChipLinks
        label={t('record.sports')}
        items={[
          { href: hrefOf({ sport: null }), label: t('ui.all'), current: query.sport === null },
          ...recordChoices.SPORTS.map((sport) => ({
            href: hrefOf({ sport }),
            label: t(`sport.sports.${sport}`),
            current: query.sport === sport,
          })),
        ]}
      />
      <ChipLinks
        label={t('record.origins.label')}
        items={(['live', 'backfill'] as const).map((origin) => ({
          href: hrefOf({ origin }),
          label: t(`record.origins.${origin}`),
          current: query.origin === origin,
        }))}
      />
    </div>
  );
}
