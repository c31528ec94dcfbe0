import { type AlertFacts, isSiteAlert, siteAlertText } from '#i18n/alert-text.ts';
import { formatPercent } from '#i18n/format.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { useLeagueName } from './frame/office-context.ts';

const KINDS = [
  'coverage_low',
  'calibration_off',
  'brier_worse',
  'closing_value_negative',
  'forecasts_drift',
  'prices_drift',
] as const;
/** Those that speak of people and games, whose facts stand in the text as they are. */
const PLAIN_KINDS = [
  'codes_guessed',
  'days_wait',
  'operator_made',
  'operator_reset',
  'operator_changed',
  'operator_taken_back',
  'payment_unmatched',
  'policy_waits',
  'timestamps_late',
  'result_missing',
  'result_waits',
  'result_contradicted',
  'result_changed',
  'result_differs',
  'correction_waits',
  'dispute_waits',
] as const;

/** What an alert says, with its figures; one of a kind that no one has written words for says its name. */
export function useAlertText(): (alert: {
  readonly kind: string;
  readonly subject: string;
  readonly brand_name: string | null;
  readonly facts: AlertFacts;
}) => string {
  const { t } = useLanguage<'office-alerts' | 'alerts' | 'jobs'>();
  const leagueName = useLeagueName();
  return ({ kind, subject, brand_name: brandName, facts: told }) => {
    // Facts name a brand by its key; an operator knows it by its name.
    const facts = brandName === null ? told : { ...told, brand: brandName };
    if (isSiteAlert(kind)) return siteAlertText(t, kind, facts);
    const known = KINDS.find((one) => one === kind);
    const plain = PLAIN_KINDS.find((one) => one === kind);
    if (plain !== undefined) {
      const text = (name: string) => String(facts[name] ?? '-');
      return t(`office-alerts.kind.${plain}`, {
        who: text('who'),
        email: text('email'),
        count: text('count'),
        amount: text('amount'),
        home: text('home'),
        away: text('away'),
        league: leagueName(text('league')),
        subject,
        picks: text('picks'),
        typed: text('typed'),
        told: text('told'),
        serial: text('serial'),
        brand: text('brand'),
        days: text('days'),
      });
    }
    if (known === undefined) return `${kind} · ${subject}`;
    const figure = (name: string) => {
      const value = facts[name];
      if (typeof value !== 'number') return '-';
      return known.endsWith('drift') || known === 'brier_worse'
        ? formatNumber(value, 3)
        : formatPercent(value);
    };
    return t(`office-alerts.kind.${known}`, {
      // What is measured is measured league by league.
      subject: leagueName(subject),
      value: figure('value'),
      reference: figure('reference'),
      n: formatNumber(Number(facts.n ?? 0)),
      days: String(facts.days ?? ''),
    });
  };
}
