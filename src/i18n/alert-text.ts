import { jobName } from './job-name.ts';
import type { Translate } from './t.ts';

/** What a site reports to its operators by itself; the words are in `alerts.json`. */
export const SITE_ALERTS = [
  'feed_refused',
  'feed_stale',
  'feed_out_of_credits',
  'emails_refused',
  'job_given_up',
  'process_silent',
  'clock_wrong',
  'disk_full',
  'backup_old',
  'backup_failed',
  'restore_failed',
  'restore_old',
  'audit_broken',
  'ledger_gap',
  'books_open',
  'transfers_late',
] as const;
export type SiteAlertKind = (typeof SITE_ALERTS)[number];

/** The provider's own names of what is wrong that we have words for. */
const REASONS = [
  'MISSING_KEY',
  'INVALID_KEY',
  'DEACTIVATED_KEY',
  'EXCEEDED_FREQ_LIMIT',
  'OUT_OF_USAGE_CREDITS',
  'UNKNOWN_SPORT',
  'INVALID_TOKEN',
  'RESTRICTED_RESOURCE',
  'TOO_MANY_REQUESTS',
] as const;

export type AlertFacts = Readonly<Record<string, string | number | null>>;

export function isSiteAlert(kind: string): kind is SiteAlertKind {
  return SITE_ALERTS.some((one) => one === kind);
}

/** What an alert about the site says, with its figures. */
export function siteAlertText(
  t: Translate<'alerts' | 'jobs'>,
  kind: SiteAlertKind,
  facts: AlertFacts,
): string {
  const said = Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, value ?? '-']));
  switch (kind) {
    case 'feed_refused':
      return t('alerts.text.feed_refused', { ...said, reason: feedReasonText(t, facts) });
    case 'job_given_up':
      return t('alerts.text.job_given_up', { ...said, job: jobName(t, String(facts.job)) });
    case 'backup_old':
      return t(facts.hours === null ? 'alerts.text.backup_none' : 'alerts.text.backup_old', said);
    case 'restore_old':
      return t(facts.days === null ? 'alerts.text.restore_none' : 'alerts.text.restore_old', said);
    case 'audit_broken':
      return t(facts.row === null ? 'alerts.text.audit_lost' : 'alerts.text.audit_broken', said);
    case 'ledger_gap':
      return t(facts.found === null ? 'alerts.text.ledger_chain' : 'alerts.text.ledger_gap', said);
    default:
      return t(`alerts.text.${kind}`, said);
  }
}

/** What is wrong with the provider, by its own name for it where it gave one. */
export function feedReasonText(t: Translate<'alerts'>, { code, failure }: AlertFacts): string {
  const known = REASONS.find((one) => one === code);
  if (known !== undefined) return t(`alerts.reason.${known}`);
  const said = String(failure ?? '-');
  const silence = /^no answer:? (?<how>.+)$/.exec(said)?.groups?.how;
  return silence === undefined
    ? t('alerts.reason.unnamed', { failure: said })
    : t('alerts.reason.silent', { failure: silence });
}
