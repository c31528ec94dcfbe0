import { formatPercent } from '#i18n/format.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { joinLabel } from '#i18n/join-label.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { ScatterChart } from '#ui/charts/scatter-chart.tsx';
import { Notice } from '#ui/notice.tsx';
import { useLeagueName } from '../frame/office-context.ts';
import { Panel } from '../panel.tsx';
import { writeScore } from '../parts/write-score.ts';
import { OfficeTable } from '../table/office-table.tsx';
import type { Comparison } from './data.server.ts';
import { Difference } from './score-table.tsx';

/** The shadow beside what was said live, on the games that both forecast before they began. */
export function ShadowPanel({ comparison }: { comparison: Comparison }) {
  const { t } = useLanguage<'office-models'>();
  const leagueName = useLeagueName();
  const { total, leagues, verdict } = comparison;
  return (
    <Panel title={t('office-models.comparison')}>
      <Notice tone={verdict === 'better' ? 'success' : verdict === 'worse' ? 'error' : 'info'}>
        {t(`office-models.verdict.${verdict}`, { games: formatNumber(total.n) })}
      </Notice>
      <OfficeTable
        label={t('office-models.comparison')}
        isPlain
        rows={total.n === 0 ? [] : [total, ...leagues]}
        rowKey={({ league }) => league ?? 'total'}
        empty={t('office-models.noContests')}
        columns={[
          {
            key: 'league',
            header: t('office-models.league'),
            render: ({ league }) => (league === null ? t('office-models.allLeagues') : leagueName(league)),
          },
          { key: 'n', header: 'n', numeric: true, render: ({ n }) => formatNumber(n) },
          {
            key: 'live',
            header: t('office-models.liveLoss'),
            numeric: true,
            render: ({ live }) => writeScore(live?.log_loss),
          },
          {
            key: 'shadow',
            header: t('office-models.shadowLoss'),
            numeric: true,
            render: ({ shadow }) => writeScore(shadow?.log_loss),
          },
          {
            key: 'ece',
            header: t('office-models.bothEce'),
            numeric: true,
            wideOnly: true,
            render: ({ live, shadow }) =>
              `${formatPercent(live?.ece ?? null)} → ${formatPercent(shadow?.ece ?? null)}`,
          },
          {
            key: 'difference',
            header: t('office-models.difference'),
            numeric: true,
            render: (row) => <Difference {...row} />,
          },
        ]}
      />
      {total.n === 0 ? null : <Calibration comparison={comparison} />}
    </Panel>
  );
}

function Calibration({ comparison: { calibration } }: { comparison: Comparison }) {
  const { locale, t } = useLanguage<'office-models'>();
  const rows = (['live', 'shadow'] as const).flatMap((who) =>
    calibration[who].map((bin) => ({ ...bin, who, key: `${who} ${bin.from}` })),
  );
  return (
    <>
      <h3 className="text-14 font-medium text-main">{t('office-models.calibration')}</h3>
      <ScatterChart
        label={t('office-models.calibrationLabel')}
        points={rows.map(({ key, who, forecast, frequency, n }) => ({
          key,
          x: forecast,
          y: frequency,
          weight: n,
          tone: who === 'shadow' ? 'subject' : 'context',
          text: joinLabel(
            t(`office-models.state.${who}`),
            `${formatPercent(forecast)} → ${formatPercent(frequency)} (n = ${n})`,
            locale,
          ),
        }))}
        xLabel={t('office-models.said')}
        yLabel={t('office-models.came')}
        formatX={(value) => formatPercent(value, 0)}
        formatY={(value) => formatPercent(value, 0)}
        range={[0, 1]}
        showDiagonal
      />
      <details>
        <summary className="tap text-12 font-medium text-ink-2 underline underline-offset-3">
          {t('office-models.asTable')}
        </summary>
        <OfficeTable
          label={t('office-models.calibration')}
          isPlain
          rows={rows}
          rowKey={({ key }) => key}
          empty="-"
          columns={[
            {
              key: 'who',
              header: t('office-models.name'),
              render: ({ who }) => t(`office-models.state.${who}`),
            },
            { key: 'n', header: 'n', numeric: true, render: ({ n }) => formatNumber(n) },
            {
              key: 'said',
              header: t('office-models.said'),
              numeric: true,
              render: ({ forecast }) => formatPercent(forecast),
            },
            {
              key: 'came',
              header: t('office-models.came'),
              numeric: true,
              render: ({ frequency }) => formatPercent(frequency),
            },
          ]}
        />
      </details>
    </>
  );
}
