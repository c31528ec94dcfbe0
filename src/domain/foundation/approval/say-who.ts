import type { Queryable } from '#db/client.ts';
import { type ApprovalRow, findOpenApproval } from '#db/queries/approval.ts';
import { findOperatorById } from '#db/queries/operator.ts';
import { formatDateTime } from '#i18n/format.ts';
import { AppError } from '#platform/app-error.ts';
import { BRAND_ZONE } from '#terms/brand-zone.ts';

/** The refusal of a second request about one thing: it names who asked for it first, and when. */
export async function askedAlready(
  db: Queryable,
  approval: Pick<ApprovalRow, 'kind' | 'subjectId'>,
): Promise<AppError> {
  const first = await findOpenApproval(db, approval);
  const who = first === null ? null : await nameOf(db, first.proposedBy);
  const when = formatDateTime(first?.proposedAt, BRAND_ZONE);
  return new AppError('conflict', 'asked already', {
    fields: { base: [{ key: 'office.askedAlready', params: { who: who ?? '?', when } }] },
    data: {
      approval: first?.id ?? null,
      changed_by: who,
      changed_at: first?.proposedAt.toISOString() ?? null,
    },
  });
}

/** The refusal of a second decision: it names who decided, and when; or that the request has lapsed. */
export async function decidedAlready(db: Queryable, request: ApprovalRow): Promise<AppError> {
  const { decidedBy, decidedAt, status } = request;
  const who = decidedBy === null ? null : await nameOf(db, decidedBy);
  const key = who === null ? 'office.requestLapsed' : 'office.decidedAlready';
  const params = who === null ? {} : { who, when: formatDateTime(decidedAt, BRAND_ZONE) };
  return new AppError('conflict', 'decided already', {
    fields: { base: [{ key, params }] },
    data: { status, changed_by: who, changed_at: decidedAt?.toISOString() ?? null },
  });
}

async function nameOf(db: Queryable, id: string): Promise<string | null> {
  return (await findOperatorById(db, id))?.email ?? null;
}
