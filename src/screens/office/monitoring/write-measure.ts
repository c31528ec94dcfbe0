import { formatPercent, formatSignedPercent } from '#i18n/format.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { MODEL_METRICS } from '#terms/forecasts.ts';
import type { Metric } from './data.server.ts';

export const METRICS = MODEL_METRICS satisfies readonly Metric[];

/** A measure as it is written: shares as percentages, values of prices with their sign, scores with their decimals. */
export function writeMeasure(metric: Metric, value: number | null): string {
  switch (metric) {
    case 'coverage':
    case 'ece':
      return formatPercent(value);
    case 'clv':
      return formatSignedPercent(value);
    case 'brier':
    case 'drift_forecast':
    case 'drift_price':
      return formatNumber(value, 3);
  }
}
