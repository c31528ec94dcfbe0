import type { ApprovalRow } from '#db/queries/approval.ts';
import { findApproval } from '#db/queries/find-approval.ts';
import { nameOperators } from '#db/queries/office-order.ts';
import { listLinkedOperators } from '#db/queries/operator-touch.ts';
import { blockedBy } from '#domain/accounts/operator/linked-persons.ts';
import { approvalView } from '#domain/foundation/approval/approval-view.ts';
import type { Change, DescribedRequest } from '#domain/foundation/approval/described-request.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import { mayDo } from '#domain/foundation/permission/permissions.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import type { Locale } from '#terms/locales.ts';
import { findApprovable } from './approvables.ts';

export type Reader = { readonly operator: Operator; readonly locale: Locale };

/** Each asks the database by itself; a file of thousands must not take it from everybody else. */
const BATCH_SIZE = 10;

/** One request of the operator's brands: what it is about, and what it would change. */
export async function showRequest(services: Services, { id, ...reader }: Reader & { readonly id: string }) {
  const row = await findApproval(services.db, id);
  if (row === null || !reader.operator.brands.includes(row.brand))
    throw new AppError('not_found', 'no such request of their brands');
  const [shown] = await describeRequests(services, [row], reader);
  if (shown === undefined) throw new AppError('internal', 'the request could not be described');
  return shown;
}

/** Requests as an operator sees them: who asked and who decided, whether the reader may decide, and what would change. */
export async function describeRequests(services: Services, rows: readonly ApprovalRow[], reader: Reader) {
  const { operator, locale } = reader;
  const names = await nameOperators(
    services.db,
    rows.flatMap(({ proposedBy, decidedBy }) =>
      decidedBy === null ? [proposedBy] : [proposedBy, decidedBy],
    ),
  );
  const linked = await listLinkedOperators(services.db, {
    operatorId: operator.id,
    others: rows.map(({ proposedBy }) => proposedBy),
    now: services.clock.now(),
  });
  const describe = async (row: ApprovalRow) => {
    const approvable = findApprovable(row.kind);
    const now = services.clock.now();
    const described = (await approvable?.describe(services, { row, locale, now })) ?? undescribed(row);
    const { subject, changes } = described;
    const isOpen = row.status === 'open' && row.lapsesAt >= now;
    const isOwn = row.proposedBy === operator.id;
    const blocked = blockedBy(linked, { proposedBy: row.proposedBy, self: operator.id });
    const mayDecide = approvable !== null && mayDo(operator.role, approvable.decide);
    return {
      ...approvalView(row),
      subject,
      // What a decided request has changed is no longer how things are, so only its own side is shown.
      changes: isOpen ? [...changes] : changes.map((change): Change => ({ ...change, before: null })),
      failed_at: isOpen ? (row.failedAt?.toISOString() ?? null) : null,
      failure: isOpen ? row.failure : null,
      proposer: names.get(row.proposedBy) ?? null,
      decider: row.decidedBy === null ? null : (names.get(row.decidedBy) ?? null),
      is_own: isOwn,
      blocked,
      can: {
        approve: isOpen && mayDecide && blocked === null,
        refuse: isOpen && (mayDecide || isOwn),
      },
    };
  };
  const shown: Awaited<ReturnType<typeof describe>>[] = [];
  for (let start = 0; start < rows.length; start += BATCH_SIZE)
    shown.push(...(await Promise.all(rows.slice(start, start + BATCH_SIZE).map(describe))));
  return shown;
}

/** A request about something that is gone, or of a kind that is decided elsewhere. */
function undescribed(row: ApprovalRow): DescribedRequest {
  return { subject: { kind: 'other', id: null, label: row.subjectId }, changes: [] };
}
