import type { MeasureRow } from '#db/queries/model-measure.ts';
import type { Trouble } from '#domain/foundation/alert/sync-alerts.ts';

/** The window by which alerts are raised: long enough for a sample, short enough to matter. */
export const ALERT_WINDOW_DAYS = 30;

type Measure = Pick<MeasureRow, 'metric' | 'n' | 'value' | 'low' | 'high' | 'reference'>;
type Rule = {
  readonly kind: string;
  readonly metric: MeasureRow['metric'];
  readonly severity: Trouble['severity'];
  /** With fewer games nothing is said. */
  readonly fewest: number;
  readonly isWrong: (measure: Measure) => boolean;
};

/** Every rule asks for more than chance explains: the end of the interval that favours us must be on the wrong side. */
const ALERT_RULES: readonly Rule[] = [
  {
    kind: 'coverage_low',
    metric: 'coverage',
    severity: 'critical',
    fewest: 20,
    isWrong: ({ high }) => (high ?? 1) < 0.9,
  },
  {
    kind: 'calibration_off',
    metric: 'ece',
    severity: 'warning',
    fewest: 100,
    isWrong: ({ value, low, reference }) => (low ?? 0) > (reference ?? 1) && value > 0.05,
  },
  {
    kind: 'brier_worse',
    metric: 'brier',
    severity: 'warning',
    fewest: 100,
    isWrong: ({ low, reference }) => reference !== null && (low ?? 0) > reference,
  },
  {
    kind: 'closing_value_negative',
    metric: 'clv',
    severity: 'warning',
    fewest: 50,
    isWrong: ({ high }) => (high ?? 0) < 0,
  },
  {
    kind: 'forecasts_drift',
    metric: 'drift_forecast',
    severity: 'warning',
    fewest: 50,
    isWrong: ({ low }) => (low ?? 0) > 0.25,
  },
  {
    kind: 'prices_drift',
    metric: 'drift_price',
    severity: 'warning',
    fewest: 50,
    isWrong: ({ low }) => (low ?? 0) > 0.25,
  },
];

export const MEASURE_ALERTS: readonly string[] = ALERT_RULES.map(({ kind }) => kind);

/** What today's measures say is wrong, a league at a time. */
export function troublesOf(measures: readonly MeasureRow[]): Trouble[] {
  return measures
    .filter(({ windowDays }) => windowDays === ALERT_WINDOW_DAYS)
    .flatMap((measure) =>
      ALERT_RULES.filter(
        ({ metric, fewest, isWrong }) => metric === measure.metric && measure.n >= fewest && isWrong(measure),
      ).map(({ kind, severity }) => ({
        kind,
        severity,
        subject: measure.leagueId,
        permission: 'models.view' as const,
        facts: {
          league: measure.leagueId,
          days: measure.windowDays,
          n: measure.n,
          value: measure.value,
          low: measure.low,
          high: measure.high,
          reference: measure.reference,
        },
        path: `/office/monitoring?league=${measure.leagueId}` as const,
      })),
    );
}
