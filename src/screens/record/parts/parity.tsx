import { formatNumber, formatPercent, formatSignedPercent } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Section } from '#ui/section.tsx';
import type { FiguresOf } from '../data.server.ts';
import { type Rate, rateWords } from '../rate-words.ts';

type Line = {
  readonly key: 'free' | 'paid' | 'withdrawn' | 'pass';
  readonly share: Rate;
  readonly n: number;
  readonly rate: Rate | null;
  readonly roi: number | null;
};

/**
 * Free, paid, withdrawn and passed: four lines of one ledger, by the same formula (B17, B3). What was calculated afterwards was neither
 * free nor sold nor withdrawn, so there two lines are left.
 */
export function Parity({ figures: { lines }, origin }: FiguresOf) {
  const { t } = useLanguage<'record' | 'sport' | 'ui'>();
  const { free, paid, withdrawn, pass } = lines;
  const rows: Line[] = [
    {
      key: 'free',
      share: free.share,
      n: free.summary.n,
      rate: free.summary.win_rate,
      roi: free.summary.roi.value,
    },
    {
      key: 'paid',
      share: paid.share,
      n: paid.summary.n,
      rate: paid.summary.win_rate,
      roi: paid.summary.roi.value,
    },
    { key: 'withdrawn', share: withdrawn.share, n: withdrawn.n, rate: withdrawn.win_rate, roi: null },
    { key: 'pass', share: pass.share, n: pass.n, rate: null, roi: null },
  ];
  return (
    <Section
      title={t(`record.parity.title.${origin}`)}
      lead={t(`record.parity.lead.${origin}`, { n: formatNumber(lines.evaluated) })}
    >
      <DataTable
        label={t(`record.parity.title.${origin}`)}
        rows={rows.filter(({ key }) => origin === 'live' || key === 'paid' || key === 'pass')}
        rowKey={({ key }) => key}
        columns={[
          {
            key: 'line',
            header: t('record.parity.line'),
            render: ({ key }) => t(key === 'paid' ? `record.parity.paid.${origin}` : `record.parity.${key}`),
          },
          { key: 'n', header: t('record.parity.markets'), numeric: true, render: ({ n }) => formatNumber(n) },
          {
            key: 'share',
            header: t('record.parity.share'),
            numeric: true,
            wideOnly: true,
            render: ({ share }) => formatPercent(share.value),
          },
          {
            key: 'rate',
            header: t('sport.fields.win_rate'),
            numeric: true,
            render: ({ rate }) => (rate === null ? '-' : rateWords(rate, t).value),
          },
          {
            key: 'roi',
            header: t('record.figures.roi'),
            numeric: true,
            render: ({ roi }) => formatSignedPercent(roi),
          },
        ]}
      />
    </Section>
  );
}
