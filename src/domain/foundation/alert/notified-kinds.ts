import type { Permission } from '#domain/foundation/permission/permissions.ts';
import type { SiteAlertKind } from '#i18n/alert-text.ts';

/**
 * The alerts that operators also get by e-mail, each with the duty that it concerns: those who may do something about it are
 * notified, those who may only look are not.
 */
export const NOTIFIED_KINDS: Readonly<Record<SiteAlertKind, Permission>> = {
  feed_refused: 'feeds.run',
  feed_stale: 'feeds.run',
  feed_out_of_credits: 'feeds.run',
  emails_refused: 'operations.run',
  job_given_up: 'operations.run',
  process_silent: 'operations.run',
  clock_wrong: 'operations.run',
  disk_full: 'operations.run',
  backup_old: 'operations.run',
  backup_failed: 'operations.run',
  restore_failed: 'operations.run',
  restore_old: 'operations.run',
  audit_broken: 'operations.run',
  ledger_gap: 'operations.run',
  books_open: 'orders.confirm',
  transfers_late: 'orders.confirm',
};

/** What loses money or data while it waits, or stops the site: it is sent in quiet hours too, as is its end. */
const URGENT_KINDS: ReadonlySet<string> = new Set<SiteAlertKind>([
  'process_silent',
  'clock_wrong',
  'disk_full',
  'audit_broken',
  'ledger_gap',
  'books_open',
]);

export function isUrgentAlert(kind: string): boolean {
  return URGENT_KINDS.has(kind);
}
