import { formatPercent } from '#i18n/format.ts';
import { joinLabel } from '#i18n/join-label.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { ScatterChart } from '#ui/charts/scatter-chart.tsx';
import type { RecordData } from '../data.server.ts';
import { intervalText } from '../rate-labels.ts';

/** What was said beside what came, group by group with its interval: who means what they say has their dots on the diagonal. */
export function Calibration({ data: { spread, origin } }: { data: RecordData }) {
  const { locale, t } = useLanguage<'record' | 'ui'>();
  const groups = spread.calibration;
  const title = t(`record.calibration.sentence.${origin}`);
  const drawn = groups.flatMap(({ said, won }) =>
    won.value === null ? [] : [{ said, won, value: won.value, interval: won.interval }],
  );
  return (
    <section
      aria-labelledby="calibration"
      className="min-w-0 rounded-b-8 border-t-2 border-main bg-surface p-4 shadow-card"
    >
      <h2 id="calibration" className="text-14 font-strong text-main">
        {t('record.calibration.title')}
      </h2>
      <p className="mb-3 text-12 text-ink-3">
        {t(groups.length === 0 ? 'record.calibration.few' : 'record.calibration.lead')}
      </p>
      {groups.length === 0 ? null : (
        <>
          <ScatterChart
            label={`${title} ${drawn
              .map(({ said, value }) => joinLabel(formatPercent(said), formatPercent(value), locale))
              .join(', ')}`}
            xLabel={t('record.calibration.xAxis')}
            yLabel={t('record.calibration.yAxis')}
            formatX={(value) => formatPercent(value, 0)}
            formatY={(value) => formatPercent(value, 0)}
            showDiagonal
            range={rangeOf(drawn.flatMap(({ said, value, interval }) => [said, value, ...(interval ?? [])]))}
            points={drawn.map(({ said, won, value, interval }) => ({
              key: String(said),
              x: said,
              y: value,
              tone: 'subject' as const,
              text: `${formatPercent(said)} → ${formatPercent(value)} (${won.k}/${won.n})`,
              weight: won.n,
              ...(interval === null ? {} : { interval }),
            }))}
          />
          <table className="mt-3 w-full border-collapse text-12">
            <caption className="sr-only">{title}</caption>
            <thead>
              <tr className="text-ink-3">
                <th scope="col" className="h-7 text-left font-regular">
                  {t('record.calibration.said')}
                </th>
                <th scope="col" className="text-right font-regular">
                  {t('record.calibration.won')}
                </th>
                <th scope="col" className="pl-2 text-right font-regular">
                  {t('record.calibration.interval')}
                </th>
                <th scope="col" className="text-right font-regular">
                  {t('record.calibration.n')}
                </th>
              </tr>
            </thead>
            <tbody>
              {drawn.map(({ said, won, value, interval }) => (
                <tr key={said} className="border-t border-line">
                  <th scope="row" className="h-7 text-left text-14 font-regular">
                    {formatPercent(said)}
                  </th>
                  <td className="text-right text-14 font-medium text-main">{formatPercent(value)}</td>
                  <td className="pl-2 text-right whitespace-nowrap text-ink-3">
                    {interval && intervalText(interval)}
                  </td>
                  <td className="pl-2 text-right text-14">{won.n}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}

/** The tenths around the drawn values, for both axes alike. */
function rangeOf(values: readonly number[]): readonly [number, number] {
  return [Math.floor(Math.min(...values) * 10) / 10, Math.ceil(Math.max(...values) * 10) / 10];
}
