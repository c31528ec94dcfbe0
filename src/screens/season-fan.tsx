import type { FanPoint } from '#domain/picks/bankroll/simulate-seasons.ts';
import { formatNumber, formatPercent } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { LineChart } from '#ui/line-chart.tsx';

interface SeasonFanProps {
  ours: readonly FanPoint[];
  fair: readonly FanPoint[];
  seasons: number;
}

/** The drawing ends here: one season in twenty of a daring plan would press all others to its foot. */
export const MAX_DRAWN = 2.5;
const drawn = (share: number) => Math.min(MAX_DRAWN, share);

/** How a bankroll fared in simulated seasons: nine in ten, the middle half and the middle, beside the middle without an edge. */
export function SeasonFan({ ours, fair, seasons }: SeasonFanProps) {
  const { t } = useLanguage<'bankroll'>();
  const last = ours.at(-1);
  const lastFair = fair.at(-1);
  const picks = last?.picks ?? 0;
  const middle = (fan: readonly FanPoint[]) => fan.map(({ picks: x, median: y }) => ({ x, y: drawn(y) }));
  return (
    <LineChart
      label={t('bankroll.fan.label', {
        seasons,
        count: picks,
        median: formatPercent(last?.median, 0),
        low: formatPercent(last?.low, 0),
        high: formatPercent(last?.high, 0),
        fair: formatPercent(lastFair?.median, 0),
      })}
      series={[
        { key: 'fair', label: t('bankroll.fan.fair'), role: 'context', points: middle(fair) },
        { key: 'ours', label: t('bankroll.fan.ours'), role: 'subject', points: middle(ours) },
      ]}
      band={ours.map(({ picks: x, low, high }) => ({ x, low: drawn(low), high: drawn(high) }))}
      innerBand={ours.map(({ picks: x, lower, upper }) => ({
        x,
        low: drawn(lower),
        high: drawn(upper),
      }))}
      limit={{ value: 0.5, label: t('bankroll.fan.half') }}
      xTicks={[0, 0.5, 1].map((share) => ({
        x: picks * share,
        label: share === 1 ? t('bankroll.fan.picks', { count: picks }) : formatNumber(picks * share),
      }))}
      formatY={(value) => formatPercent(value, 0)}
      readout={{
        label: t('bankroll.fan.ours'),
        textOf: ({ x, y }) => `${t('bankroll.fan.picks', { count: x })} · ${formatPercent(y, 0)}`,
      }}
    />
  );
}
