import type { ApprovalRow } from '#db/queries/approval.ts';

/** A request as the office shows it. */
export function approvalView(row: ApprovalRow) {
  return {
    id: row.id,
    brand: row.brand,
    kind: row.kind,
    subject_id: row.subjectId,
    payload: row.payload,
    reason: row.reason,
    status: row.status,
    proposed_by: row.proposedBy,
    proposed_at: row.proposedAt.toISOString(),
    lapses_at: row.lapsesAt.toISOString(),
    decided_by: row.decidedBy,
    decided_at: row.decidedAt?.toISOString() ?? null,
    effective_at: row.effectiveAt?.toISOString() ?? null,
  };
}
