import type { Claim } from '#api/claims.contract.ts';
import {
  formatNumber,
  formatPercent,
  formatProfit,
  formatSigned,
  formatSignedPercent,
} from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { SignedFigure } from '#ui/signed-figure.tsx';
import { Stat } from '#ui/stat.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { RecordWindow } from '../record-window.ts';

interface RecordLineProps {
  windows: readonly RecordWindow[];
  /** How many games were worked out, before their start and afterwards. */
  analysed: readonly Claim[];
  /** What one unit stands for, in USD. */
  unitUsd: number;
}

/** The record in a line a window: every figure with its sample, its interval where it has one, and its evidence. */
export function RecordLine({ windows, analysed, unitUsd }: RecordLineProps) {
  const { t } = useLanguage<'home'>();
  if (windows.length === 0) return null;
  return (
    <section aria-label={t('home.record.title')} className="py-2">
      <Card flush>
        {windows.map((window) => (
          <WindowRow key={`${window.origin} ${window.days}`} window={window} unitUsd={unitUsd} />
        ))}
        <p className="flex flex-wrap gap-x-4 border-t border-line px-4 py-2.5 text-12 text-ink-3 sm:px-5">
          {analysed.map((claim) => (
            <TextLink key={claim.origin} href={claim.evidence}>
              {t(`home.record.analysed.${claim.origin}`, { count: claim.value })}
            </TextLink>
          ))}
        </p>
      </Card>
    </section>
  );
}

type WindowProps = { window: RecordWindow; unitUsd: number };

function WindowRow({ window, unitUsd }: WindowProps) {
  const { t } = useLanguage<'home'>();
  const { days, origin, profit } = window;
  return (
    <div className="grid gap-3 border-t border-line p-4 first:border-0 sm:px-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-14 font-strong">{t('home.record.days', { days })}</h2>
        {origin === 'backfill' ? <Badge tone="warn">{t('home.record.afterwards')}</Badge> : null}
        {profit.simulated ? <span className="text-12 text-ink-3">{t('home.record.simulated')}</span> : null}
      </div>
      <div className="grid grid-cols-2 gap-x-4 gap-y-4 lg:grid-cols-4">
        <WindowStats window={window} unitUsd={unitUsd} />
      </div>
    </div>
  );
}

function WindowStats({ window, unitUsd }: WindowProps) {
  const { winRate, profit, daily, closingValue, days } = window;
  const { t, locale } = useLanguage<'home'>();
  return (
    <>
      {winRate === null ? null : (
        <Stat
          label={t('home.record.winRate')}
          value={formatPercent(winRate.value)}
          margin={winRate.interval ? intervalText(winRate.interval) : null}
          note={t('home.record.ofDecided', {
            won: formatNumber(Math.round(winRate.value * winRate.n)),
            n: formatNumber(winRate.n),
          })}
          href={winRate.evidence}
        />
      )}
      <Stat
        label={t('home.record.profit')}
        value={
          <SignedFigure
            value={profit.value}
            text={t('home.record.units', { units: formatSigned(profit.value / unitUsd) })}
          />
        }
        note={t('home.record.picks', { count: profit.n })}
        href={profit.evidence}
      />
      {daily === null ? null : (
        <Stat
          label={t('home.record.daily')}
          value={<SignedFigure value={daily.value} text={formatProfit(daily.value, 'USD', locale)} />}
          note={t('home.record.overDays', { days, n: formatNumber(daily.n), unit: unitUsd })}
          href={daily.evidence}
        />
      )}
      {closingValue === null ? null : (
        <Stat
          label={t('home.record.closingValue')}
          value={<SignedFigure value={closingValue.value} text={formatSignedPercent(closingValue.value)} />}
          note={t('home.record.withClose', { n: formatNumber(closingValue.n) })}
          href={closingValue.evidence}
        />
      )}
    </>
  );
}

/** `44.4–52.3%` */
function intervalText([low, high]: readonly [number, number]): string {
  return `${formatNumber(low * 100, 1)}–${formatPercent(high)}`;
}
