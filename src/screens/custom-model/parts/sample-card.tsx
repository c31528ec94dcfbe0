import type { ReactNode } from 'react';
import { formatDate, formatNumber, formatSignedPercent } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { ordinal } from '../figure-labels.ts';
import type { Estimate, Quota } from '../model-content.ts';

interface SampleCardProps {
  estimate: Estimate | null;
  quota: Quota;
  zone: string;
  /** Other choices are on their way: the figures are those of the ones before. */
  isStale: boolean;
}

/** What storing the model would mean: its sample, its trial number, what luck takes off, its time, and what is left. */
export function SampleCard({ estimate, quota, zone, isStale }: SampleCardProps) {
  const { t } = useLanguage<'customModel'>();
  return (
    <Card as="section" className="grid gap-4" aria-busy={isStale}>
      <h2 className="text-16 font-medium text-main">{t('customModel.sample.title')}</h2>
      <div
        aria-live="polite"
        className={classNames('grid gap-4 transition-opacity', isStale && 'opacity-55')}
      >
        {estimate === null ? (
          <p className="text-14 text-ink-2">{t('customModel.sample.waiting')}</p>
        ) : (
          <EstimateFigures estimate={estimate} zone={zone} />
        )}
        <Line
          label={t('customModel.sample.left')}
          value={formatNumber(Math.max(0, quota.limit - quota.used))}
          note={
            <>
              {t('customModel.sample.leftToday', { left: Math.max(0, quota.limit_a_day - quota.today) })}
              {quota.limit_with_plan > quota.limit ? (
                <span className="block">{t('customModel.quota.more', { limit: quota.limit_with_plan })}</span>
              ) : null}
            </>
          }
        />
      </div>
    </Card>
  );
}

function EstimateFigures({ estimate, zone }: { estimate: Estimate; zone: string }) {
  const { locale, t } = useLanguage<'customModel'>();
  const { sample, missing, lock_from: lockFrom, trial_no: trial, luck, seconds, columns } = estimate;
  const { expected_picks: expected, count } = estimate;
  const day = (instant: string | null) => formatDate(instant, zone);
  return (
    <>
      <Line
        label={t('customModel.sample.priced')}
        value={formatNumber(sample.priced)}
        note={
          <>
            {t('customModel.sample.span', {
              games: sample.games,
              seasons: sample.seasons,
              from: day(sample.from),
              until: day(sample.until),
            })}
            {sample.enough ? (
              <span className="block text-win">{t('customModel.sample.enough')}</span>
            ) : missing.length === 0 ? null : (
              <span className="block text-warn">
                {t('customModel.sample.short')}
                {missing.map(({ code, have, need }) => (
                  <span key={code} className="block">
                    {t(`customModel.missing.${code}`, { have, need })}
                  </span>
                ))}
              </span>
            )}
            {lockFrom === null ? null : (
              <span className="block">{t('customModel.sample.lockFrom', { date: day(lockFrom) })}</span>
            )}
          </>
        }
      />
      <Line
        label={t('customModel.sample.expected')}
        value={expected === null ? '-' : formatNumber(expected)}
        note={t(`customModel.sample.${count}`)}
      />
      <Line
        label={t('customModel.sample.trial')}
        value={ordinal(trial, locale)}
        note={
          trial > 1
            ? t('customModel.sample.luck', { trials: trial, luck: formatSignedPercent(luck) })
            : t('customModel.sample.noLuck')
        }
      />
      <Line
        label={t('customModel.sample.time')}
        value={t('customModel.sample.seconds', { seconds })}
        note={t('customModel.sample.columns', { columns })}
      />
    </>
  );
}

function Line({ label, value, note }: { label: string; value: string; note: ReactNode }) {
  return (
    <div className="grid gap-0.5 border-t border-line pt-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-14">
        <span className="text-ink-2">{label}</span>
        <span className="text-20 font-strong text-main tight">{value}</span>
      </p>
      <p className="text-12 text-ink-3">{note}</p>
    </div>
  );
}
