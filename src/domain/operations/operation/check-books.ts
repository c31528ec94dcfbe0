import { countOpenEntries, listLedgerGaps } from '#db/queries/ledger-gap.ts';
import { syncAlerts, type Trouble } from '#domain/foundation/alert/sync-alerts.ts';
import { verifyAudit } from '#domain/picks/proof/verify-audit.ts';
import type { Services } from '#domain/services.ts';

const MAX_GAPS = 20;
const KINDS = ['audit_broken', 'ledger_gap', 'books_open'];

/** Checks what may never have a gap: the chained audit log, the public ledger of picks and the books of money. */
export async function checkBooks(
  services: Services,
): Promise<{ readonly opened: number; readonly closed: number }> {
  const { db } = services;
  const [audit, gaps, entries] = await Promise.all([
    verifyAudit(services),
    listLedgerGaps(db, MAX_GAPS),
    countOpenEntries(db),
  ]);
  const troubles: Trouble[] = [
    ...gaps.map(
      ({ day, announced, found }): Trouble => ({
        kind: 'ledger_gap',
        subject: found === null ? `${day} chain` : day,
        permission: 'audit.view_all',
        severity: 'critical',
        facts: { day, told: announced, found },
        path: '/office/picks',
      }),
    ),
    ...entries.map(
      ({ brand, count }): Trouble => ({
        kind: 'books_open',
        subject: brand,
        brand,
        permission: 'orders.view',
        severity: 'critical',
        facts: { brand, count },
        path: `/office/orders?brand=${brand}`,
      }),
    ),
  ];
  if (!audit.holds) {
    troubles.push({
      kind: 'audit_broken',
      subject: 'audit',
      permission: 'audit.view_all',
      severity: 'critical',
      facts: { row: audit.broken_at, day: audit.lost_head?.day ?? null },
      path: '/office/audit',
    });
  }
  return syncAlerts(services, { kinds: KINDS, troubles });
}
