import { formatNumber, formatPercent } from '#i18n/format.ts';
import type { Translate } from '#i18n/t.ts';

/** A share as the use cases give it: `k` of `n` with its interval after Wilson. */
export type Rate = {
  readonly value: number | null;
  readonly k: number;
  readonly n: number;
  readonly interval: readonly [number, number] | null;
};

/** A rate of fewer than ten is no percentage: it reads `3 of 7` (docs/product/schedule.md). */
export const MIN_FOR_RATE = 10;

/** A rate in words: its figure, its interval, and its sample. */
export function rateLabels({ value, k, n, interval }: Rate, t: Translate<'ui'>) {
  if (n === 0 || value === null) return { value: '-', margin: null, sample: t('ui.sampleSize', { n }) };
  const sample = t('ui.sample', { k, n });
  if (n < MIN_FOR_RATE) return { value: sample, margin: null, sample: t('ui.sampleSize', { n }) };
  return { value: formatPercent(value), margin: interval && intervalText(interval), sample };
}

/** `44.4–52.3%` */
export function intervalText([low, high]: readonly [number, number]): string {
  return `${formatNumber(low * 100, 1)}–${formatPercent(high)}`;
}
