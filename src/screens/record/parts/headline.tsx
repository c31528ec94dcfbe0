import { formatNumber, formatProfit, formatSigned, formatSignedPercent } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { SignedFigure } from '#ui/signed-figure.tsx';
import { Stat } from '#ui/stat.tsx';
import type { RecordData } from '../data.server.ts';
import { rateWords } from '../rate-words.ts';

/** The figures that are asked for first, each with its sample and, where it is a share or a return, its interval. */
export function Headline({ data: { figures, window, unitUsd, locale } }: { data: RecordData }) {
  const { t } = useLanguage<'record' | 'ui'>();
  const { summary, accuracy, average_daily_profit: daily } = figures;
  const winRate = rateWords(summary.win_rate, t);
  const right = rateWords(accuracy, t);
  const beat = rateWords(summary.beat_close, t);
  const signed = (value: number | null, text: string) =>
    value === null ? '-' : <SignedFigure value={value} text={text} />;
  const { roi, closing_value: close } = summary;
  return (
    <Card className="mt-4 grid gap-4">
      <div className="grid grid-cols-2 gap-x-4 gap-y-5 lg:grid-cols-3">
        <Stat
          label={t('record.figures.winRate')}
          value={winRate.value}
          margin={winRate.margin}
          note={winRate.sample}
        />
        <Stat
          label={t('record.figures.accuracy')}
          value={right.value}
          margin={right.margin}
          note={right.sample}
        />
        <Stat
          label={t('record.figures.profit')}
          value={signed(summary.profit_cents, formatProfit(summary.profit_cents / 100, 'USD', locale))}
          note={t('record.figures.units', {
            units: formatSigned(summary.profit_cents / 100 / unitUsd),
            n: formatNumber(summary.n),
          })}
        />
        <Stat
          label={t('record.figures.daily')}
          // What rounds to nothing is neither a gain nor a loss.
          value={signed(Math.round(daily), formatProfit(daily, 'USD', locale))}
          note={t('record.figures.overDays', { days: window.days })}
        />
        <Stat
          label={t('record.figures.roi')}
          value={signed(roi.value, formatSignedPercent(roi.value))}
          margin={roi.interval === null ? null : signedInterval(roi.interval)}
          note={t('ui.sampleSize', { n: roi.n })}
        />
        <Stat
          label={t('record.figures.close')}
          value={signed(close.value, formatSignedPercent(close.value))}
          // Of few the share is told as a count, which has its sample in it.
          note={
            beat.margin === null
              ? close.n === 0
                ? beat.sample
                : t('record.figures.beatCloseFew', { share: beat.value })
              : t('record.figures.beatClose', { share: beat.value, sample: beat.sample, n: close.n })
          }
        />
      </div>
      <p className="flex flex-wrap items-center gap-2 text-14 text-ink-2">
        {t('record.figures.results', {
          win: formatNumber(summary.win),
          lose: formatNumber(summary.lose),
          draw: formatNumber(summary.draw),
          cancel: formatNumber(summary.cancel),
        })}
        {summary.corrections > 0 ? (
          <Badge tone="warn">{t('record.figures.corrections', { count: summary.corrections })}</Badge>
        ) : null}
        {summary.simulated > 0 ? (
          <Badge>{t('record.figures.simulated', { n: summary.simulated })}</Badge>
        ) : null}
      </p>
    </Card>
  );
}

/** `−4.1 to +2.3%`, with signs because a return can be either. */
function signedInterval([low, high]: readonly [number, number]): string {
  return `${formatSigned(low * 100)} … ${formatSignedPercent(high)}`;
}
