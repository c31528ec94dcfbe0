import { formatSigned } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { ChartFrame } from '../chart-frame.tsx';
import { LineChart } from '../line-chart.tsx';
import type { GalleryFile } from './gallery-files.ts';

const profit = [
  0, 0.9, 1.7, 0.2, -1.3, -0.4, -2.1, -1.2, 0.3, 1.9, 1.1, 2.6, 3.4, 2.2, 1.6, 2.9, 4.4, 3.1, 3.8, 4.2,
];
const rows = profit.map((total, day) => ({ day: day + 1, total, reach: 3 * Math.sqrt(day + 0.2) }));

/** A profit line with its luck band, and the table behind it. */
export function GalleryCharts() {
  const { t } = useLanguage<GalleryFile>();
  return (
    <ChartFrame
      title={t('gallery.sample.profitSentence')}
      note={`${t('gallery.sample.record')} · ${t('gallery.sample.luck')}`}
      table={{
        switchLabel: t('ui.asTable'),
        label: t('gallery.sample.record'),
        rows,
        rowKey: ({ day }) => day,
        columns: [
          {
            key: 'day',
            header: t('sport.fields.date'),
            render: ({ day }) => `11-${String(day).padStart(2, '0')}`,
          },
          {
            key: 'total',
            header: t('sport.fields.profit'),
            numeric: true,
            render: ({ total }) => formatSigned(total),
          },
        ],
      }}
    >
      <LineChart
        label={t('gallery.sample.profitSentence')}
        formatY={(value) => formatSigned(value, 0)}
        readout={{
          label: t('gallery.sample.record'),
          textOf: ({ x, y }) => `11-${String(x).padStart(2, '0')} · ${formatSigned(y)}`,
        }}
        band={rows.map(({ day, reach }) => ({ x: day, low: -reach, high: reach }))}
        xTicks={[1, 10, 20].map((day) => ({ x: day, label: `11-${String(day).padStart(2, '0')}` }))}
        series={[
          {
            key: 'ours',
            label: `${t('gallery.sample.ours')} ${formatSigned(4.2)}`,
            role: 'subject',
            points: rows.map(({ day, total }) => ({ x: day, y: total })),
          },
        ]}
      />
    </ChartFrame>
  );
}
