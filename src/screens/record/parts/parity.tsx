import { formatNumber, formatPercent, formatSigned, formatSignedPercent } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { usePunctuation } from '#i18n/use-punctuation.ts';
import { DataTable } from '#ui/data-table.tsx';
import { Section } from '#ui/section.tsx';
import type { FiguresOf } from '../data.server.ts';
import { type Rate, rateLabels } from '../rate-labels.ts';

type Line = {
  readonly key: 'free' | 'paid' | 'withdrawn' | 'pass';
  readonly share: Rate;
  readonly n: number;
  readonly rate: Rate | null;
  readonly roi: number | null;
};

/**
 * Free, paid, withdrawn and passed: four lines of one ledger, by the same formula (docs/product/picks.md). What was calculated afterwards was neither
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
            render: ({ rate }) => (rate === null ? '-' : rateLabels(rate, t).value),
          },
          {
            key: 'roi',
            header: t('record.figures.roi'),
            numeric: true,
            render: ({ roi }) => formatSignedPercent(roi),
          },
        ]}
      />
      {origin === 'live' && withdrawn.n > 0 ? <Difference difference={withdrawn.difference} /> : null}
    </Section>
  );
}

/** How the withdrawn picks would have done against the others, and how sure that is: without it no one could see us hide losers. */
function Difference({
  difference: { value, interval },
}: {
  difference: FiguresOf['figures']['lines']['withdrawn']['difference'];
}) {
  const { t } = useLanguage<'record'>();
  const { gap } = usePunctuation();
  if (value === null || interval === null) {
    return <p className="mt-3 max-w-prose text-14 text-ink-2">{t('record.parity.tooFew')}</p>;
  }
  const [low, high] = interval;
  const points = (share: number) => formatSigned(share * 100);
  const verdict = low > 0 ? 'better' : high < 0 ? 'worse' : 'alike';
  return (
    <p className="mt-3 max-w-prose text-14 text-ink-2">
      {t('record.parity.difference', { value: points(value), low: points(low), high: points(high) })}
      {gap}
      {t(`record.parity.${verdict}`)}
    </p>
  );
}
