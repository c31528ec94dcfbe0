import type { ReactNode } from 'react';
import { formatProfit, formatSigned, formatSignedPercent } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { SignedFigure } from '#ui/signed-figure.tsx';
import type { RecordData } from '../data.server.ts';
import { rateLabels } from '../rate-labels.ts';

/** The figures that are asked for first, each with its interval and its sample. */
export function KeyFigures({ data: { figures, spread, window, locale } }: { data: RecordData }) {
  const { t } = useLanguage<'record' | 'ui'>();
  const { summary, accuracy, average_daily_profit: daily } = figures;
  if (spread.total === null) return null;
  const winRate = rateLabels(spread.total.win_rate, t);
  const right = rateLabels(accuracy, t);
  const beat = rateLabels(summary.beat_close, t);
  const { roi } = spread.total;
  const close = summary.closing_value;
  // Beside the chart they are as high as it is, and no higher when its table opens.
  return (
    <dl className="grid grid-cols-2 content-between gap-x-4 gap-y-3 sm:grid-cols-3 xl:max-h-112 xl:grid-cols-1">
      <Figure
        label={t('record.figures.winRate')}
        value={winRate.value}
        notes={[winRate.margin, winRate.sample]}
      />
      <Figure
        label={t('record.figures.accuracy')}
        value={right.value}
        notes={[right.margin, t('record.figures.accuracyNote', { sample: right.sample })]}
      />
      <Figure
        label={t('record.figures.roi')}
        value={signed(roi.value, formatSignedPercent(roi.value))}
        notes={[roi.interval && signedInterval(roi.interval), t('ui.sampleSize', { n: roi.n })]}
      />
      <Figure
        label={t('record.figures.close')}
        value={signed(close.value, formatSignedPercent(close.value))}
        notes={[
          // Of few the share is written as a count, which has its sample in it.
          beat.margin === null
            ? close.n === 0
              ? beat.sample
              : t('record.figures.beatCloseFew', { share: beat.value })
            : t('record.figures.beatClose', { share: beat.value, sample: beat.sample }),
        ]}
      />
      <Figure
        label={t('record.figures.daily')}
        value={signed(daily, formatProfit(daily, 'USD', locale))}
        notes={[t('record.figures.overDays', { days: window.days })]}
      />
    </dl>
  );
}

const signed = (value: number | null, text: string) =>
  value === null ? '-' : <SignedFigure value={value} text={text} />;

function Figure({
  label,
  value,
  notes,
}: {
  label: string;
  value: ReactNode;
  notes: readonly (string | null)[];
}) {
  return (
    <div className="border-t-2 border-main pt-1">
      <dt className="text-12 text-ink-2">{label}</dt>
      <dd className="text-20 leading-[1.3] font-strong text-main">{value}</dd>
      {notes
        .filter((note) => note !== null)
        .map((note) => (
          <dd key={note} className="text-12 leading-4 text-ink-3">
            {note}
          </dd>
        ))}
    </div>
  );
}

/** `−4.1 … +2.3%`, with signs because a return can be either. */
export function signedInterval([low, high]: readonly [number, number]): string {
  return `${formatSigned(low * 100)} … ${formatSignedPercent(high)}`;
}
