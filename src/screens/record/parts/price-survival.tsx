import { formatNumber, formatSignedPercent } from '#i18n/format.ts';
import { formatSpan } from '#i18n/format-span.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Section } from '#ui/section.tsx';
import type { FiguresOf } from '../data.server.ts';
import { rateLabels } from '../rate-labels.ts';

/** Whether the price could still be had some minutes later, and what the record is at that price. */
export function PriceSurvival({ figures: { survival, lead, summary }, origin }: FiguresOf) {
  const { locale, t } = useLanguage<'record' | 'ui'>();
  const rows = [
    { minutes: 0, good: null, gone: null, roi: summary.roi.value },
    ...survival.map(({ minutes, still_good, gone, roi }) => ({ minutes, good: still_good, gone, roi })),
  ];
  return (
    <Section
      title={t('record.survival.title')}
      lead={t(`record.survival.${lead.short === 0 ? 'leadNone' : 'lead'}.${origin}`, {
        time: formatSpan(lead.mean_minutes, locale),
        short: formatNumber(lead.short),
        n: formatNumber(lead.n),
      })}
    >
      {summary.simulated === 0 ? null : (
        <p className="pb-3 text-14 text-ink-2">
          {t('record.survival.simulated', {
            count: summary.simulated,
            n: formatNumber(summary.n),
          })}
        </p>
      )}
      <DataTable
        label={t('record.survival.title')}
        rows={rows}
        rowKey={({ minutes }) => minutes}
        columns={[
          {
            key: 'minutes',
            header: t('record.survival.when'),
            render: ({ minutes }) =>
              minutes === 0 ? t(`record.survival.atOnce.${origin}`) : t('record.survival.after', { minutes }),
          },
          {
            key: 'good',
            header: t('record.survival.stillGood'),
            numeric: true,
            render: ({ good }) => {
              if (good === null) return '-';
              const { value, margin, sample } = rateLabels(good, t);
              return (
                <span className="inline-grid justify-items-end">
                  <span className="text-main">{value}</span>
                  {margin === null ? null : <span className="text-12 text-ink-3">{margin}</span>}
                  <span className="text-12 text-ink-3">{sample}</span>
                </span>
              );
            },
          },
          {
            key: 'gone',
            header: t('record.survival.gone'),
            numeric: true,
            wideOnly: true,
            render: ({ gone }) => (gone === null ? '-' : formatNumber(gone)),
          },
          {
            key: 'roi',
            header: t('record.survival.roi'),
            numeric: true,
            render: ({ roi }) => formatSignedPercent(roi),
          },
        ]}
      />
    </Section>
  );
}
